// The operations of notifications.
import { countNotices, listNotices, readAllNotices, readNotice } from '@sverka/contract/notifications/notifications'
import { getNoticeSettings, stopEmails, updateNoticeSettings } from '@sverka/contract/notifications/settings'
import { member } from '../platform/auth/session.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { readSubscription } from './mailing.ts'
import { countUnreadNotices, readAll, readOne, showNotices } from './notifications.ts'
import { changeSettings, showSettings, stop } from './settings.ts'

export const notificationsRoutes = (services: Services): readonly BoundRoute[] => [
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
  reads(getNoticeSettings, ({ db, caller }) => showSettings(db, member(caller))),
  writes(updateNoticeSettings, ({ tx, caller, body }) => changeSettings(tx, member(caller), body)),
  writes(stopEmails, async ({ tx, params }) => {
    const { userId, what } = readSubscription(services, params.token) ?? refuse('invalid_token')
    await stop(tx, userId, what)
    return undefined
  }),
]
