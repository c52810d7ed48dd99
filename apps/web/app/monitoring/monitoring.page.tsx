// `/profile/monitoring`: the feed of changes of the watched companies, the list of them, upcoming dates, and where changes are sent.

import type { CompanyEvent } from '@sverka/contract/monitoring/monitoring'
import { eventFields, eventPeriods, WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import { useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { languageInBrowser } from '../reliability/reader-language.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Stack } from '../ui/layout.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/monitoring.page'
import { AddWatches } from './add-watches.tsx'
import { CompanyChanges } from './change.tsx'
import { Companies } from './companies.tsx'
import { Dates } from './dates.tsx'
import { DeliveryTargets, loadDeliveryTargets } from './delivery-targets.tsx'
import { eventFilterMessages } from './event-filters.messages.ts'
import { EventFilters } from './event-filters.tsx'
import { firstDayMessages } from './first-day.messages.ts'
import { ListChoice } from './list-choice.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'
import { NoChangesYet } from './no-changes-yet.tsx'
import { ShareWatches } from './share-watches.tsx'
import { shownWatchesMessages } from './shown-watches.messages.ts'

/** Rows on a page of each view. */
const PAGE_SIZE = 20
const VIEWS = ['events', 'companies', 'dates', 'settings'] as const

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(loadWatched(new URL(request.url).searchParams))

/** `?list=` is the id of a colleague's list, which has no settings. The API answers 404 for a list that is not shown to the member's team. */
async function loadWatched(params: URLSearchParams) {
  const list = Number(params.get('list')) || undefined
  const view = VIEWS.find((item) => item === params.get('view') && !(list && item === 'settings')) ?? 'events'
  const page = Number(params.get('page')) || 1
  const filters = readFilters(params)
  const isFeed = view === 'events'
  const [events, companies, important, dates, lists] = await Promise.all([
    browserCall('GET /api/v1/monitoring/events/', { query: { page: isFeed ? page : 1, page_size: PAGE_SIZE, ...filters } }),
    // The filter of the feed offers every watched company.
    browserCall('GET /api/v1/monitoring/companies/', {
      query: { page: view === 'companies' ? page : 1, page_size: isFeed ? WATCHES_MAX : PAGE_SIZE, lang: languageInBrowser(), list },
    }),
    isFeed ? browserCall('GET /api/v1/monitoring/events/', { query: { page_size: 1, ...filters, important: true } }) : null,
    view === 'dates' ? browserCall('GET /api/v1/monitoring/dates/', { query: { page, page_size: PAGE_SIZE, list } }) : null,
    browserCall('GET /api/v1/monitoring/lists/', {}),
  ])
  const deliveryTargets = view === 'settings' ? await loadDeliveryTargets(page, PAGE_SIZE) : null
  const adjacentTimes = isFeed ? await loadAdjacentTimes({ page, count: events.count, filters }) : NO_ADJACENT_TIMES
  return {
    view,
    page,
    lists,
    list: lists.lists.find(({ id }) => id === list),
    filters,
    events,
    companies,
    dates,
    importantCount: important?.count ?? 0,
    deliveryTargets,
    adjacentTimes,
  }
}

/** Filters of the feed; undefined for each that is not set. */
interface Filters {
  readonly field: (typeof eventFields)[number] | undefined
  /** Id of a company. */
  readonly company: number | undefined
  /** Id of a colleague's list. */
  readonly list: number | undefined
  readonly important: true | undefined
  /** Changes of the last so many days. */
  readonly days: (typeof eventPeriods)[number] | undefined
}

/** Invalid values are ignored. */
const readFilters = (params: URLSearchParams): Filters => ({
  field: eventFields.find((field) => field === params.get('field')),
  company: Number(params.get('company')) || undefined,
  list: Number(params.get('list')) || undefined,
  important: params.get('important') === 'true' || undefined,
  days: eventPeriods.find((period) => String(period) === params.get('days')),
})

/** ISO times of the last change on the previous page (newer) and of the first on the next page. They show whether a day continues there. */
interface AdjacentTimes {
  readonly before: string | undefined
  readonly after: string | undefined
}

const NO_ADJACENT_TIMES: AdjacentTimes = { before: undefined, after: undefined }

interface PageOfEvents {
  readonly page: number
  /** Number of changes on all pages. */
  readonly count: number
  readonly filters: Filters
}

async function loadAdjacentTimes({ page, count, filters }: PageOfEvents): Promise<AdjacentTimes> {
  /** Time of one change. `position` counts the changes of all pages from 1, so it is the page number if a page has one change. */
  const loadMoment = async (position: number) => {
    if (position < 1 || position > count) return undefined
    const { result } = await browserCall('GET /api/v1/monitoring/events/', { query: { page: position, page_size: 1, ...filters } })
    return result[0]?.happened_at
  }
  const [before, after] = await Promise.all([loadMoment((page - 1) * PAGE_SIZE), loadMoment(page * PAGE_SIZE + 1)])
  return { before, after }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function MonitoringPage({ loaderData }: Route.ComponentProps) {
  const { view, page, events, companies, dates, deliveryTargets, lists, list } = loaderData
  const texts = useMessages(monitoringMessages)
  const dateTexts = useMessages(firstDayMessages)
  const [params] = useSearchParams()
  const pageHref = (to: number) => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(to) })}`
  const total = {
    events: events.count,
    companies: companies.count,
    dates: dates?.count ?? 0,
    settings: deliveryTargets?.deliveries.count ?? 0,
  }[view]
  const viewHref = (to: (typeof VIEWS)[number]) => `?view=${to}${list ? `&list=${list.id}` : ''}`
  const isEmpty = companies.count === 0 && view !== 'settings'
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <PrivateHead title={texts.title} />
        <Text as="p" tone="secondary">
          {texts.watched(companies.count, WATCHES_MAX)}
        </Text>
      </Stack>
      <ListChoice lists={lists.lists} chosen={list} />
      <Segmented
        label={texts.views}
        chosen={view}
        wrap
        segments={[
          { value: 'events', label: texts.events, count: events.count, to: viewHref('events') },
          { value: 'companies', label: texts.companies, count: companies.count, to: viewHref('companies') },
          { value: 'dates', label: dateTexts.dates, to: viewHref('dates') },
          ...(list ? [] : [{ value: 'settings' as const, label: texts.settings, to: viewHref('settings') }]),
        ]}
      />
      {isEmpty && <EmptyList isOwn={!list} />}
      {!isEmpty && view === 'events' && <Events {...loaderData} />}
      {!isEmpty && view === 'companies' && <Companies companies={companies.result} isOwn={!list} />}
      {!isEmpty && dates && <Dates dates={dates.result} />}
      {deliveryTargets && <DeliveryTargets {...deliveryTargets} />}
      <Pager current={page} last={Math.ceil(total / PAGE_SIZE)} pageHref={pageHref} />
      {view !== 'settings' && (!list || lists.may_add) && <AddWatches key={list?.id} list={list} />}
      {view === 'companies' && !list && lists.team !== null && <ShareWatches team={lists.team} before={lists.shown_at} />}
    </Stack>
  )
}

function EmptyList({ isOwn }: { isOwn: boolean }) {
  const texts = useMessages(monitoringMessages)
  const sharedListTexts = useMessages(shownWatchesMessages)
  if (!isOwn)
    return (
      <Panel>
        <EmptyState icon="eye" title={sharedListTexts.emptyOfColleague} />
      </Panel>
    )
  return (
    <Panel>
      <EmptyState icon="eye" title={texts.empty} action={<ButtonLink to="/counter-parties">{texts.find}</ButtonLink>}>
        {texts.emptyHint}
      </EmptyState>
    </Panel>
  )
}

type EventsProps = Pick<Awaited<ReturnType<typeof loadWatched>>, 'events' | 'companies' | 'filters' | 'importantCount' | 'adjacentTimes'>

function Events({ events, companies, filters, importantCount, adjacentTimes }: EventsProps) {
  const filterTexts = useMessages(eventFilterMessages)
  const isFiltered = Object.values({ ...filters, list: undefined }).some((filter) => filter !== undefined)
  return (
    <Stack gap={4}>
      <EventFilters companies={companies.result} filters={filters} importantCount={importantCount} />
      {events.count === 0 && !isFiltered && <NoChangesYet companies={companies.result} />}
      {events.count === 0 && isFiltered && (
        <Panel>
          <p>{filterTexts.nothingFound}</p>
        </Panel>
      )}
      <Days events={events.result} adjacentTimes={adjacentTimes} />
    </Stack>
  )
}

/** The changes by day. A day that continues on another page says so, and its number counts only the changes on this page. */
function Days({ events, adjacentTimes }: { events: readonly CompanyEvent[]; adjacentTimes: AdjacentTimes }) {
  const texts = useMessages(monitoringMessages)
  const format = useFormat()
  const formatDay = (at: string | undefined) => at && format.longDateOfTime(at)
  return [...Map.groupBy(events, ({ happened_at: at }) => format.longDateOfTime(at))].map(([day, ofDay]) => {
    const [beganEarlier, continues] = [formatDay(adjacentTimes.before) === day, formatDay(adjacentTimes.after) === day]
    return (
      <Panel key={day} title={day} count={(beganEarlier || continues ? texts.changesHere : texts.changeCount)(ofDay.length)}>
        {beganEarlier && <SplitDay>{texts.dayBegun}</SplitDay>}
        <RuledList>
          {[...Map.groupBy(ofDay, ({ company }) => company.id)].map(([id, ofCompany]) => (
            <li key={id} className={styles.event}>
              <CompanyChanges events={ofCompany} />
            </li>
          ))}
        </RuledList>
        {continues && <SplitDay>{texts.dayGoesOn}</SplitDay>}
      </Panel>
    )
  })
}

const SplitDay = ({ children }: { children: string }) => (
  <Text as="p" size="caption" tone="secondary">
    {children}
  </Text>
)
