// Keeps the numbers of new messages and notices up to date: signals come over `/ws/signals/`, the numbers over HTTP.
import { browserCall } from '../api/browser-call.ts'
import { MemberSocketClient } from '../api/member-socket.ts'
import type { Unread } from '../shell/unread.ts'

/** Signals that arrive within this time cause one call. */
const GATHER_MS = 300

type Update = (changes: (before: Unread) => Partial<Unread>) => void

async function ask(topic: string, hasMessenger: boolean, update: Update): Promise<void> {
  try {
    if (topic === 'notices') {
      const { unread_count } = await browserCall('GET /api/v1/notifications/unread/', {})
      update(() => ({ notices: unread_count }))
    } else if (hasMessenger) {
      const { unread_count } = await browserCall('GET /api/v1/chats/unread/', {})
      update(({ chatChanges }) => ({ messages: unread_count, chatChanges: chatChanges + 1 }))
    }
  } catch (error) {
    // The next signal retries.
    console.warn(error)
  }
}

/** Returns a function that stops it. */
export function follow(hasMessenger: boolean, update: Update): () => void {
  const timers = new Map<string, number>()
  const soon = (topic: string) => {
    if (timers.has(topic)) return
    const timer = window.setTimeout(() => {
      timers.delete(topic)
      void ask(topic, hasMessenger, update)
    }, GATHER_MS)
    timers.set(topic, timer)
  }
  const socket = new MemberSocketClient<{ topic: string }>(() => '/ws/signals/', {
    onFrame: ({ topic }) => soon(topic),
    // The server starts with a signal for every topic: those sent while disconnected were lost.
    onOpen: () => undefined,
    onLost: () => undefined,
    onRefused: () => undefined,
  })
  return () => {
    socket.end()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
