// The tab «История» (history) of a company card: a timeline of register records, the card on a past day, and the changes that our refreshes
// brought; a blurred sample if we have no register extract.
import type { Company } from '@sverka/contract/company/company'
import type { CardChange, RegisterChange } from '@sverka/contract/company-card/history'
import type { Output } from '@sverka/contract/operations/operations'
import type { Call } from '@sverka/contract/web-host'
import { lazy } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { servicesContext } from '../../context.ts'
import { useMessages } from '../../i18n/catalogue.ts'
import { useFormat } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { languageInBrowser, languageOnServer } from '../../reliability/reader-language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Column, Grid, Row, Stack } from '../../ui/layout.tsx'
import { Link } from '../../ui/link.tsx'
import { RuledList } from '../../ui/list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { FilterBar, PeriodFilter, TextFilter } from '../filter-bar.tsx'
import { loadTab } from '../load-tab.ts'
import { recordTabMessages } from '../record-tab.messages.ts'
import { Sample } from '../sample.tsx'
import { TabList } from '../tab-list.tsx'
import { useCompany } from '../use-company.ts'
import type { Route } from './+types/history.tab'
import { historyMessages } from './history.messages.ts'
import styles from './history.module.css'
import { HistoryEvent } from './history-event.tsx'
import { buildTimeline, byYear, foldTimeline, type Happening, laterHeadSince } from './timeline.ts'

const KEY = 'GET /api/v1/company-history/'
const PAST = 'GET /api/v1/company-past/'
/** URL parameter with the earlier day of two that are compared. */
const FROM = 'from'

interface Request extends Omit<Route.LoaderArgs, 'context'> {
  readonly lang: Locale
}

/** The card on a past day is loaded only if the URL names a day. */
async function load(call: Call, { lang, ...args }: Request) {
  const hasDay = Boolean(new URL(args.request.url).searchParams.get(FROM))
  const [list, past] = await Promise.all([loadTab(call, KEY, args), hasDay ? loadTab(call, PAST, { ...args, lang }) : null])
  return list && { list, past }
}

export const loader = ({ context, ...args }: Route.LoaderArgs) =>
  load(context.get(servicesContext).call, { ...args, lang: languageOnServer(context) })
export const clientLoader = (args: Route.ClientLoaderArgs) => load(browserCall, { ...args, lang: languageInBrowser() })

/** Loaded where the URL names a day. No Suspense fallback: it would hide the server's markup until the script has loaded. */
const PastDay = lazy(async () => ({ default: (await import('../past/past-day.tsx')).PastDay }))
const TwoDays = lazy(async () => ({ default: (await import('../past/two-days.tsx')).TwoDays }))
const PastReport = lazy(async () => ({ default: (await import('../past/past-report.tsx')).PastReport }))

export default function HistoryTab({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(recordTabMessages)
  if (!loaderData) return null
  const { list, past } = loaderData
  return (
    <Stack>
      {past && <PastDay past={past} />}
      {past && (
        <Grid>
          <Column span={8}>
            <TwoDays past={past} />
          </Column>
          <Column span={4}>
            <Stack>
              {past.card && <PastReport day={past.day} />}
              <DaysForm knownFrom={list.known_from} />
            </Stack>
          </Column>
        </Grid>
      )}
      {list.total === 0 ? (
        <Sample {...texts.samples.history} />
      ) : (
        <>
          <FilterBar>
            <TextFilter name="search" label={texts.historySearch} />
            <PeriodFilter />
          </FilterBar>
          <Row>
            <Kinds kinds={list.kinds} />
          </Row>
          <Grid>
            <Column span={8}>
              <TabList list={list} icon="history">
                <Timeline list={list} />
              </TabList>
            </Column>
            <Column span={4}>
              <Stack>
                {!past && <DaysForm knownFrom={list.known_from} />}
                <ChangeCounts changes={list.changes} />
              </Stack>
            </Column>
          </Grid>
        </>
      )}
      {list.refreshes.length > 0 && <Refreshes refreshes={list.refreshes} />}
    </Stack>
  )
}

/** Filters the events by subject, with links, so that a choice has a URL; nothing if all are about one subject. */
function Kinds({ kinds }: Pick<Output<typeof KEY>, 'kinds'>) {
  const texts = useMessages(historyMessages)
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  if (kinds.length < 2) return null
  const to = (kind: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (kind) next.set('kind', kind)
    else next.delete('kind')
    return `${pathname}?${next}`
  }
  return (
    <Segmented
      label={texts.kindsLabel}
      chosen={params.get('kind') ?? ''}
      wrap
      segments={[
        { value: '', label: texts.allKinds, to: to('') },
        ...kinds.map((kind) => ({ value: kind as string, label: texts.eventKinds[kind], to: to(kind) })),
      ]}
    />
  )
}

/** Form for the two days to compare: a plain GET, so that it works without a script and the comparison has a URL. */
function DaysForm({ knownFrom }: { knownFrom: string }) {
  const texts = useMessages(historyMessages)
  const format = useFormat()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  return (
    <Panel anchor="days" title={texts.days} foot={texts.knownFrom(format.date(knownFrom))}>
      <form method="get" className={styles.days}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={`${name} ${params.get(name)}`}
            name={name}
            label={name === 'from' ? texts.dayFrom : texts.dayTo}
            type="date"
            required={name === 'from'}
            defaultValue={params.get(name) ?? ''}
          />
        ))}
        <Button type="submit">{texts.showDays}</Button>
      </form>
      {params.get(FROM) && (
        <p className={styles.toToday}>
          <Link to={pathname}>{texts.toToday}</Link>
        </p>
      )}
    </Panel>
  )
}

/** Filters of the URL that apply to register records only: with one of them changes between extracts are left out. */
const RECORD_FILTERS = ['search', 'date_from', 'date_to']

function Timeline({ list }: { list: Output<typeof KEY> }) {
  const [search] = useSearchParams()
  const isFiltered = RECORD_FILTERS.some((name) => search.get(name))
  const all = buildTimeline({
    entries: list.result,
    changes: isFiltered ? [] : list.changes,
    isFirst: list.page === 1,
    isLast: list.page * list.page_size >= list.count,
  })
  const { line, charters, unspecified } = foldTimeline(all)
  const texts = useMessages(historyMessages)
  return (
    <Panel>
      {byYear(line).map(([year, happenings]) => (
        <section key={year} className={styles.year}>
          <Heading level={2} look="h3">
            {year}
          </Heading>
          <ol className={styles.events}>
            {happenings.map((happening) => (
              <HistoryEvent key={happening.key} happening={happening} />
            ))}
          </ol>
        </section>
      ))}
      {charters.length > 0 && <FoldedEvents title={texts.charters(charters.length)} happenings={charters} />}
      {unspecified.length > 0 && <FoldedEvents title={texts.unspecified(unspecified.length)} happenings={unspecified} />}
    </Panel>
  )
}

/** Similar records behind one line, folded. */
function FoldedEvents({ title, happenings }: { title: string; happenings: readonly Happening[] }) {
  const format = useFormat()
  const years = [...new Set(happenings.map(({ date }) => date.slice(0, 4)))].toReversed()
  return (
    <details className={styles.charters}>
      <summary>
        <b>{title}</b> <small>{format.list(years)}</small>
        <Icon name="chevron-down" size="small" />
      </summary>
      <ol className={styles.events}>
        {happenings.map((happening) => (
          <HistoryEvent key={happening.key} happening={happening} folded />
        ))}
      </ol>
    </details>
  )
}

/** How often head, founders, name, address and capital changed; for a sole trader only those that did, since most do not apply to one. */
function ChangeCounts({ changes }: { changes: readonly RegisterChange[] }) {
  const texts = useMessages(historyMessages)
  const company = useCompany()
  const headSince = useHeadSince(company)
  const labels = {
    head: texts.headRow,
    founders: texts.foundersRow,
    name: texts.nameRow,
    address: texts.addressRow,
    capital: texts.capitalRow,
  }
  const rows = Object.entries(labels).flatMap(([field, label]) => {
    const count = changes.filter((change) => change.field === field).length
    if (count === 0 && company.kind === 'entrepreneur') return []
    return [{ field, label, text: (field === 'head' && count === 0 && headSince) || texts.times(count) }]
  })
  return (
    <Stack>
      {rows.length > 0 && (
        <Panel title={texts.inShort}>
          <dl className={styles.short}>
            {rows.map(({ field, label, text }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      <Text as="p" size="caption" tone="muted">
        {texts.source}
      </Text>
    </Stack>
  )
}

/** Text with the day since which the head is in office; null if the day is unknown or not after the company's registration. */
function useHeadSince(company: Company): string | null {
  const texts = useMessages(historyMessages)
  const format = useFormat()
  const day = laterHeadSince(company)
  return day && (company.status.ended ? texts.lastHeadSince : texts.headSince)(format.date(day))
}

/** Our refreshes of the card from its sources that changed something: time, and the changed fields. */
function Refreshes({ refreshes }: { refreshes: readonly CardChange[] }) {
  const texts = useMessages(recordTabMessages)
  const format = useFormat()
  return (
    <Panel title={texts.refreshes}>
      <RuledList tight>
        {refreshes.map(({ at, changed }) => (
          <li key={at}>
            {format.dateTime(at)}. {texts.changedFields(format.list(changed.map((field) => texts.fields[field] ?? field)))}
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}
