// `/special-registers`: the list of all special registers (public lists that matter for a decision about a company) with keeper, law, date and
// number of entries, and one search in all of them.
import type { RegisterInfo } from '@sverka/contract/special-registers/special-registers'
import { registerGroups, type SpecialRegister } from '@sverka/contract/special-registers/special-registers.rules'
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import { PageHead } from '../shell/page-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Container } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/special-registers.page'
import { FoundEntries } from './found-entries.tsx'
import { loadEntries, readEntriesRequest } from './load-registers.ts'
import { RegisterSearch } from './register-search.tsx'
import { specialRegistersMessages } from './special-registers.messages.ts'
import styles from './special-registers.module.css'

async function load(call: Call, request: Request, lang: Locale) {
  const entriesRequest = readEntriesRequest(request)
  const [{ result }, entries] = await Promise.all([
    pageData(call('GET /api/v1/special-registers/', { query: { lang } })),
    entriesRequest.query ? loadEntries(call, entriesRequest) : null,
  ])
  return { entriesRequest, registers: result, entries }
}

export const loader = ({ request, context }: Route.LoaderArgs) =>
  load(context.get(servicesContext).call, request, languageOnServer(context))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserCall, request, languageInBrowser())

const PATH = '/special-registers'

export default function SpecialRegistersPage({ loaderData: { entriesRequest, registers, entries } }: Route.ComponentProps) {
  const texts = useMessages(specialRegistersMessages)
  return (
    <Container className={styles.page}>
      <PageHead title={texts.title} description={texts.description} canonical={PATH} noindex={entries !== null} />
      <Breadcrumbs label={texts.crumbs} crumbs={[{ label: texts.counterParties, to: '/counter-parties' }, { label: texts.title }]} />
      <Heading level={1}>{texts.title}</Heading>
      <Text as="p" size="lead" tone="secondary" className={styles.lead}>
        {texts.lead}
      </Text>
      <RegisterSearch path={PATH} query={entriesRequest.query} everywhere />
      {registers.some(({ example }) => example) && <Note tone="warning">{texts.example}</Note>}
      {entries && <FoundEntries path={PATH} request={entriesRequest} entries={entries} register="all" />}
      {registerGroups.map(({ key, registers: group }) => (
        <Panel key={key} flush title={texts.groups[key]} count={group.length}>
          {group.map((name) => {
            const info = registers.find(({ register }) => register === name)
            return info && <RegisterRow key={name} info={info} />
          })}
        </Panel>
      ))}
    </Container>
  )
}

const ICONS: Record<SpecialRegister, IconName> = {
  disqualified: 'users',
  'mass-addresses': 'pin',
  'mass-heads': 'user',
  'tax-debts': 'calculator',
  offences: 'scales',
  'unfair-suppliers': 'cross-octagon',
  licences: 'file',
  sanctions: 'globe',
}

/** One register of the list; `records` is the number of entries, `as_of` the day of our copy. */
function RegisterRow({ info: { register, owner, records, as_of: asOf, copy } }: { info: RegisterInfo }) {
  const texts = useMessages(specialRegistersMessages)
  const format = useFormat()
  const { name, what, law, keeper } = texts.registers[register]
  return (
    <div className={styles.row}>
      <span className={styles.tile}>
        <Icon name={ICONS[register]} />
      </span>
      <div>
        <h3>
          <Link to={`${PATH}/${register}`}>{name}</Link>
        </h3>
        <Text as="p" tone="secondary">
          {what}
        </Text>
        <Text as="p" size="caption" tone="muted">
          {texts.keptBy(keeper ?? owner ?? '', law)}
        </Text>
      </div>
      <div className={styles.count}>
        <b>{copy === 'absent' ? texts.copies.absent : texts.records(records, format.integer(records))}</b>
        {asOf && (
          <Text size="caption" tone="muted">
            {texts.asOf(format.date(asOf))}
          </Text>
        )}
      </div>
    </div>
  )
}
