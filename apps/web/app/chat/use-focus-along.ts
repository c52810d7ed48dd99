// On narrow screens moves the focus into a conversation that replaces the list, and back to its row when the list returns.
import { useLayoutEffect, useRef } from 'react'

/** The scrolling element of the messages. */
export const LOG_ID = 'messages-of-room'
export const rowId = (slug: string): string => `room-${slug}`

export function useFocusAlong(slug: string | null): void {
  const before = useRef(slug)
  // Before painting: a focused element that gets hidden loses the focus.
  useLayoutEffect(() => {
    const previousSlug = before.current
    before.current = slug
    const focused = document.activeElement
    if (slug !== null && slug !== previousSlug && focused !== document.body && focused?.getClientRects().length === 0)
      document.getElementById(LOG_ID)?.focus({ preventScroll: true })
    if (slug === null && previousSlug !== null && focused === document.body) document.getElementById(rowId(previousSlug))?.focus()
  }, [slug])
}
