// What processes tell each other of rooms, and members' pages of their counts. Nothing rests on it: whoever misses it looks by itself.
import { Notifier } from '../platform/db/notify.ts'
import { oncePer } from '../platform/feature.ts'

export const CHAT_CHANNEL = 'chat'
const SIGNALS = 'member_signals'

export const getChatNotifier = oncePer((services) => {
  const notifier = new Notifier(services)
  const changed = (userId: number) => notifier.tell(SIGNALS, `${userId} chat`)
  return {
    /** A message is stored; the counts of both have changed. */
    message: (roomId: number, seq: number, members: readonly number[]) => {
      notifier.tell(CHAT_CHANNEL, `m ${roomId} ${seq}`)
      members.forEach(changed)
    },
    read: (roomId: number, userId: number, messageId: number) => {
      notifier.tell(CHAT_CHANNEL, `r ${roomId} ${userId} ${messageId}`)
      changed(userId)
    },
    typing: (roomId: number, userId: number) => notifier.tell(CHAT_CHANNEL, `t ${roomId} ${userId}`),
  }
})
