// `/profile/bulk-checks/:id`: progress and results of a checked list, sorted and filtered, with buttons to export, repeat and compare.
import type { CompanyList, WholeList } from '@sverka/contract/bulk-checks/bulk-checks'
import { WATCHES_MAX } from '@sverka/contract/monitoring/monitoring.rules'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { loadRegions } from '../company-search/load-regions.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { WatchAll } from '../monitoring/watch-all.tsx'
import { languageInBrowser } from '../reliability/reader-language.ts'
import { reliabilityMessages } from '../reliability/reliability.messages.ts'
import { UncheckedStopsFrame } from '../reliability/unchecked-stops-frame.tsx'
import type { PageFrame } from '../shell/frame.tsx'
import { Pager } from '../shell/pager.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/list.page'
import { bulkChecksMessages } from './bulk-checks.messages.ts'
import styles from './bulk-checks.module.css'
import { Changes } from './changes.tsx'
import { LineFilters } from './line-filters.tsx'
import { Lines } from './lines.tsx'
import { hasLineFilters, lineQuery, readListUrl } from './list-url.ts'
import { TeamSharing } from './team-sharing.tsx'
import { VerdictCounts } from './verdict-counts.tsx'

/** Milliseconds between requests for the progress of a running list. */
const POLL_MS = 2000
/** Lines on one page. */
const PAGE_SIZE = 50

/** The table needs the full width: the page has no list of the profile's sections at its side. */
export const handle: PageFrame = { sections: false }

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  pageData(loadList(Number(params.id), new URL(request.url).searchParams))

/** `changes` is null for a list that repeats no earlier one. */
async function loadList(id: number, params: URLSearchParams) {
  const url = readListUrl(params)
  const lang = languageInBrowser()
  const list = await browserCall('GET /api/v1/bulk-checks/:id/', { params: { id } })
  const [lines, changes, regions] = await Promise.all([
    browserCall('GET /api/v1/bulk-checks/:id/lines/', { params: { id }, query: { ...lineQuery(url), page_size: PAGE_SIZE, lang } }),
    list.repeats === null ? null : browserCall('GET /api/v1/bulk-checks/:id/changes/', { params: { id }, query: { page_size: 100, lang } }),
    loadRegions(browserCall, lang),
  ])
  return { list, lines, changes, regions, url }
}

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function ListPage({ loaderData: { list, lines, changes, regions, url } }: Route.ComponentProps) {
  const texts = useMessages(bulkChecksMessages)
  const format = useFormat()
  useProgress(list)
  const [params] = useSearchParams()
  const pageHref = (page: number) => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(page) })}`
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Breadcrumbs label={texts.trail} crumbs={[{ label: texts.title, to: '/profile/bulk-checks' }, { label: list.name }]} />
        <PrivateHead title={list.name}>
          <ListActions list={list} />
        </PrivateHead>
        <About list={list} />
      </Stack>
      {list.state === 'running' && (
        <Panel>
          <Stack gap={3}>
            <span role="status">{texts.progress(list.done, list.lines)}</span>
            <progress className={styles.bar} max={list.lines} value={list.done} aria-label={texts.progressLabel} />
            <Text size="caption" tone="muted">
              {texts.mayClose}
            </Text>
          </Stack>
        </Panel>
      )}
      {changes && list.state !== 'running' && <Changes changes={changes} />}
      <Panel>
        <Stack gap={4}>
          <VerdictCounts list={list} chosen={url.verdict} />
          <LineFilters url={url} regions={regions} />
          {hasLineFilters(url) && lines.count > 0 && (
            <Text as="p" size="caption" tone="muted">
              {texts.shown(format.integer(lines.count))}
            </Text>
          )}
          <Lines lines={lines.result} />
          <UncheckedStopsFrame stops={lines.unchecked_stops} />
          <Pager current={url.page} last={Math.ceil(lines.count / PAGE_SIZE)} pageHref={pageHref} />
        </Stack>
      </Panel>
      <TeamSharing list={list} />
    </Stack>
  )
}

/** Reloads the page's data regularly while the list is being checked. */
function useProgress({ state }: CompanyList) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'running') return
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [state, revalidate])
}

function About({ list }: { list: CompanyList }) {
  const texts = useMessages(bulkChecksMessages)
  const words = useMessages(reliabilityMessages)
  const format = useFormat()
  return (
    <Text as="p" tone="secondary">
      {texts.about(words.purposes[list.purpose], format.integer(list.lines), format.dateOfTime(list.created_at), list.counted)}
    </Text>
  )
}

/** Runs the actions of buttons, one `busy` name at a time; a failure is shown as a message. */
function useAction() {
  const errorText = useErrorText()
  const toast = useToast()
  const [busy, setBusy] = useState('')
  const runAction = (name: string, work: () => Promise<unknown>) => async () => {
    setBusy(name)
    try {
      await work()
    } catch (cause) {
      toast.error(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy('')
    }
  }
  return { busy, runAction }
}

/**
 * Buttons of the list: monitor its companies, download it, and only for its maker stop it, repeat it, or search for connections between its companies
 * («ties»). `made_by` is null for the member's own list.
 */
function ListActions({ list: { id, state, made_by: maker } }: { list: WholeList }) {
  const texts = useMessages(bulkChecksMessages)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { busy, runAction } = useAction()
  const params = { id }
  const save = (format: 'xlsx' | 'csv') =>
    runAction(format, () => saveFile('GET /api/v1/bulk-checks/:id/export/', { params, query: { format } }, `list-${id}.${format}`))
  const stop = runAction('stop', () => browserCall('POST /api/v1/bulk-checks/:id/stop/', { params }).then(() => revalidate()))
  const repeat = runAction('repeat', async () => {
    const again = await browserCall('POST /api/v1/bulk-checks/:id/repeat/', { params })
    await navigate(`/profile/bulk-checks/${again.id}`)
  })
  const isOwn = maker === null
  if (state === 'running')
    return (
      isOwn && (
        <Button busy={busy === 'stop'} onClick={stop}>
          {texts.stop}
        </Button>
      )
    )
  return (
    <Row gap={2} wrap>
      {isOwn && <Link to={`/profile/ties?list=${id}`}>{texts.ties}</Link>}
      <WatchAll listNumbers={() => listNumbers(id)} />
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} icon="download" busy={busy === format} onClick={save(format)}>
          {format}
        </Button>
      ))}
      {isOwn && (
        <Button variant="primary" icon="refresh" busy={busy === 'repeat'} onClick={repeat}>
          {texts.again}
        </Button>
      )}
    </Row>
  )
}

/**
 * Registration numbers (ОГРН) of all the list's companies, not only of the page shown. Lines without a company count too, so twice the limit of
 * watched companies is loaded; `WatchAll` refuses more companies than the limit.
 */
async function listNumbers(id: number): Promise<string[]> {
  const { result } = await browserCall('GET /api/v1/bulk-checks/:id/lines/', { params: { id }, query: { page_size: WATCHES_MAX * 2 } })
  return result.flatMap(({ company }) => company?.ogrn ?? [])
}
