// Announces to screen readers what happens in an open conversation: new messages, whether one's own was sent, that the other person is typing.
// The list of messages is no live region itself, because loaded history and each read mark («прочитано») would be read out too.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { VisuallyHidden } from '../ui/layout.tsx'
import { chatMessages } from './chat.messages.ts'
import type { ConversationState } from './conversation.ts'

/** Most messages announced at once, the newest ones: after a lost connection many arrive together. */
const ANNOUNCED_MAX = 5

interface AnnouncerProps {
  state: ConversationState
  /** Id of the member who reads the page. */
  userId: number
  /** Name of the other member. */
  otherName: string
}

export function Announcer({ state: { lines, pending, isOtherTyping }, userId, otherName }: AnnouncerProps) {
  const texts = useMessages(chatMessages)
  /** Number of the last message when the conversation was opened. */
  const [openedAt] = useState(lines.at(-1)?.seq ?? 0)
  const fresh = lines.slice(-ANNOUNCED_MAX).filter(({ seq }) => seq > openedAt)
  const failed = pending.filter(({ state }) => state !== 'sending').slice(-ANNOUNCED_MAX)
  return (
    <VisuallyHidden>
      <span role="status" aria-label={texts.news} aria-atomic="false" aria-relevant="additions">
        {fresh.map(({ seq, user, text, attachment }) => (
          <span key={seq}>{user === userId ? texts.sent : `${otherName}: ${text || attachment?.name}`} </span>
        ))}
        {failed.map(({ clientId }) => (
          <span key={clientId}>{texts.unsent} </span>
        ))}
        {isOtherTyping && <span>{`${otherName} ${texts.typing}`}</span>}
      </span>
    </VisuallyHidden>
  )
}
