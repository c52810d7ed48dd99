// The messages of a conversation under their days, with a line above the first new one. Below are pending messages, which the server has not
// acknowledged; those that were not sent have buttons to send them again or delete them.
import { Fragment } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { chatMessages } from './chat.messages.ts'
import styles from './chat.module.css'
import { type Line, type PendingMessage, splitLinks } from './conversation.rules.ts'
import type { ConversationState } from './conversation.ts'
import { FileChip, MessageFile } from './message-file.tsx'
import { useDayName } from './use-day-name.ts'

interface MessageListProps {
  /** Identifier of the conversation in URLs. */
  slug: string
  state: ConversationState
  /** Id of the member who reads the page. */
  userId: number
  /** Name of the other member. */
  otherName: string
  /** Id of the last message that was already read when the conversation was opened; 0 if none. */
  readBefore: number
  onRetry: (clientId: string) => void
  onDrop: (clientId: string) => void
}

export function MessageList({
  slug,
  state: { lines, pending, otherRead },
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
      {pending.map((message) => (
        <PendingBubble
          key={message.clientId}
          message={message}
          onRetry={() => onRetry(message.clientId)}
          onDrop={() => onDrop(message.clientId)}
        />
      ))}
    </>
  )
}

interface BubbleProps {
  slug: string
  line: Line
  mine: boolean
  otherName: string
  /** The other member has read it. */
  read: boolean
  /** Whether the author differs from that of the message before. */
  isNewAuthor: boolean
}

/** A message with its time; the member's own ones also say whether the other member has read them. Without text and file it was deleted. */
function Bubble({ slug, line, mine, otherName, read, isNewAuthor }: BubbleProps) {
  const texts = useMessages(chatMessages)
  const format = useFormat()
  return (
    <div className={classNames(styles.message, mine && styles.mine, isNewAuthor && styles.turned)} data-seq={line.seq}>
      <VisuallyHidden>{mine ? texts.byYou : otherName}: </VisuallyHidden>
      {line.attachment && <MessageFile slug={slug} file={line.attachment} isOwn={mine} />}
      {line.text === '' && !line.attachment ? <i>{texts.deleted}</i> : <Linked text={line.text} />}
      <span className={styles.time}>
        <time dateTime={line.at}>{format.time(line.at)}</time>
        {mine && read && `, ${texts.read}`}
      </span>
    </div>
  )
}

/** The text with its web addresses as links; `dir="auto"` writes Arabic or Hebrew from right to left. */
const Linked = ({ text }: { text: string }) => (
  <span dir="auto">
    {splitLinks(text).map((piece, index) =>
      piece.href ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
        <a key={index} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {piece.text}
        </a>
      ) : (
        piece.text
      ),
    )}
  </span>
)

interface PendingBubbleProps {
  message: PendingMessage
  onRetry: () => void
  onDrop: () => void
}

/** A message that the server has not acknowledged: being sent, or not sent and with buttons. */
function PendingBubble({ message, onRetry, onDrop }: PendingBubbleProps) {
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
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
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
