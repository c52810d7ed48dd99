// `/profile/monitoring`: changes of the watched companies, and the list of them.

import { readableName } from '@sverka/contract/company/names'
import type { CompanyEvent, Watched } from '@sverka/contract/monitoring/monitoring'
import { eventFields, WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import { useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { OwnLabels } from '../company-notes/own-labels.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { StatusMarks } from '../shell/status-marks.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/monitoring.page'
import { AddWatches } from './add-watches.tsx'
import { CompanyChanges } from './change.tsx'
import { monitoringMessages } from './monitoring.messages.ts'
import styles from './monitoring.module.css'
import { loadSending, Sending } from './sending.tsx'
import { Unwatch } from './unwatch.tsx'

const SIZE = 20
const VIEWS = ['events', 'companies', 'settings'] as const

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(loadWatched(new URL(request.url).searchParams))

async function loadWatched(asked: URLSearchParams) {
  const view = VIEWS.find((one) => one === asked.get('view')) ?? 'events'
  const page = Number(asked.get('page')) || 1
  const field = eventFields.find((one) => one === asked.get('field'))
  const company = Number(asked.get('company')) || undefined
  const [events, companies] = await Promise.all([
    browserCall('GET /api/v1/monitoring/events/', { query: { page: view === 'events' ? page : 1, page_size: SIZE, field, company } }),
    browserCall('GET /api/v1/monitoring/companies/', { query: { page: view === 'companies' ? page : 1, page_size: SIZE } }),
  ])
  const sending = view === 'settings' ? await loadSending(page, SIZE) : null
  const beside = view === 'events' ? await loadBeside({ page, count: events.count, field, company }) : NOTHING_BESIDE
  return { view, page, field, events, companies, sending, beside }
}

/** Times of the changes before and after this page: a day's changes may continue on another page. */
interface Beside {
  readonly before: string | undefined
  readonly after: string | undefined
}

const NOTHING_BESIDE: Beside = { before: undefined, after: undefined }

interface AskedBeside {
  readonly page: number
  readonly count: number
  readonly field: (typeof eventFields)[number] | undefined
  readonly company: number | undefined
}

async function loadBeside({ page, count, field, company }: AskedBeside): Promise<Beside> {
  const loadMoment = async (place: number) => {
    if (place < 1 || place > count) return undefined
    const { result } = await browserCall('GET /api/v1/monitoring/events/', { query: { page: place, page_size: 1, field, company } })
    return result[0]?.happened_at
  }
  const [before, after] = await Promise.all([loadMoment((page - 1) * SIZE), loadMoment(page * SIZE + 1)])
  return { before, after }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function MonitoringPage({ loaderData: { view, page, field, events, companies, sending, beside } }: Route.ComponentProps) {
  const texts = useMessages(monitoringMessages)
  const [params] = useSearchParams()
  const pageHref = (to: number) => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(to) })}`
  const counted = { events: events.count, companies: companies.count, settings: sending?.deliveries.count ?? 0 }[view]
  const isNobody = companies.count === 0 && view !== 'settings'
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <PrivateHead title={texts.title} />
        <Text as="p" tone="secondary">
          {texts.watched(companies.count, WATCHES_MAX)}
        </Text>
      </Stack>
      <Segmented
        label={texts.views}
        chosen={view}
        wrap
        segments={[
          { value: 'events', label: texts.events, count: events.count, to: '?view=events' },
          { value: 'companies', label: texts.companies, count: companies.count, to: '?view=companies' },
          { value: 'settings', label: texts.settings, to: '?view=settings' },
        ]}
      />
      {isNobody && <Nobody />}
      {!isNobody && view === 'events' && <Events events={events.result} field={field} beside={beside} />}
      {!isNobody && view === 'companies' && <Companies companies={companies.result} />}
      {sending && <Sending {...sending} />}
      <Pager current={page} last={Math.ceil(counted / SIZE)} pageHref={pageHref} />
      {view !== 'settings' && <AddWatches />}
    </Stack>
  )
}

function Nobody() {
  const texts = useMessages(monitoringMessages)
  return (
    <Panel>
      <EmptyState icon="eye" title={texts.empty} action={<ButtonLink to="/counter-parties">{texts.find}</ButtonLink>}>
        {texts.emptyHint}
      </EmptyState>
    </Panel>
  )
}

function Events({ events, field, beside }: { events: readonly CompanyEvent[]; field: string | undefined; beside: Beside }) {
  const texts = useMessages(monitoringMessages)
  const [params, setParams] = useSearchParams()
  const choose = (value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value) next.set('field', value)
    else next.delete('field')
    setParams(next, { preventScrollReset: true })
  }
  return (
    <Stack gap={4}>
      <Select label={texts.kind} className={styles.kind} value={field ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{texts.all}</option>
        {eventFields.map((one) => (
          <option key={one} value={one}>
            {texts.fields[one]}
          </option>
        ))}
      </Select>
      {events.length === 0 && (
        <Panel>
          <p>{texts.nothing}</p>
        </Panel>
      )}
      <Days events={events} beside={beside} />
    </Stack>
  )
}

/** A day that continues on another page says so; its count is of this page only. */
function Days({ events, beside }: { events: readonly CompanyEvent[]; beside: Beside }) {
  const texts = useMessages(monitoringMessages)
  const format = useFormat()
  const formatDay = (at: string | undefined) => at && format.longDateOfTime(at)
  return [...Map.groupBy(events, ({ happened_at: at }) => format.longDateOfTime(at))].map(([day, ofDay]) => {
    const [isBegun, goesOn] = [formatDay(beside.before) === day, formatDay(beside.after) === day]
    return (
      <Panel key={day} title={day} count={(isBegun || goesOn ? texts.changesHere : texts.changeCount)(ofDay.length)}>
        {isBegun && <SplitDay>{texts.dayBegun}</SplitDay>}
        <RuledList>
          {[...Map.groupBy(ofDay, ({ company }) => company.id)].map(([id, ofCompany]) => (
            <li key={id} className={styles.event}>
              <CompanyChanges events={ofCompany} />
            </li>
          ))}
        </RuledList>
        {goesOn && <SplitDay>{texts.dayGoesOn}</SplitDay>}
      </Panel>
    )
  })
}

const SplitDay = ({ children }: { children: string }) => (
  <Text as="p" size="caption" tone="secondary">
    {children}
  </Text>
)

function Companies({ companies }: { companies: readonly Watched[] }) {
  const texts = useMessages(monitoringMessages)
  const format = useFormat()
  return (
    <Panel>
      <Table
        caption={texts.companies}
        rows={companies}
        rowKey={({ company }) => company.id}
        stacked
        columns={[
          {
            key: 'company',
            head: texts.company,
            rowHeader: true,
            cell: ({ company }) => <Named company={company} />,
          },
          {
            key: 'state',
            head: texts.state,
            cell: ({ company: { status, procedure, closed_on: endedOn, as_of: asOf } }) => (
              <StatusMarks
                status={{ name: status, procedure: procedure ? { name: procedure, since: null } : null }}
                endedOn={endedOn}
                asOf={asOf}
              />
            ),
          },
          {
            key: 'last',
            head: texts.last,
            cell: ({ changed_at: at, since }) => (at ? format.dateOfTime(at) : texts.unchangedSince(format.dateOfTime(since))),
          },
          { key: 'act', head: texts.act, cell: ({ company }) => <Unwatch id={company.id} name={readableName(company.name)} /> },
        ]}
      />
    </Panel>
  )
}

function Named({ company: { id, name, inn, ogrn } }: { company: Watched['company'] }) {
  const texts = useMessages(monitoringMessages)
  return (
    <Stack gap={1}>
      <Link to={`/counter-parties/${ogrn}`}>{readableName(name)}</Link>
      {inn && (
        <Text size="caption" tone="secondary">
          {texts.inn(inn)}
        </Text>
      )}
      <OwnLabels companyId={id} />
    </Stack>
  )
}
