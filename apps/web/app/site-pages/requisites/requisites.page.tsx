// `/requisites`: legal details, bank details and contacts of the site's owner, as set by staff or the configuration. In a demo they are invented.
import { phoneLink, readPhone } from '@sverka/contract/phones.rules'
import type { Requisites } from '@sverka/contract/site-pages/site-pages'
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../../api/browser-call.ts'
import { pageData } from '../../api/page-data.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Container, Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Digits } from '../../ui/text.tsx'
import { PageHero } from '../page-hero.tsx'
import type { Route } from './+types/requisites.page'
import { requisitesMessages } from './requisites.messages.ts'
import styles from './requisites.module.css'

/** The `tel:` link of a phone; if the text is not a valid number, its digits are dialled. */
const phoneHref = (text: string): string => {
  const phone = readPhone(text)
  return phone ? phoneLink(phone) : `tel:${text.replace(/[^\d+]/g, '')}`
}

const load = (call: Call) => pageData(call('GET /api/v1/requisites/', {}))

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(servicesContext).call)

export const clientLoader = () => load(browserCall)

export default function RequisitesPage({ loaderData: { requisites } }: Route.ComponentProps) {
  const texts = useMessages(requisitesMessages)
  return (
    <>
      <PageHead title={texts.title} description={texts.description} canonical="/requisites" />
      <PageHero title={texts.title} lead={texts.lead} />
      <Container className={styles.content}>
        {requisites ? <Details requisites={requisites} /> : <Note tone="warning">{texts.missing}</Note>}
      </Container>
    </>
  )
}

/** INN is the taxpayer number, KPP the code of the tax registration, OGRN the state registration number, BIC the Russian code of the bank. */
function Details({ requisites }: { requisites: Requisites }) {
  const texts = useMessages(requisitesMessages)
  const { rows } = texts
  const { bank } = requisites
  /** A row with a number and a button that copies it; without a number its value is empty. */
  const numberRow = (label: string, value: string | null) => ({ label, value: value && <CopiedNumber label={label} value={value} /> })
  return (
    <Stack gap={6}>
      {requisites.is_example && <Note tone="warning">{texts.example}</Note>}
      <Panel title={texts.legal}>
        <DescriptionList
          items={[
            { label: rows.name, value: requisites.name },
            numberRow(rows.inn, requisites.inn),
            numberRow(rows.kpp, requisites.kpp),
            numberRow(rows.ogrn, requisites.ogrn),
            { label: rows.address, value: requisites.address },
          ]}
        />
      </Panel>
      <Panel title={texts.bank}>
        <DescriptionList
          items={[
            { label: rows.bankName, value: bank.name },
            numberRow(rows.bic, bank.bic),
            numberRow(rows.account, bank.account),
            numberRow(rows.correspondentAccount, bank.correspondent_account),
          ]}
        />
      </Panel>
      <Panel title={texts.contacts}>
        <DescriptionList
          items={[
            { label: rows.email, value: <a href={`mailto:${requisites.email}`}>{requisites.email}</a> },
            { label: rows.phone, value: requisites.phone && <a href={phoneHref(requisites.phone)}>{requisites.phone}</a> },
          ]}
        />
      </Panel>
    </Stack>
  )
}

function CopiedNumber({ label, value }: { label: string; value: string }) {
  const texts = useMessages(requisitesMessages)
  return (
    <Row gap={1}>
      <Digits>{value}</Digits>
      <CopyButton value={value} label={texts.copy(label)} hint={texts.copyHint} doneHint={texts.copied} />
    </Row>
  )
}
