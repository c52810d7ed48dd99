// The operations of notifications.
import { countNotices, listNotices, readAllNotices, readNotice } from '@sverka/contract/notifications'
import { member } from '../platform/auth/session.ts'
import { type Bound, reads, writes } from '../platform/http/binding.ts'
import { countUnreadNotices, readAll, readOne, showNotices } from './notifications.ts'

export const notificationsRoutes = (): readonly Bound[] => [
  reads(listNotices, ({ db, caller, query }) => showNotices(db, member(caller).userId, query)),
  writes(readNotice, async ({ tx, caller, params, clock }) => {
    await readOne(tx, clock, member(caller).userId, params.id)
    return undefined
  }),
  writes(readAllNotices, async ({ tx, caller, clock }) => {
    await readAll(tx, clock, member(caller).userId)
    return undefined
  }),
  reads(countNotices, async ({ db, caller }) => ({ unread_count: await countUnreadNotices(db, member(caller).userId) })),
]
