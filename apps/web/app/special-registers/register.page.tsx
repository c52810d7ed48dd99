// `/special-registers/:register`: the page of one special register (a public list that matters for a decision about a company, such as tax debtors):
// description, keeper, and its entries with a search.
import type { RegisterInfo } from '@sverka/contract/special-registers/special-registers'
import { isSpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import type { Call } from '@sverka/contract/web-host'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import { MemberOnly } from '../shell/guest-only.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { Container } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/register.page'
import { FoundEntries } from './found-entries.tsx'
import { entriesPath, loadEntries, readEntriesRequest } from './load-registers.ts'
import { RegisterSearch } from './register-search.tsx'
import { specialRegistersMessages } from './special-registers.messages.ts'
import styles from './special-registers.module.css'

/** Entries that are new since the member's last visit; loaded for members only. */
const RegisterNews = lazy(async () => ({ default: (await import('./register-news.tsx')).RegisterNews }))

interface Options {
  readonly params: { readonly register: string }
  readonly request: Request
}

async function load(call: Call, { params, request }: Options, lang: Locale) {
  const { register } = params
  if (!isSpecialRegister(register)) throw data({ code: 'not_found' }, { status: 404 })
  const entriesRequest = readEntriesRequest(request)
  const [{ result }, entries] = await Promise.all([
    pageData(call('GET /api/v1/special-registers/', { query: { lang } })),
    loadEntries(call, entriesRequest, register),
  ])
  const info = result.find((item) => item.register === register)
  if (!info) throw data({ code: 'not_found' }, { status: 404 })
  return { entriesRequest, info, entries }
}

export const loader = (request: Route.LoaderArgs) =>
  load(request.context.get(servicesContext).call, request, languageOnServer(request.context))

export const clientLoader = (request: Route.ClientLoaderArgs) => load(browserCall, request, languageInBrowser())

export default function RegisterPage({ loaderData: { entriesRequest, info, entries } }: Route.ComponentProps) {
  const texts = useMessages(specialRegistersMessages)
  const { name, what, lead } = texts.registers[info.register]
  const path = `/special-registers/${info.register}`
  return (
    <Container className={styles.page}>
      <PageHead
        title={name}
        description={`${what}. ${lead}`}
        canonical={entriesPath(path, entriesRequest)}
        noindex={entriesRequest.query !== ''}
      />
      <Breadcrumbs
        label={texts.crumbs}
        crumbs={[
          { label: texts.counterParties, to: '/counter-parties' },
          { label: texts.title, to: '/special-registers' },
          { label: name },
        ]}
      />
      <Heading level={1}>{name}</Heading>
      <Text as="p" size="lead" tone="secondary" className={styles.lead}>
        {lead}
      </Text>
      {info.example && <Note tone="warning">{texts.example}</Note>}
      <div className={styles.columns}>
        <div className={styles.main}>
          {info.copy !== 'absent' && <RegisterSearch path={path} query={entriesRequest.query} />}
          <FoundEntries path={path} request={entriesRequest} entries={entries} register={info.register} info={info} />
        </div>
        <div className={styles.aside}>
          {info.copy !== 'absent' && (
            <MemberOnly>
              <Suspense fallback={null}>
                <RegisterNews key={info.register} register={info.register} />
              </Suspense>
            </MemberOnly>
          )}
          <About info={info} />
          <Panel compact title={texts.where}>
            <Text as="p" tone="secondary">
              {texts.whereText}
            </Text>
          </Panel>
        </div>
      </div>
    </Container>
  )
}

/** Facts about the register: keeper, law, and the state of our copy (`copy`: whole, in part, or absent). */
function About({ info }: { info: RegisterInfo }) {
  const texts = useMessages(specialRegistersMessages)
  const format = useFormat()
  const { law, keeper } = texts.registers[info.register]
  const { facts } = texts
  return (
    <Panel compact title={texts.about}>
      <DescriptionList
        narrow
        items={[
          { label: facts.owner, value: keeper ?? info.owner },
          { label: facts.law, value: law },
          { label: facts.records, value: info.copy === 'absent' ? MISSING : format.integer(info.records) },
          { label: facts.copy, value: texts.copies[info.copy] },
          { label: facts.asOf, value: info.as_of && format.date(info.as_of) },
          { label: facts.counted, value: info.counted_at && format.dateTime(info.counted_at) },
          { label: facts.from, value: info.copy === 'absent' ? null : (info.from ?? texts.manyLists) },
          { label: facts.site, value: info.site && <a href={info.site}>{texts.site}</a> },
        ]}
      />
    </Panel>
  )
}
