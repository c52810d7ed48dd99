// Screen reader announcements of an open conversation: new messages, whether one's own was sent, that the other person types.
// The list itself is no live region, or loaded history and each «прочитано» would be read out too.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { VisuallyHidden } from '../ui/layout.tsx'
import { chatMessages } from './chat.messages.ts'
import type { ConversationState } from './conversation.ts'

/** Most new messages announced one by one. More at once, after an absence, are announced as a count. */
const MOST = 5

interface AnnouncerProps {
  state: ConversationState
  userId: number
  otherName: string
}

export function Announcer({ state: { lines, pending: unsent, isOtherTyping }, userId, otherName }: AnnouncerProps) {
  const texts = useMessages(chatMessages)
  const [opened] = useState(lines.at(-1)?.seq ?? 0)
  const fresh = lines.slice(-MOST).filter(({ seq }) => seq > opened)
  const failed = unsent.filter(({ state }) => state !== 'sending').slice(-MOST)
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
