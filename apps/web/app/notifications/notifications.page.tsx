// `/profile/notifications`: the member's notices, unread ones marked; each links to its subject.
import type { Notice } from '@sverka/contract/notifications/notifications'
import { type NoticeGroup, noticeGroups } from '@sverka/contract/notifications/notifications.rules'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { useUnread } from '../shell/unread.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Row, Stack, VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/notifications.page'
import { notificationsMessages } from './notifications.messages.ts'
import styles from './notifications.module.css'
import { useDayGroup } from './use-day-group.ts'

/** Notices shown at first, and added by each «show more». */
const STEP = 20
/** The largest page that the operation returns; older notices are not shown. */
const MAX_SHOWN = 1000

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(load(new URL(request.url).searchParams))

async function load(params: URLSearchParams) {
  const unread = params.has('new')
  const group = noticeGroups.find((group) => group === params.get('group')) ?? null
  const page_size = Math.min(MAX_SHOWN, Math.max(STEP, Number(params.get('shown')) || STEP))
  const query = { page_size, ...(unread ? { unread } : {}), ...(group ? { group } : {}) }
  return { unread, group, notices: await browserCall('GET /api/v1/notifications/', { query }) }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function NotificationsPage({ loaderData: { unread, group, notices } }: Route.ComponentProps) {
  const texts = useMessages(notificationsMessages)
  useFreshNotices()
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title}>
        <Row gap={2} wrap>
          <ReadAll />
          <ButtonLink icon="wrench" to="/profile/notifications/settings">
            {texts.configure}
          </ButtonLink>
        </Row>
      </PrivateHead>
      <Filter unread={unread} group={group} />
      {notices.result.length === 0 ? (
        <Panel>
          <EmptyState icon="bell" title={unread || group ? texts.nothingNew : texts.empty}>
            {unread || group ? null : texts.emptyHint}
          </EmptyState>
        </Panel>
      ) : (
        <Days notices={notices.result} />
      )}
      <More shown={notices.result.length} count={notices.count} />
    </Stack>
  )
}

function Filter({ unread, group }: { unread: boolean; group: NoticeGroup | null }) {
  const texts = useMessages(notificationsMessages)
  const [, setParams] = useSearchParams()
  const { notices } = useUnread()
  const chips = [
    { name: 'all', label: texts.all, isChosen: !unread && !group, params: {} },
    { name: 'new', label: notices > 0 ? `${texts.onlyNew} ${notices}` : texts.onlyNew, isChosen: unread, params: { new: '1' } },
    ...noticeGroups.map((item) => ({ name: item, label: texts.groups[item], isChosen: group === item, params: { group: item } })),
  ]
  return (
    <fieldset className={styles.filter} aria-label={texts.filterLabel}>
      <Row gap={2} wrap>
        {chips.map(({ name, label, isChosen, params }) => (
          <Button
            key={name}
            size="small"
            variant={isChosen ? 'soft' : 'secondary'}
            aria-pressed={isChosen}
            onClick={() => setParams(params as Record<string, string>)}
          >
            {label}
          </Button>
        ))}
      </Row>
    </fieldset>
  )
}

/** Today, yesterday, earlier: each a panel of its own. */
function Days({ notices }: { notices: readonly Notice[] }) {
  const texts = useMessages(notificationsMessages)
  const dayGroup = useDayGroup()
  const byDay = Map.groupBy(notices, ({ created_at }) => dayGroup(created_at))
  return [...byDay].map(([name, rows]) => (
    <Panel key={name} title={name}>
      <RuledList>
        {rows.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isToday={name === texts.today} />
        ))}
      </RuledList>
    </Panel>
  ))
}

function More({ shown, count }: { shown: number; count: number }) {
  const texts = useMessages(notificationsMessages)
  const [, setParams] = useSearchParams()
  if (shown === 0 || shown >= Math.min(MAX_SHOWN, count)) return null
  const showMore = (params: URLSearchParams) => {
    params.set('shown', String(shown + STEP))
    return params
  }
  return (
    <Row>
      <Button onClick={() => setParams(showMore, { preventScrollReset: true })}>{texts.showMore}</Button>
    </Row>
  )
}

/** Reloads the page's notices when the number of unread ones changes: a notice has arrived, or was read in another tab. */
function useFreshNotices(): void {
  const { notices } = useUnread()
  const { revalidate } = useRevalidator()
  const seen = useRef(notices)
  useEffect(() => {
    if (seen.current === notices) return
    seen.current = notices
    void revalidate()
  }, [notices, revalidate])
}

function ReadAll() {
  const texts = useMessages(notificationsMessages)
  const toast = useToast()
  const { notices } = useUnread()
  const { revalidate } = useRevalidator()
  if (notices === 0) return null
  const read = async () => {
    try {
      await browserCall('POST /api/v1/notifications/read/', {})
      await revalidate()
    } catch (error) {
      console.warn(error)
      toast.error(texts.failed)
    }
  }
  return (
    <Button size="small" icon="check" onClick={read}>
      {texts.readAll}
    </Button>
  )
}

const icons: Record<NoticeGroup, IconName> = {
  account: 'shield',
  companies: 'building',
  products: 'box',
  orders: 'truck',
  people: 'users',
  plan: 'card',
}

function NoticeRow({ notice, isToday }: { notice: Notice; isToday: boolean }) {
  const texts = useMessages(notificationsMessages)
  const format = useFormat()
  const sentence = useSentence(notice)
  const read = () => {
    if (notice.is_read) return
    // If marking the notice as read fails, it stays unread; the link is followed in any case.
    browserCall('POST /api/v1/notifications/:id/read/', { params: { id: notice.id } }).catch((error: unknown) => console.warn(error))
  }
  return (
    <li className={classNames(styles.notice, !notice.is_read && styles.new)}>
      <span className={styles.tile}>
        <Icon name={icons[notice.group]} />
      </span>
      <div>
        <p className={styles.sentence}>
          {!notice.is_read && <VisuallyHidden>{texts.isNew}. </VisuallyHidden>}
          {notice.path ? (
            <Link to={notice.path} onClick={read}>
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        <p className={styles.group}>{texts.groups[notice.group]}</p>
        {isOpenFriendRequest(notice) && <FriendAnswer notice={notice} />}
      </div>
      <time dateTime={notice.created_at}>{isToday ? format.time(notice.created_at) : format.dateTime(notice.created_at)}</time>
    </li>
  )
}

/** Whether the notice is an unanswered friend request. `mutual` is 0 if the reader has not added that person yet; an answered request is read. */
const isOpenFriendRequest = ({ kind, params, is_read }: Notice): boolean =>
  kind === 'friend_added' && params.mutual === 0 && typeof params.user === 'number' && !is_read

function FriendAnswer({ notice }: { notice: Notice }) {
  const texts = useMessages(notificationsMessages)
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const friend = Number(notice.params.user)
  const answer = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      // 404: the request was declined or withdrawn meanwhile. There is nothing to answer; the notice is only marked as read.
      await work().catch((error: unknown) => {
        if (!(isRefusal(error) && error.status === 404)) throw error
      })
      await browserCall('POST /api/v1/notifications/:id/read/', { params: { id: notice.id } })
      await revalidate()
    } catch (error) {
      console.warn(error)
      toast.error(texts.failed)
      setBusy(false)
    }
  }
  const name = String(notice.params.name ?? '')
  return (
    <div className={styles.answer}>
      <Row gap={2}>
        <Button
          size="small"
          busy={busy}
          aria-label={`${texts.accept}: ${name}`}
          onClick={() => answer(() => browserCall('POST /api/v1/friends/', { body: { friend } }))}
        >
          {texts.accept}
        </Button>
        <Button
          size="small"
          variant="text"
          busy={busy}
          aria-label={`${texts.decline}: ${name}`}
          onClick={() => answer(() => browserCall('DELETE /api/v1/friends/:id', { params: { id: friend } }))}
        >
          {texts.decline}
        </Button>
      </Row>
    </div>
  )
}

/** The text of a notice. Times among its parameters are shown as days. */
function useSentence({ kind, params }: Notice): string {
  const texts = useMessages(notificationsMessages)
  const format = useFormat()
  const readParam = (name: string) => {
    const value = String(params[name] ?? '')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? format.dateOfTime(value) : value
  }
  return texts.kinds[kind](readParam).trim()
}
