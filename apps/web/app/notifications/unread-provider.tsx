// Provides the numbers of unread messages and notices to every page while a member is signed in.
import { type ReactNode, useEffect, useState } from 'react'
import { useAccount } from '../shell/account.tsx'
import { type Unread, UnreadContext } from '../shell/unread.ts'

const NOTHING: Unread = { messages: 0, notices: 0, chatChanges: 0 }

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
    let isEnded = false
    let stop: (() => void) | undefined
    // Guests never download this code.
    const connect = async () => {
      const { followUnread } = await import('./follow-unread.ts')
      if (!isEnded) stop = followUnread(hasMessenger, (changes) => setUnread((before) => ({ ...before, ...changes(before) })))
    }
    connect().catch((error: unknown) => console.warn(error))
    return () => {
      isEnded = true
      stop?.()
    }
  }, [id, hasMessenger])
  return <UnreadContext value={unread}>{children}</UnreadContext>
}
