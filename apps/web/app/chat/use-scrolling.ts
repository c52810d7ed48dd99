// Scrolling of a conversation: it opens at the first new message, follows the newest ones, and does not move when earlier ones are loaded above.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Conversation, ConversationState } from './conversation.ts'

/** A scroll position within this distance of the end counts as the end. Pixels. */
const NEAR_PX = 60
/** Earlier messages are loaded when the scroll position is within this distance of the top. Pixels. */
const EARLIER_PX = 300

interface Scrolling {
  /** Ref for the scrolling element. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  /** Number of messages that arrived while the reader was scrolled up. */
  readonly unseen: number
  /** Scrolls to the newest message. */
  readonly toNewest: () => void
}

export function useScrolling(conversation: Conversation, state: ConversationState): Scrolling {
  const box = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  /** The page before the last change: sequence numbers of the first and last message, number of pending ones, top of the first in pixels. */
  const shown = useRef<{ first: number; last: number; unsent: number; top: number } | null>(null)
  const [unseen, setUnseen] = useState(0)
  const first = state.lines[0]?.seq ?? 0
  const last = state.lines.at(-1)?.seq ?? 0
  const unsent = state.pending.length
  const toNewest = () => box.current?.scrollTo({ top: box.current.scrollHeight })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const before = shown.current
    shown.current = { first, last, unsent, top: messageTop(element, first) }
    if (!before) showStart(element)
    else if (first < before.first) element.scrollTop += messageTop(element, before.first) - before.top
    else if (atEnd.current || unsent > before.unsent) element.scrollTop = element.scrollHeight
    else if (last > before.last) setUnseen((count) => count + last - before.last)
    atEnd.current = isAtEnd(element)
  }, [first, last, unsent])
  /** Marks the newest message as read if it is on the screen. */
  const checkSeen = () => {
    const element = box.current
    if (!element) return
    atEnd.current = isAtEnd(element)
    if (!atEnd.current || document.visibilityState !== 'visible') return
    setUnseen(0)
    conversation.markSeen()
  }
  const latestCheck = useRef(checkSeen)
  latestCheck.current = checkSeen
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new last message, and once the connection is back
  useEffect(() => latestCheck.current(), [last, state.isConnected])
  useEffect(() => {
    const onVisible = () => latestCheck.current()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
  const onScroll = () => {
    checkSeen()
    if ((box.current?.scrollTop ?? EARLIER_PX) < EARLIER_PX) void conversation.loadEarlier()
  }
  return { box, onScroll, unseen, toNewest }
}

/** Distance of a message from the top of the content, in pixels. A picture that loads below the message does not change it. */
const messageTop = (element: HTMLElement, seq: number): number => element.querySelector<HTMLElement>(`[data-seq="${seq}"]`)?.offsetTop ?? 0

const isAtEnd = (element: HTMLElement): boolean => element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX

/** Scrolls to the line above the first new message, else to the end. */
function showStart(element: HTMLElement): void {
  const mark = element.querySelector<HTMLElement>('[data-new-line]')
  element.scrollTop = mark ? mark.offsetTop - element.offsetTop - NEAR_PX : element.scrollHeight
}
