// The keyboard and the screen reader go along into a conversation whose list gives way to it, and back to where they were in the list.
import { useLayoutEffect, useRef } from 'react'

/** The scrolling box of the messages. */
export const LOG_ID = 'messages-of-room'
export const rowId = (slug: string): string => `room-${slug}`

export function useFocusAlong(slug: string | null): void {
  const before = useRef(slug)
  // Before the page is drawn: then what has the focus and is hidden loses it.
  useLayoutEffect(() => {
    const left = before.current
    before.current = slug
    const focused = document.activeElement
    if (slug !== null && slug !== left && focused !== document.body && focused?.getClientRects().length === 0)
      document.getElementById(LOG_ID)?.focus({ preventScroll: true })
    if (slug === null && left !== null && focused === document.body) document.getElementById(rowId(left))?.focus()
  }, [slug])
}
