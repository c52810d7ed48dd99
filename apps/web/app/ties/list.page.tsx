// `/profile/ties/:id`: a list of companies and people that is searched for ties among them (heads, founders and so on).
// First the progress of the search is shown, then the groups of connected members.
import type { TieListResult, WholeTieList } from '@sverka/contract/ties/lists'
import { tieViews } from '@sverka/contract/ties/lists.rules'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import type { PageFrame } from '../shell/frame.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { Row, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/list.page'
import { GroupPanel, UntiedSubjects } from './list-groups.tsx'
import { listsMessages } from './lists.messages.ts'
import { nodeName } from './tie-words.tsx'
import styles from './ties.module.css'

/** Interval at which the progress of a running search is loaded again. */
const POLL_MS = 1000

/** The page has the full width, without the list of the profile's sections. */
export const handle: PageFrame = { sections: false }

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  pageData(browserCall('GET /api/v1/ties/lists/:id/', { params: { id: Number(params.id) } }))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

export default function TieListPage({ loaderData: list }: Route.ComponentProps) {
  const texts = useMessages(listsMessages)
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const isRunning = list.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
  const title = list.tied === null ? list.name : list.tied === 0 ? texts.noneTied(list.members) : texts.someTied(list.tied, list.members)
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Breadcrumbs label={texts.trail} crumbs={[{ label: texts.title, to: '/profile/ties' }, { label: list.name }]} />
        <PrivateHead title={title}>{!isRunning && <Actions list={list} />}</PrivateHead>
        <Text as="p" tone="secondary">
          {texts.about(list.name, format.dateOfTime(list.created_at))}
        </Text>
      </Stack>
      {isRunning && (
        <Panel>
          <Stack gap={3}>
            <span role="status">{texts.progress(list.searched, list.members)}</span>
            <progress className={styles.bar} max={list.members} value={list.searched} aria-label={texts.progressLabel} />
          </Stack>
        </Panel>
      )}
      {list.unread.length > 0 && <Note tone="warning">{texts.unread(format.clauses(list.unread))}</Note>}
      {list.result && <Found result={list.result} />}
    </Stack>
  )
}

function Actions({ list: { id } }: { list: WholeTieList }) {
  const texts = useMessages(listsMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigate()
  /** Name of the running action; empty for none. */
  const [busy, setBusy] = useState('')
  const act = (name: string, work: () => Promise<unknown>) => async () => {
    setBusy(name)
    try {
      await work()
    } catch (cause) {
      toast.error(errorText(isRefusal(cause) ? cause.code : 'internal_error'))
    } finally {
      setBusy('')
    }
  }
  const repeat = async () => {
    const again = await browserCall('POST /api/v1/ties/lists/:id/repeat/', { params: { id } })
    await navigate(`/profile/ties/${again.id}`)
  }
  const print = () => saveFile('GET /api/v1/ties/lists/:id/pdf/', { params: { id } }, `ties-${id}.pdf`)
  return (
    <Row gap={2} wrap>
      <Button icon="refresh" busy={busy === 'repeat'} onClick={act('repeat', repeat)}>
        {texts.repeat}
      </Button>
      <Button icon="file" variant="primary" busy={busy === 'print'} onClick={act('print', print)}>
        {texts.pdf}
      </Button>
    </Row>
  )
}

/** `?view=` chooses which ties count: all, without weak ones (shared addresses and phones), or without past ones. */
function Found({ result }: { result: TieListResult }) {
  const format = useFormat()
  const texts = useMessages(listsMessages)
  const [search] = useSearchParams()
  const chosen = tieViews.find((view) => view === search.get('view')) ?? 'all'
  const segments = tieViews.map((view) => ({ value: view, label: texts.views[view], to: view === 'all' ? '?' : `?view=${view}` }))
  const { groups, apart } = result.views[chosen]
  return (
    <>
      <Segmented label={texts.which} chosen={chosen} segments={segments} wrap />
      {result.cut && <Note tone="warning">{texts.cut}</Note>}
      {groups.map((group, index) => (
        <GroupPanel key={group.places.join()} result={result} group={group} place={index + 1} />
      ))}
      <UntiedSubjects result={result} places={apart} />
      {result.hubs.length > 0 && <Note>{texts.hubs(format.clauses(result.hubs.map(nodeName)))}</Note>}
      <Text as="p" size="caption" tone="muted">
        {texts.meaning}
      </Text>
    </>
  )
}
