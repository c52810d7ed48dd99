// `/profile/checks`: the member's own full reports, or those that colleagues show to the team, newest first.
import type { ListedCheck } from '@sverka/contract/checks/checks'
import { readableName } from '@sverka/contract/company/names'
import { useState } from 'react'
import { Form, redirect } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { OwnLabels } from '../company-notes/own-labels.tsx'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-style.ts'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Digits, Text } from '../ui/text.tsx'
import type { Route } from './+types/checks-list.page'
import { checksMessages } from './checks.messages.ts'
import styles from './checks.module.css'
import { shownMessages } from './shown.messages.ts'

/** Private page: the server renders pages as for a guest, so only the browser loads the list. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const search = params.get('search')?.slice(0, SEARCH_MAX) ?? ''
  const of: Whose = params.get('of') === 'team' ? 'team' : 'own'
  const page = Math.max(1, Math.min(PAGE_MAX, Math.trunc(Number(params.get('page'))) || 1))
  const query = { of, page, page_size: PAGE_SIZE, ...(search ? { search } : {}) } as const
  const list = await pageData(browserCall('GET /api/v1/checks/', { query }))
  const last = Math.ceil(list.count / PAGE_SIZE)
  // Beyond the last page nothing is listed, which would read as «no reports yet».
  if (page > 1 && page > last) throw redirect(listUrl({ of, search, page: Math.max(1, last) }))
  return { ...list, of, search }
}

/** Whose reports are listed. */
type Whose = 'own' | 'team'

const listUrl = ({ of, search, page }: { of: Whose; search: string; page: number }): string =>
  `/profile/checks?${new URLSearchParams({ of, search, page: String(page) })}`

/** Longest search text in characters, as the API allows. */
const SEARCH_MAX = 100
/** Reports on one page. */
const PAGE_SIZE = 100
/** A larger page number in the URL counts as this one. */
const PAGE_MAX = 9999

export const HydrateFallback = () => (
  <Stack gap={6}>
    <Skeleton width="100%" height="320px" />
  </Stack>
)

export default function ChecksListPage({ loaderData: { result, count, page, of, team, search } }: Route.ComponentProps) {
  const texts = useMessages(checksMessages)
  const isEmpty = result.length === 0
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.listTitle} />
      {(team !== null || of === 'team') && <Views of={of} />}
      <Panel>
        <Stack gap={4}>
          {(!isEmpty || search) && <Search search={search} of={of} />}
          {isEmpty ? <EmptyList of={of} search={search} /> : <Checks checks={result} of={of} />}
        </Stack>
      </Panel>
      <Pager current={page} last={Math.ceil(count / PAGE_SIZE)} pageHref={(to) => listUrl({ of, search, page: to })} />
    </Stack>
  )
}

/** Switches between the member's own reports and those of the team. */
function Views({ of }: { of: Whose }) {
  const texts = useMessages(shownMessages)
  return (
    <Segmented
      wrap
      label={texts.views}
      chosen={of}
      segments={[
        { value: 'own', label: texts.own, to: '?of=own' },
        { value: 'team', label: texts.ofTeam, to: '?of=team' },
      ]}
    />
  )
}

function EmptyList({ of, search }: { of: Whose; search: string }) {
  const texts = useMessages(checksMessages)
  const words = useMessages(shownMessages)
  const none = of === 'team' ? words : texts
  return (
    <EmptyState icon="file" title={search ? texts.noneFound : none.none}>
      {search ? texts.noneFoundHint : none.noneHint}
    </EmptyState>
  )
}

/** A plain GET form, so that the search stands in the URL. */
function Search({ search, of }: { search: string; of: Whose }) {
  const texts = useMessages(checksMessages)
  const [typed, setTyped] = useState(search)
  const [loaded, setLoaded] = useState(search)
  // Another search in the URL (after the back button, for example) replaces the field's text, unless the member typed while its results were loading.
  if (search !== loaded) {
    setLoaded(search)
    if (typed === loaded) setTyped(search)
  }
  return (
    <Form method="get" role="search" className={styles.search}>
      <input type="hidden" name="of" value={of} />
      <TextField
        name="search"
        label={texts.search}
        type="search"
        icon="search"
        placeholder={texts.searchHint}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{texts.find}</Button>
    </Form>
  )
}

function Checks({ checks, of }: { checks: readonly ListedCheck[]; of: Whose }) {
  const texts = useMessages(checksMessages)
  const words = useMessages(shownMessages)
  const format = useFormat()
  const maker = { key: 'maker', head: words.maker, cell: ({ made_by: name }: ListedCheck) => name ?? words.you }
  return (
    <Table
      caption={of === 'team' ? words.ofTeamTitle : texts.listTitle}
      rows={checks}
      rowKey={({ number }) => number}
      stacked
      columns={[
        { key: 'number', head: texts.number, rowHeader: true, cell: (check) => <ReportNumber check={check} /> },
        { key: 'name', head: texts.company, cell: (check) => <Company check={check} /> },
        ...(of === 'team' ? [maker] : []),
        { key: 'made', head: texts.made, numeric: true, cell: ({ created_at: made }) => format.dateTime(made) },
        { key: 'verdict', head: texts.verdict, cell: (check) => <Verdict check={check} /> },
        { key: 'since', head: texts.since, cell: (check) => <ChangesSince check={check} /> },
      ]}
    />
  )
}

/** The report's number, its kind, and the past day for which it was made; `shown_at` is set while the team sees the member's own report. */
function ReportNumber({ check: { number, extended, past_day: past, made_by: maker, shown_at: shown } }: { check: ListedCheck }) {
  const texts = useMessages(checksMessages)
  const words = useMessages(shownMessages)
  const format = useFormat()
  return (
    <Stack gap={1}>
      <Link to={`/profile/checks/${number}`}>
        <Digits>{number}</Digits>
      </Link>
      <Text size="caption" tone="muted">
        {extended ? texts.kindExtended : texts.kindFull}
        {past && `, ${texts.ofPastDay(format.date(past))}`}
        {maker === null && shown && `, ${words.marked}`}
      </Text>
    </Stack>
  )
}

function Company({ check: { name, inn, ogrn, company_id: companyId } }: { check: ListedCheck }) {
  const texts = useMessages(checksMessages)
  return (
    <Stack gap={1}>
      <Link to={`/counter-parties/${ogrn}`}>{readableName(name)}</Link>
      <Text size="caption" tone="muted">
        {inn ? `${texts.inn} ${inn}` : `${texts.ogrn} ${ogrn}`}
      </Text>
      <OwnLabels companyId={companyId} />
    </Stack>
  )
}

/** Verdict for the kind of deal with which a company's card opens, prepayment to a supplier; the other verdicts are in the report. */
function Verdict({ check: { verdicts } }: { check: ListedCheck }) {
  const words = useMessages(reliabilityMessages)
  const [first] = verdicts ?? []
  if (!first) return <>{MISSING}</>
  return (
    <Stack gap={1}>
      <span>
        <Tag tone={VERDICT_TONES[first.verdict]} icon={VERDICT_ICONS[first.verdict]} whole>
          {words.verdicts[first.verdict]}
        </Tag>
      </span>
      <Text size="caption" tone="muted">
        {words.purposes[first.purpose]}
      </Text>
    </Stack>
  )
}

/** Changes since the report: of the status and the verdicts, or of the reliability points if neither changed. */
function ChangesSince({ check }: { check: ListedCheck }) {
  const texts = useMessages(checksMessages)
  const words = useMessages(reliabilityMessages)
  const { now, status, points, verdicts } = check
  if (!now) return <>{texts.notYetKnown}</>
  const changes = [
    ...(status === now.status ? [] : [texts.became(texts.state, status, now.status)]),
    ...changedVerdicts(verdicts, now.verdicts).map(({ purpose, was, is }) =>
      texts.became(words.purposes[purpose], words.verdicts[was], words.verdicts[is]),
    ),
  ]
  if (changes.length === 0 && points !== now.points) changes.push(texts.became(texts.points, String(points), String(now.points)))
  if (changes.length === 0) return <>{texts.unchanged}</>
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  )
}

/** Kinds of deals whose verdict differs today. `then` is null in reports made before verdicts were separated by kind of deal. */
const changedVerdicts = (then: ListedCheck['verdicts'], today: NonNullable<ListedCheck['verdicts']>) =>
  (then ?? []).flatMap(({ purpose, verdict: was }) => {
    const verdictToday = today.find((item) => item.purpose === purpose)?.verdict
    return verdictToday && verdictToday !== was ? [{ purpose, was, is: verdictToday }] : []
  })
