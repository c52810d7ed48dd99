// `/counter-parties/selection`: selects companies by properties («traits»), counts and lists them, and exports them within the plan's daily quota.
import { insideSentence } from '@sverka/contract/company-card/reliability.rules'
import type { Call } from '@sverka/contract/web-host'
import { useLocation } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { pageData } from '../../api/page-data.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { languageInBrowser, languageOnServer } from '../../reliability/reader-language.ts'
import { verdictMessages } from '../../reliability/verdict.messages.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Pager } from '../../shell/pager.tsx'
import { shellMessages } from '../../shell/shell.messages.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import styles from '../company-search.module.css'
import { filterMessages } from '../filter.messages.ts'
import { loadRegions } from '../load-regions.ts'
import type { Route } from './+types/selection.page'
import { selectionMessages } from './selection.messages.ts'
import { SelectionExport } from './selection-export.tsx'
import { SelectionForm } from './selection-form.tsx'
import { SelectionTable } from './selection-table.tsx'
import { type Copies, hasTraits, PAGE_SIZE, readPageNumber, readSelection, selectionPageUrl } from './selection-url.ts'

/** Without any property nothing is selected: `found` is null. */
async function load(call: Call, request: Request, lang: Locale) {
  const { searchParams } = new URL(request.url)
  const page = readPageNumber(searchParams)
  const { result } = await pageData(call('GET /api/v1/special-registers/', { query: {} }))
  const copies: Copies = Object.fromEntries(result.map(({ register, copy }) => [register, copy]))
  const selection = readSelection(searchParams, copies)
  const [found, regions] = await Promise.all([
    hasTraits(selection)
      ? pageData(call('GET /api/v1/company-selection/', { query: { ...selection, lang, page, page_size: PAGE_SIZE } }))
      : null,
    loadRegions(call, lang),
  ])
  return { selection, found, regions, copies }
}

export const loader = ({ request, context }: Route.LoaderArgs) =>
  load(context.get(servicesContext).call, request, languageOnServer(context))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(browserCall, request, languageInBrowser())

export default function SelectionPage({ loaderData: { selection, found, regions, copies } }: Route.ComponentProps) {
  const texts = useMessages(selectionMessages)
  const { sections } = useMessages(shellMessages)
  const { search } = useLocation()
  return (
    <Container className={styles.results}>
      <PageHead title={texts.title} description={texts.description} canonical="/counter-parties/selection" noindex={found !== null} />
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs label={texts.crumbs} crumbs={[{ label: sections.counterParties, to: '/counter-parties' }, { label: texts.title }]} />
          <Heading level={1}>{texts.title}</Heading>
          <Text as="p" size="lead" tone="secondary">
            {texts.lead}
          </Text>
        </Stack>
        <div className={styles.columns}>
          <SelectionForm key={search} selection={selection} regions={regions} copies={copies} />
          <Found selection={selection} found={found} />
        </div>
      </Stack>
    </Container>
  )
}

function Found({ selection, found }: Pick<Route.ComponentProps['loaderData'], 'selection' | 'found'>) {
  const texts = useMessages(selectionMessages)
  const { tooNarrow } = useMessages(filterMessages)
  const { uncheckedStops } = useMessages(verdictMessages)
  const format = useFormat()
  const { search } = useLocation()
  if (!found || found.count === 0) {
    return (
      <Stack gap={4}>
        <Panel>
          <EmptyState icon="filter" title={found ? texts.emptyTitle : texts.startTitle}>
            {found ? tooNarrow : texts.startText}
          </EmptyState>
        </Panel>
        <SelectionExport selection={selection} count={0} />
      </Stack>
    )
  }
  const count = format.integer(found.count)
  // Stop factors (facts that alone rule out a deal) for which we have no source: no company's verdict covers them, so the table says so.
  const unchecked = format.list(found.unchecked_stops.map(({ title }) => insideSentence(title)))
  const remarks = [
    ...(found.count > LAST_SHOWN ? [texts.shownFirst(format.integer(LAST_SHOWN))] : []),
    ...(unchecked ? [`${uncheckedStops} ${unchecked}.`] : []),
  ]
  return (
    <Stack gap={4}>
      <p role="status">
        <b>{found.count_exact ? texts.found(found.count, count) : texts.more(count)}</b>
      </p>
      <SelectionExport selection={selection} count={found.count} />
      <Panel flush foot={remarks.join(' ') || undefined}>
        <SelectionTable companies={found.result} />
      </Panel>
      <Pager
        current={found.page}
        last={Math.min(Math.ceil(found.count / PAGE_SIZE), LAST_SHOWN / PAGE_SIZE)}
        pageHref={(page) => selectionPageUrl(search, page)}
      />
    </Stack>
  )
}

/** Only the first companies can be paged through (`SELECTION_SHOWN` of the contract); the exported file has the rest. */
const LAST_SHOWN = 1_000
