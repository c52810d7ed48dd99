// `/profile/messages`: the list of conversations, and the chosen one (`?room=SLUG`) beside it or, on a phone, instead of it.
import { useEffect, useRef } from 'react'
import { redirect, useRevalidator, useSearchParams } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useMe } from '../profile/use-me.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useUnread } from '../shell/unread.ts'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Heading } from '../ui/text.tsx'
import type { Route } from './+types/messages.page'
import { chatMessages } from './chat.messages.ts'
import styles from './chat.module.css'
import { roomPath } from './chat-links.ts'
import { RoomList } from './room-list.tsx'
import { RoomView } from './room-view.tsx'
import roomStyles from './rooms.module.css'
import { useConversationFocus } from './use-conversation-focus.ts'

/** Most conversations in the list, the latest ones. */
const ROOMS_MAX = 200
/** Number of already read messages that are loaded when a conversation opens. */
const READ_MESSAGES = 50
/** Most messages loaded when a conversation opens: the read ones and all new ones, so that the reader can continue where they stopped. */
const MESSAGES_MAX = 500
/** The search starts this long after the last key press. */
const SEARCH_DELAY_MS = 300

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => pageData(loadMessages(new URL(request.url).searchParams))

async function loadMessages(params: URLSearchParams) {
  const refusalCode = await openRequestedRoom(params)
  const slug = params.get('room')
  const search = params.get('search') ?? ''
  const [rooms, opened] = await Promise.all([
    browserCall('GET /api/v1/chats/', { query: { page_size: ROOMS_MAX, ...(search ? { search } : {}) } }),
    slug ? loadRoom(slug) : null,
  ])
  return { rooms: rooms.result, opened, search, refusalCode }
}

/** `?product=` and `?friend=` redirect to the room with the seller or friend. Returns the error code if that is refused, else null. */
async function openRequestedRoom(params: URLSearchParams): Promise<string | null> {
  const [product, friend] = [Number(params.get('product')), Number(params.get('friend'))]
  try {
    if (product > 0) throw redirect(roomPath((await browserCall('POST /api/v1/chat-room/', { body: { product } })).slug))
    if (friend > 0) throw redirect(roomPath((await browserCall('GET /api/v1/friends/:id/chat/', { params: { id: friend } })).slug))
  } catch (error) {
    if (isRefusal(error)) return error.code
    throw error
  }
  return null
}

/** The conversation with its last messages. Null if it does not exist or belongs to other members: then only the list is shown. */
async function loadRoom(slug: string) {
  try {
    const room = await browserCall('GET /api/v1/chats/:slug/', { params: { slug } })
    const page_size = Math.min(MESSAGES_MAX, READ_MESSAGES + room.unread_count)
    const { result } = await browserCall('GET /api/v1/messages/', { query: { chat_room__in: [room.id], page_size } })
    return { room, messages: result }
  } catch (error) {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

export const HydrateFallback = () => <Skeleton width="100%" height="600px" />

export default function MessagesPage({ loaderData: { rooms, opened, search, refusalCode } }: Route.ComponentProps) {
  const texts = useMessages(chatMessages)
  const me = useMe()
  const errorText = useErrorText()
  useFreshRooms()
  useConversationFocus(opened?.room.slug ?? null)
  return (
    <>
      <PageHead title={texts.title} noindex />
      <Heading level={1} look="h2" className={opened ? styles.desktopTitle : undefined}>
        {texts.title}
      </Heading>
      {refusalCode && <Note tone="warning">{errorText(refusalCode)}</Note>}
      <div className={classNames(styles.chat, opened && styles.chosen)} data-fills-phone={opened ? '' : undefined}>
        <nav className={styles.side} aria-label={texts.roomsLabel}>
          {(rooms.length > 0 || search !== '') && <RoomSearch initial={search} />}
          {rooms.length > 0 ? (
            <RoomList rooms={rooms} current={opened?.room.slug ?? null} userId={me.id} />
          ) : (
            <EmptyState compact icon="message" title={search ? texts.nothingFound : texts.noRooms}>
              {search ? null : texts.noRoomsHint}
            </EmptyState>
          )}
        </nav>
        {opened ? (
          <RoomView key={`${opened.room.slug} ${opened.room.state}`} room={opened.room} messages={opened.messages} userId={me.id} />
        ) : (
          <div className={styles.nothing}>
            <EmptyState icon="message" title={texts.choose} />
          </div>
        )}
      </div>
    </>
  )
}

/** Loads the page's data again when `useUnread` reports a change in any room. */
function useFreshRooms(): void {
  const { chatChanges } = useUnread()
  const { revalidate } = useRevalidator()
  const seen = useRef(chatChanges)
  useEffect(() => {
    if (seen.current === chatChanges) return
    seen.current = chatChanges
    void revalidate()
  }, [chatChanges, revalidate])
}

/** The search field above the list, which changes `?search=` in the URL. `initial`: the text of the current search. */
function RoomSearch({ initial }: { initial: string }) {
  const texts = useMessages(chatMessages)
  const [, setParams] = useSearchParams()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (text: string) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () =>
        setParams(
          (params) => {
            if (text.trim()) params.set('search', text.trim())
            else params.delete('search')
            return params
          },
          { replace: true, preventScrollReset: true },
        ),
      SEARCH_DELAY_MS,
    )
  }
  return (
    <div className={roomStyles.search}>
      <TextField
        label={texts.search}
        labelHidden
        placeholder={texts.search}
        type="search"
        icon="search"
        defaultValue={initial}
        onChange={(event) => search(event.currentTarget.value)}
      />
    </div>
  )
}
