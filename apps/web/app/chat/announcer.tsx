// What a screen reader says of an open conversation: who wrote what at its end, that one's own is sent or is not, that the other one types.
// The list itself is silent, or history loaded above and each «прочитано» would be read out too.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { VisuallyHidden } from '../ui/layout.tsx'
import { chatMessages } from './chat.messages.ts'
import type { ConversationState } from './conversation.ts'

/** More at once, after an absence, is read in the list. */
const MOST = 5

interface AnnouncerProps {
  state: ConversationState
  userId: number
  otherName: string
}

export function Announcer({ state: { lines, unsent, isOtherTyping }, userId, otherName }: AnnouncerProps) {
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
