// The messages of a room by day. New ones are marked; pending ones stand below, with buttons to send them again or drop them.
import { Fragment } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Attached, FileChip } from './attached.tsx'
import { chatMessages } from './chat.messages.ts'
import styles from './chat.module.css'
import { type Line, type PendingMessage, splitLinks } from './conversation.rules.ts'
import type { ConversationState } from './conversation.ts'
import { useDayName } from './use-day-name.ts'

interface MessageListProps {
  slug: string
  state: ConversationState
  userId: number
  /** Name of the other member. */
  otherName: string
  /** Id of the last message that had been read when the room was opened. */
  readBefore: number
  onRetry: (clientId: string) => void
  onDrop: (clientId: string) => void
}

export function MessageList({
  slug,
  state: { lines, pending: unsent, otherRead },
  userId,
  otherName,
  readBefore,
  onRetry,
  onDrop,
}: MessageListProps) {
  const texts = useMessages(chatMessages)
  const format = useFormat()
  const dayName = useDayName()
  const firstNew = lines.find(({ id, user }) => id > readBefore && user !== userId)
  return (
    <>
      {lines.map((line, index) => (
        <Fragment key={line.seq}>
          {format.dateOfTime(line.at) !== format.dateOfTime(lines[index - 1]?.at ?? '1970-01-01T00:00:00Z') && (
            <p className={styles.day}>{dayName(line.at)}</p>
          )}
          {line === firstNew && readBefore > 0 && (
            <p className={styles.newLine} data-new-line="">
              {texts.newMessages}
            </p>
          )}
          <Bubble
            slug={slug}
            line={line}
            mine={line.user === userId}
            otherName={otherName}
            read={line.id <= otherRead}
            isNewAuthor={lines[index - 1]?.user !== line.user}
          />
        </Fragment>
      ))}
      {unsent.map((item) => (
        <PendingBubble key={item.clientId} one={item} onRetry={() => onRetry(item.clientId)} onDrop={() => onDrop(item.clientId)} />
      ))}
    </>
  )
}

interface BubbleProps {
  slug: string
  line: Line
  mine: boolean
  otherName: string
  read: boolean
  /** Whether the author differs from that of the message before. */
  isNewAuthor: boolean
}

function Bubble({ slug, line, mine, otherName, read, isNewAuthor }: BubbleProps) {
  const texts = useMessages(chatMessages)
  const format = useFormat()
  return (
    <div className={classNames(styles.message, mine && styles.mine, isNewAuthor && styles.turned)} data-seq={line.seq}>
      <VisuallyHidden>{mine ? texts.byYou : otherName}: </VisuallyHidden>
      {line.attachment && <Attached slug={slug} file={line.attachment} />}
      {line.text === '' && !line.attachment ? <i>{texts.deleted}</i> : <Linked text={line.text} />}
      <span className={styles.time}>
        <time dateTime={line.at}>{format.time(line.at)}</time>
        {mine && read && `, ${texts.read}`}
      </span>
    </div>
  )
}

/** Web addresses as links; everything else as text with its own direction. */
const Linked = ({ text }: { text: string }) => (
  <span dir="auto">
    {splitLinks(text).map((piece, index) =>
      piece.href ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
        <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {piece.text}
        </a>
      ) : (
        piece.text
      ),
    )}
  </span>
)

function PendingBubble({ one: message, onRetry, onDrop }: { one: PendingMessage; onRetry: () => void; onDrop: () => void }) {
  const texts = useMessages(chatMessages)
  const isSending = message.state === 'sending'
  return (
    <>
      <div className={classNames(styles.message, styles.mine, styles.turned, styles.unsentMessage)}>
        <VisuallyHidden>{texts.byYou}: </VisuallyHidden>
        {message.attachment && <FileChip file={message.attachment} />}
        <span dir="auto">{message.text}</span>
        {isSending && <span className={styles.time}>{texts.sending}</span>}
      </div>
      {!isSending && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds what is filled in
        <div className={styles.unsent} role="group" aria-label={message.text || message.attachment?.name}>
          <span className={styles.unsentLabel}>
            <Icon name="alert" size="small" />
            {texts.unsent}
          </span>
          <Button size="small" icon="refresh" onClick={onRetry}>
            {texts.retry}
          </Button>
          <Button size="small" variant="text" onClick={onDrop}>
            {texts.drop}
          </Button>
        </div>
      )}
    </>
  )
}
