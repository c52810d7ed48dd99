// Keeps the counts of new messages and notices of every open page up to date: told by `/ws/signals/`, asked over HTTP.
import { type ReactNode, useEffect, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import type { MemberSocketClient } from '../api/member-socket.ts'
import { useAccount } from '../shell/account.tsx'
import { type Unread, UnreadContext } from '../shell/unread.ts'

const NOTHING: Unread = { messages: 0, notices: 0, chatChanges: 0 }
/** Signals that come together are one question. */
const GATHER_MS = 300

export function UnreadProvider({ children }: { children: ReactNode }) {
  const { me } = useAccount().state
  const [unread, setUnread] = useState(NOTHING)
  const id = me?.id
  const hasMessenger = Boolean(me?.plan_features.messenger_enabled)
  useEffect(() => {
    if (id === undefined) {
      setUnread(NOTHING)
      return
    }
    return follow(hasMessenger, (changes) => setUnread((before) => ({ ...before, ...changes(before) })))
  }, [id, hasMessenger])
  return <UnreadContext value={unread}>{children}</UnreadContext>
}

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
    // The next signal asks again.
    console.warn(error)
  }
}

/** Answers how to stop. */
function follow(hasMessenger: boolean, update: Update): () => void {
  const timers = new Map<string, number>()
  const soon = (topic: string) => {
    if (timers.has(topic)) return
    const timer = window.setTimeout(() => {
      timers.delete(topic)
      void ask(topic, hasMessenger, update)
    }, GATHER_MS)
    timers.set(topic, timer)
  }
  let socket: MemberSocketClient<{ topic: string }> | undefined
  let isEnded = false
  // Visitors without an account never fetch it.
  const connect = async () => {
    const { MemberSocketClient } = await import('../api/member-socket.ts')
    if (isEnded) return
    socket = new MemberSocketClient(() => '/ws/signals/', {
      onFrame: ({ topic }) => soon(topic),
      // The server begins with all topics: what happened while there was no connection was not told.
      onOpen: () => undefined,
      onLost: () => undefined,
      onRefused: () => undefined,
    })
  }
  connect().catch((error: unknown) => console.warn(error))
  return () => {
    isEnded = true
    socket?.end()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
