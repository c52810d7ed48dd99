// The list of conversations. Each row has the picture, name, subject, last message with its time, and the number of new messages.
import type { Room } from '@sverka/contract/chat/chat'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Avatar } from '../shell/avatar.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Link } from '../ui/link.tsx'
import { chatMessages } from './chat.messages.ts'
import { roomPath } from './chat-links.ts'
import { otherMember, roomName, roomPicture } from './room-names.ts'
import { useSubject } from './room-view.tsx'
import styles from './rooms.module.css'
import { rowId } from './use-conversation-focus.ts'
import { useDayName } from './use-day-name.ts'

interface RoomListProps {
  rooms: readonly Room[]
  /** Slug (identifier in URLs) of the open conversation; null if none is open. */
  current: string | null
  /** Id of the member who reads the page. */
  userId: number
}

export const RoomList = ({ rooms, current, userId }: RoomListProps) => (
  <ul className={styles.rooms}>
    {rooms.map((room) => (
      <li key={room.id}>
        <RoomRow room={room} isCurrent={room.slug === current} userId={userId} />
      </li>
    ))}
  </ul>
)

function RoomRow({ room, isCurrent, userId }: { room: Room; isCurrent: boolean; userId: number }) {
  const texts = useMessages(chatMessages)
  const subject = useSubject(room)
  const formatWhen = useShortDay()
  const other = otherMember(room, userId)
  const picture = roomPicture(room)
  const last = room.last_message
  // The member is reading the messages of the open conversation.
  const unread = isCurrent ? 0 : room.unread_count
  return (
    <Link id={rowId(room.slug)} to={roomPath(room.slug)} className={styles.room} aria-current={isCurrent || undefined}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width={48} height={48} loading="lazy" />
      ) : (
        <Avatar name={other.full_name} src={other.avatar} />
      )}
      <span className={styles.roomText}>
        <span className={styles.roomTop}>
          <b className={styles.clip} dir="auto">
            {roomName(room, userId)}
          </b>
          <time dateTime={room.last_at}>{formatWhen(room.last_at)}</time>
        </span>
        <span className={styles.clip}>{subject}</span>
        <span className={styles.roomTop}>
          <span className={unread > 0 ? styles.lastNew : styles.last}>{last ? lastText(last, userId, texts.you) : texts.noMessages}</span>
          {unread > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{unread}</span>
              <VisuallyHidden>{texts.unread(unread)}</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

/** The last message in one line: its text, or the file's name without one. The reader's own message has «you» before it. */
const lastText = ({ body, user, attachment }: NonNullable<Room['last_message']>, userId: number, you: (text: string) => string): string =>
  user === userId ? you(body || (attachment ?? '')) : body || (attachment ?? '')

/** Returns a function that formats an ISO time: as the time if it is today, «yesterday» for yesterday, otherwise as the date. */
function useShortDay(): (isoTime: string) => string {
  const texts = useMessages(chatMessages)
  const format = useFormat()
  const dayName = useDayName()
  return (isoTime) => {
    const day = dayName(isoTime)
    if (day === texts.today) return format.time(isoTime)
    return day === texts.yesterday ? day.toLowerCase() : format.dateOfTime(isoTime)
  }
}
