// Keeps the numbers of unread messages and notices up to date: the socket `/ws/signals/` announces a change, the number is requested over HTTP.
import { browserCall } from '../api/browser-call.ts'
import { MemberSocketClient } from '../api/member-socket.ts'
import type { Unread } from '../shell/unread.ts'

/** Signals about one topic that arrive within this time cause one request. */
const GATHER_MS = 300

type Update = (changes: (before: Unread) => Partial<Unread>) => void

/** Requests the number of one topic: `notices`, or that of the messages for any other topic. */
async function loadCount(topic: string, hasMessenger: boolean, update: Update): Promise<void> {
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

/** Connects and passes each new number to `update`. `hasMessenger`: the member's plan includes messages. Returns a function that disconnects. */
export function followUnread(hasMessenger: boolean, update: Update): () => void {
  const timers = new Map<string, number>()
  const scheduleLoad = (topic: string) => {
    if (timers.has(topic)) return
    const timer = window.setTimeout(() => {
      timers.delete(topic)
      void loadCount(topic, hasMessenger, update)
    }, GATHER_MS)
    timers.set(topic, timer)
  }
  const socket = new MemberSocketClient<{ topic: string }>(() => '/ws/signals/', {
    onFrame: ({ topic }) => scheduleLoad(topic),
    // Nothing to do here: the server starts each connection with a signal for every topic, in place of those missed while disconnected.
    onOpen: () => undefined,
    onLost: () => undefined,
    onRefused: () => undefined,
  })
  return () => {
    socket.end()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
