// Context with the numbers of unread messages and notices, for every page; the `notifications` module provides it.
import { createContext, use } from 'react'

export interface Unread {
  readonly messages: number
  readonly notices: number
  /** Counter that grows with every change in conversations, even if the number of unread messages stays the same: open pages then reload. */
  readonly chatChanges: number
}

export const UnreadContext = createContext<Unread>({ messages: 0, notices: 0, chatChanges: 0 })

export const useUnread = (): Unread => use(UnreadContext)
