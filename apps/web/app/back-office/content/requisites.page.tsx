// `/back-office/requisites`: legal and bank details of the site's owner.
import type { Requisites } from '@sverka/contract/site-pages/site-pages'
import { type ChangeEvent, useState } from 'react'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { forStaff } from '../for-staff.ts'
import { QueueHeading } from '../queue.tsx'
import { useSaving } from '../use-saving.ts'
import type { Route } from './+types/requisites.page'
import { contentMessages } from './content.messages.ts'
import styles from './content.module.css'

export const clientLoader = (_: Route.ClientLoaderArgs) =>
  forStaff(async () => {
    // What is shown is everybody's; that the caller is staff is asked by the list of plans.
    const [{ requisites }] = await Promise.all([
      browserCall('GET /api/v1/requisites/', {}),
      browserCall('GET /api/v1/admin/plans/', { query: { page_size: 1 } }),
    ])
    return requisites
  })

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function RequisitesPage({ loaderData: requisites }: Route.ComponentProps) {
  const texts = useMessages(contentMessages)
  return (
    <>
      <PageHead title={texts.requisitesTitle} noindex />
      <QueueHeading title={texts.requisitesTitle} count={0} />
      <p className={styles.lead}>
        {texts.requisitesLead} <Link to="/requisites">/requisites</Link>
      </p>
      {requisites?.is_example && <Note tone="warning">{texts.requisitesExample}</Note>}
      <RequisitesForm key={JSON.stringify(requisites)} requisites={requisites} />
    </>
  )
}

const draftOf = (requisites: Requisites | null) => ({
  name: requisites?.name ?? '',
  inn: requisites?.inn ?? '',
  kpp: requisites?.kpp ?? '',
  ogrn: requisites?.ogrn ?? '',
  address: requisites?.address ?? '',
  email: requisites?.email ?? '',
  phone: requisites?.phone ?? '',
  bank_name: requisites?.bank.name ?? '',
  bic: requisites?.bank.bic ?? '',
  account: requisites?.bank.account ?? '',
  correspondent_account: requisites?.bank.correspondent_account ?? '',
})

type Draft = ReturnType<typeof draftOf>

const bodyOf = ({ name, inn, kpp, ogrn, address, email, phone, bank_name, bic, account, correspondent_account }: Draft) => ({
  ...{ name, inn, ogrn, address, email },
  kpp: kpp.trim() || null,
  phone: phone.trim() || null,
  bank: { name: bank_name, bic, account, correspondent_account },
})

function RequisitesForm({ requisites }: { requisites: Requisites | null }) {
  const texts = useMessages(contentMessages)
  const { busy, errorOf, save } = useSaving()
  const [draft, setDraft] = useState(() => draftOf(requisites))
  const send = async () => {
    await save(() => browserCall('PUT /api/v1/admin/requisites/', { body: bodyOf(draft) }), texts.saved)
  }
  const reset = () => void save(() => browserCall('DELETE /api/v1/admin/requisites/', {}), texts.saved)
  const given = (name: keyof Draft, wrong: string = name) => ({
    name,
    maxLength: 500,
    value: draft[name],
    error: errorOf(wrong),
    // Enter in the tall field of the address begins no line: on the page it is one.
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft({ ...draft, [name]: value.replaceAll('\n', ' ') }),
  })
  const field = (name: keyof Draft, label: string, wrong?: string) => <TextField label={label} {...given(name, wrong)} />
  return (
    <Form onSend={send}>
      <Stack>
        <Panel title={texts.owner} compact>
          <div className={styles.pair}>
            <div className={styles.whole}>{field('name', texts.name)}</div>
            {field('inn', texts.inn)}
            {field('kpp', texts.kpp)}
            {field('ogrn', texts.ogrn)}
            <div className={styles.whole}>
              <TextArea label={texts.address} {...given('address')} />
            </div>
            {field('email', texts.email)}
            {field('phone', texts.phone)}
          </div>
        </Panel>
        <Panel title={texts.bank} compact>
          <div className={styles.pair}>
            <div className={styles.whole}>{field('bank_name', texts.bankName, 'bank.name')}</div>
            {field('bic', texts.bic, 'bank.bic')}
            {field('account', texts.account, 'bank.account')}
            {field('correspondent_account', texts.correspondentAccount, 'bank.correspondent_account')}
          </div>
        </Panel>
        <Row wrap>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.save}
          </Button>
          {requisites && !requisites.is_example && (
            <Button variant="text" disabled={busy} onClick={reset}>
              {texts.resetRequisites}
            </Button>
          )}
        </Row>
      </Stack>
    </Form>
  )
}
