// What waits for the member on every page: new messages and notices; filled by the word that listens for them.
import { createContext, use } from 'react'

export interface Unread {
  readonly messages: number
  readonly notices: number
  /** Grows whenever something happened in conversations, also without a new count. */
  readonly chatChanges: number
}

export const UnreadContext = createContext<Unread>({ messages: 0, notices: 0, chatChanges: 0 })

export const useUnread = (): Unread => use(UnreadContext)
