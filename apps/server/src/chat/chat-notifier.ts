// Notifies the server's other processes about changes in rooms of conversations, and members' pages about their unread messages, by NOTIFY of
// PostgreSQL. A lost notification is harmless: receivers also read the database at intervals.
import { Notifier } from '../platform/db/notify.ts'
import { createdOnce } from '../platform/feature.ts'

export const CHAT_CHANNEL = 'chat'
/** The channel of signals to a member's open pages. */
const SIGNALS = 'member_signals'

export const getChatNotifier = createdOnce((services) => {
  const notifier = new Notifier(services)
  const changed = (userId: number) => notifier.notify(SIGNALS, `${userId} chat`)
  return {
    /** Called after a message is stored; the counts of both members have changed. */
    message: (roomId: number, seq: number, members: readonly number[]) => {
      notifier.notify(CHAT_CHANNEL, `m ${roomId} ${seq}`)
      members.forEach(changed)
    },
    /** Called after a member has read messages up to `messageId`. */
    read: (roomId: number, userId: number, messageId: number) => {
      notifier.notify(CHAT_CHANNEL, `r ${roomId} ${userId} ${messageId}`)
      changed(userId)
    },
    typing: (roomId: number, userId: number) => notifier.notify(CHAT_CHANNEL, `t ${roomId} ${userId}`),
  }
})
