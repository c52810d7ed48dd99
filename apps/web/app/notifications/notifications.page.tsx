// `/profile/notifications`: all that a member was told, the new ones marked; each leads to what it is about.
import type { Notice } from '@sverka/contract/notifications'
import type { NoticeGroup } from '@sverka/contract/notifications.rules'
import { useEffect, useRef } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PrivateHead } from '../shell/private-head.tsx'
import { useUnread } from '../shell/unread.ts'
import { Button } from '../ui/button.tsx'
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

const STEP = 20
const MOST = 1000

/** Private: asked for by the browser alone. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(load(new URL(request.url).searchParams))

async function load(params: URLSearchParams) {
  const unread = params.has('new')
  const page_size = Math.min(MOST, Math.max(STEP, Number(params.get('shown')) || STEP))
  return { unread, notices: await browserCall('GET /api/v1/notifications/', { query: { page_size, ...(unread ? { unread } : {}) } }) }
}

export const HydrateFallback = () => <Skeleton width="100%" height="320px" />

export default function NotificationsPage({ loaderData: { unread, notices } }: Route.ComponentProps) {
  const texts = useMessages(notificationsMessages)
  useFreshNotices()
  return (
    <Stack gap={6}>
      <PrivateHead title={texts.title}>
        <ReadAll />
      </PrivateHead>
      <Filter unread={unread} />
      <Panel>
        {notices.result.length === 0 ? (
          <EmptyState icon="bell" title={unread ? texts.nothingNew : texts.empty}>
            {unread ? null : texts.emptyHint}
          </EmptyState>
        ) : (
          <Stack>
            <RuledList>
              {notices.result.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
            </RuledList>
            <More unread={unread} shown={notices.result.length} count={notices.count} />
          </Stack>
        )}
      </Panel>
    </Stack>
  )
}

function Filter({ unread }: { unread: boolean }) {
  const texts = useMessages(notificationsMessages)
  const [, setParams] = useSearchParams()
  return (
    <fieldset className={styles.filter} aria-label={texts.filterLabel}>
      <Row gap={2}>
        <Button size="small" variant={unread ? 'secondary' : 'soft'} aria-pressed={!unread} onClick={() => setParams({})}>
          {texts.all}
        </Button>
        <Button size="small" variant={unread ? 'soft' : 'secondary'} aria-pressed={unread} onClick={() => setParams({ new: '1' })}>
          {texts.onlyNew}
        </Button>
      </Row>
    </fieldset>
  )
}

function More({ unread, shown, count }: { unread: boolean; shown: number; count: number }) {
  const texts = useMessages(notificationsMessages)
  const [, setParams] = useSearchParams()
  if (shown >= Math.min(MOST, count)) return null
  const next = { ...(unread ? { new: '1' } : {}), shown: String(shown + STEP) }
  return (
    <Row>
      <Button onClick={() => setParams(next, { preventScrollReset: true })}>{texts.showMore}</Button>
    </Row>
  )
}

/** What comes while the page is open appears on it. */
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
      toast.bad(texts.failed)
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

function NoticeRow({ notice }: { notice: Notice }) {
  const texts = useMessages(notificationsMessages)
  const format = useFormat()
  const sentence = useSentence(notice)
  const read = () => {
    if (notice.is_read) return
    // Following the link is what counts; where the mark fails the notice stays new.
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
      </div>
      <time dateTime={notice.created_at}>{format.dateTime(notice.created_at)}</time>
    </li>
  )
}

/** Moments among the parameters read as days. */
function useSentence({ kind, params }: Notice): string {
  const texts = useMessages(notificationsMessages)
  const format = useFormat()
  const said = (name: string) => {
    const value = String(params[name] ?? '')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? format.dateOfTime(value) : value
  }
  return texts.kinds[kind](said).trim()
}
