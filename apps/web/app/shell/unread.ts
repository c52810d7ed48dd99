// Numbers of new messages and notices, for every page; provided by notifications.
import { createContext, use } from 'react'

export interface Unread {
  readonly messages: number
  readonly notices: number
  /** Incremented at every change in conversations, also where the number is the same. */
  readonly chatChanges: number
}

export const UnreadContext = createContext<Unread>({ messages: 0, notices: 0, chatChanges: 0 })

export const useUnread = (): Unread => use(UnreadContext)
