// `/back-office/overview`, the first page of staff: waiting requests and their ages, metrics of the last days, how fresh the imported data is,
// failures.
import { useOutletContext, useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import { useSite } from '../../shell/root-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Column, Grid, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Text } from '../../ui/text.tsx'
import { readerLanguage } from '../list-query.ts'
import { unsolvedLoads } from '../runs.rules.ts'
import { StaffPage, staffLoader } from '../staff-page.tsx'
import { useRefresh } from '../use-refresh.ts'
import type { Route } from './+types/overview.page'
import { DailyMetrics } from './daily-metrics.tsx'
import { dataMessages } from './data.messages.ts'
import { type QueueStates, Queues } from './overview-queues.tsx'
import { Background, FirstSources, Register } from './overview-work.tsx'

/** Numbers of days whose metrics can be shown. */
const DAY_SPANS = [14, 30, 90] as const
/** Milliseconds after which the page reloads its data, again and again. */
const RELOAD_INTERVAL_MS = 60_000
/** Number of the latest imports that are loaded: more than there are in one day; older imports are not reported. */
const LOADED_IMPORTS = 50

const spanIn = (params: URLSearchParams): (typeof DAY_SPANS)[number] =>
  DAY_SPANS.find((span) => String(span) === params.get('days')) ?? DAY_SPANS[0]

export const clientLoader = staffLoader(async ({ params }) => {
  const latestRuns = (kind: 'import' | 'check', page_size: number) =>
    browserCall('GET /api/v1/admin/register-runs/', { query: { kind, page_size } })
  const [figures, sources, jobs, loads, checks, files] = await Promise.all([
    browserCall('GET /api/v1/admin/figures/', { query: { days: spanIn(params) } }),
    browserCall('GET /api/v1/sources/', { query: { lang: readerLanguage() } }),
    browserCall('GET /api/v1/admin/jobs/', { query: { page_size: 1 } }),
    latestRuns('import', LOADED_IMPORTS),
    latestRuns('check', 1),
    browserCall('GET /api/v1/admin/register-files/', {}),
  ])
  // Files that could not be fetched from their publishers.
  const faults = files.published.filter(({ fault }) => fault !== null).length
  const work = { jobs, loads: loads.result, lastCheck: checks.result[0], faults }
  return { days: figures.result, sources: sources.result, ...work }
})

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { days, sources, jobs, loads, ...register } = loaderData
  const texts = useMessages(dataMessages)
  // Loaded by the layout of the back office, which is reloaded together with this page.
  const queues = useOutletContext<QueueStates>()
  useRefresh(RELOAD_INTERVAL_MS)
  return (
    <StaffPage title={texts.overviewTitle} action={<ToOldest {...queues} />}>
      <Attention {...loaderData} queues={queues} />
      <Queues {...queues} />
      <ByDay days={days} />
      <Grid>
        <Column span={8}>
          <FirstSources sources={sources} />
        </Column>
        <Column span={4}>
          <Stack>
            <Background jobs={jobs} />
            <Register {...register} lastLoad={loads[0]} />
          </Stack>
        </Column>
      </Grid>
    </StaffPage>
  )
}

/** Link to the queue with the oldest request. */
function ToOldest({ result }: QueueStates) {
  const texts = useMessages(dataMessages)
  const [oldest] = result
    .flatMap(({ queue, oldest_at }) => (oldest_at === null ? [] : [{ queue, oldest_at }]))
    .sort((a, b) => a.oldest_at.localeCompare(b.oldest_at))
  if (!oldest) return null
  return (
    <ButtonLink variant="primary" to={`/back-office/${oldest.queue}`}>
      {texts.toOldest}
    </ButtonLink>
  )
}

/** Number of file names listed; the others are counted as «+2». */
const NAMED_MAX = 3

/** «a.zip, b.zip, c.zip, +2» */
const subjectNames = (loads: readonly { readonly subject: string }[]): string => {
  const rest = loads.length - NAMED_MAX
  const shownNames = loads.slice(0, NAMED_MAX).map(({ subject }) => subject)
  return [...shownNames, ...(rest > 0 ? [`+${rest}`] : [])].join(', ')
}

type AttentionProps = Pick<Route.ComponentProps['loaderData'], 'jobs' | 'loads' | 'lastCheck' | 'faults'> & { queues: QueueStates }

/** Note on everything that staff should attend to; nothing if all is well. */
function Attention({ queues, jobs, loads, lastCheck, faults }: AttentionProps) {
  const texts = useMessages(dataMessages)
  const { failed, empty } = unsolvedLoads(loads, queues.now)
  const overdue = queues.result.reduce((sum, { ages }) => sum + ages.overdue, 0)
  const lines = [
    overdue > 0 && texts.overdueRequests(overdue),
    jobs.count > 0 && texts.someJobsFailed(jobs.count),
    failed.length > 0 && texts.loadFailed(subjectNames(failed)),
    empty.length > 0 && texts.loadEmpty(subjectNames(empty)),
    faults > 0 && texts.filesNotFetched(faults),
    lastCheck?.state === 'failed' && texts.checkFailed,
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Note tone="warning" title={texts.attention}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
}

/** The metrics by day, with the choice of the number of days. */
function ByDay({ days }: Pick<Route.ComponentProps['loaderData'], 'days'>) {
  const texts = useMessages(dataMessages)
  const [params] = useSearchParams()
  const segments = DAY_SPANS.map((span) => ({ value: String(span), label: texts.days(span), to: `?days=${span}` }))
  return (
    <Panel title={texts.byDay} action={<Segmented label={texts.span} chosen={String(spanIn(params))} segments={segments} />}>
      <Stack>
        <Text as="p" tone="secondary">
          {texts.overviewLead} <DemoEnd until={days.at(-1)?.day ?? ''} />
        </Text>
        <DailyMetrics days={days} />
      </Stack>
    </Panel>
  )
}

/**
 * Note in demo mode. The demo's invented orders end on a fixed day (`today` of the site), but the charts go on to the real date: without the note the
 * days between would look like days without orders.
 */
function DemoEnd({ until }: { until: string }) {
  const { demo, today } = useSite()
  const texts = useMessages(dataMessages)
  const format = useFormat()
  return demo && until > today ? texts.demoOrdersEnd(format.longDate(today)) : null
}
