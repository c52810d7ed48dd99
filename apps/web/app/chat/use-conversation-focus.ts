// Keyboard focus of the chat page on narrow screens, where an opened conversation replaces the list of conversations: moves the focus to the
// messages, and back to the conversation's row when the list returns.
import { useLayoutEffect, useRef } from 'react'

/** Id of the scrolling element with the messages. */
export const LOG_ID = 'messages-of-room'
/** Id of a conversation's row in the list. */
export const rowId = (slug: string): string => `room-${slug}`

/** `slug` of the open conversation; null for none. On wide screens the list stays, and the focus is not moved. */
export function useConversationFocus(slug: string | null): void {
  const before = useRef(slug)
  // A layout effect runs before painting, while the element that was focused in the hidden list still has the focus.
  useLayoutEffect(() => {
    const previousSlug = before.current
    before.current = slug
    const focused = document.activeElement
    if (slug !== null && slug !== previousSlug && focused !== document.body && focused?.getClientRects().length === 0)
      document.getElementById(LOG_ID)?.focus({ preventScroll: true })
    if (slug === null && previousSlug !== null && focused === document.body) document.getElementById(rowId(previousSlug))?.focus()
  }, [slug])
}
