// `/profile/checks`: one's own full reports, newest first.
import type { ListedCheck } from '@sverka/contract/checks/checks'
import { readableName } from '@sverka/contract/company/names'
import { Form } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { MISSING, useFormat } from '../i18n/format.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { VERDICT_ICONS, VERDICT_TONES } from '../reliability/verdict-look.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextField } from '../ui/field.tsx'
import { Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Table } from '../ui/table.tsx'
import { Text } from '../ui/text.tsx'
import type { Route } from './+types/checks-list.page'
import { checksMessages } from './checks.messages.ts'
import styles from './checks.module.css'

/** Private page: the server renders pages as for a guest, so only the browser loads the list. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams.get('search')?.slice(0, SEARCH_MAX) ?? ''
  const list = await pageData(browserCall('GET /api/v1/checks/', { query: { page_size: 100, ...(search ? { search } : {}) } }))
  return { ...list, search }
}

const SEARCH_MAX = 100

export const HydrateFallback = () => (
  <Stack gap={6}>
    <Skeleton width="100%" height="320px" />
  </Stack>
)

export default function ChecksListPage({ loaderData: { result, search } }: Route.ComponentProps) {
  const texts = useMessages(checksMessages)
  const isNone = result.length === 0
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.listTitle} />
      <Panel>
        <Stack gap={4}>
          {(!isNone || search) && <Search search={search} />}
          {isNone ? (
            <EmptyState icon="file" title={search ? texts.noneFound : texts.none}>
              {search ? texts.noneFoundHint : texts.noneHint}
            </EmptyState>
          ) : (
            <Checks checks={result} />
          )}
        </Stack>
      </Panel>
    </Stack>
  )
}

/** A plain GET form, so that the search is kept in the address. */
function Search({ search }: { search: string }) {
  const texts = useMessages(checksMessages)
  return (
    <Form key={search} method="get" role="search" className={styles.search}>
      <TextField
        name="search"
        label={texts.search}
        type="search"
        icon="search"
        placeholder={texts.searchHint}
        maxLength={SEARCH_MAX}
        defaultValue={search}
      />
      <Button type="submit">{texts.find}</Button>
    </Form>
  )
}

function Checks({ checks }: { checks: readonly ListedCheck[] }) {
  const texts = useMessages(checksMessages)
  const format = useFormat()
  return (
    <Table
      caption={texts.listTitle}
      rows={checks}
      rowKey={({ number }) => number}
      stacked
      columns={[
        { key: 'number', head: texts.number, rowHeader: true, cell: (check) => <ReportNumber check={check} /> },
        { key: 'name', head: texts.company, cell: (check) => <Company check={check} /> },
        { key: 'made', head: texts.made, numeric: true, cell: ({ created_at: made }) => format.dateTime(made) },
        { key: 'verdict', head: texts.verdict, cell: (check) => <Verdict check={check} /> },
        { key: 'since', head: texts.since, cell: (check) => <Since check={check} /> },
      ]}
    />
  )
}

function ReportNumber({ check: { number, extended, past_day: past } }: { check: ListedCheck }) {
  const texts = useMessages(checksMessages)
  const format = useFormat()
  return (
    <Stack gap={1}>
      <Link to={`/profile/checks/${number}`}>{number}</Link>
      <Text size="caption" tone="muted">
        {extended ? texts.kindExtended : texts.kindFull}
        {past && `, ${texts.ofPastDay(format.date(past))}`}
      </Text>
    </Stack>
  )
}

function Company({ check: { name, inn, ogrn } }: { check: ListedCheck }) {
  const texts = useMessages(checksMessages)
  return (
    <Stack gap={1}>
      <Link to={`/counter-parties/${ogrn}`}>{readableName(name)}</Link>
      <Text size="caption" tone="muted">
        {inn ? `${texts.inn} ${inn}` : `${texts.ogrn} ${ogrn}`}
      </Text>
    </Stack>
  )
}

/** Verdict for the kind of deal that a card opens with; the other verdicts are in the report. */
function Verdict({ check: { verdicts } }: { check: ListedCheck }) {
  const words = useMessages(reliabilityMessages)
  const [first] = verdicts ?? []
  if (!first) return <>{MISSING}</>
  return (
    <Stack gap={1}>
      <span>
        <Tag tone={VERDICT_TONES[first.verdict]} icon={VERDICT_ICONS[first.verdict]}>
          {words.verdicts[first.verdict]}
        </Tag>
      </span>
      <Text size="caption" tone="muted">
        {words.purposes[first.purpose]}
      </Text>
    </Stack>
  )
}

/** What differs today: state, verdicts, or at least the points. */
function Since({ check }: { check: ListedCheck }) {
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

const changedVerdicts = (then: ListedCheck['verdicts'], today: NonNullable<ListedCheck['verdicts']>) =>
  (then ?? []).flatMap(({ purpose, verdict: was }) => {
    const is = today.find((one) => one.purpose === purpose)?.verdict
    return is && is !== was ? [{ purpose, was, is }] : []
  })
