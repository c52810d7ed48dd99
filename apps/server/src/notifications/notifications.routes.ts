// HTTP routes of members' notifications, their settings, and unsubscribing from e-mails by a link.
import { countNotices, listNotices, readAllNotices, readNotice } from '@sverka/contract/notifications/notifications'
import { getNoticeSettings, stopEmails, updateNoticeSettings } from '@sverka/contract/notifications/settings'
import { requireMember } from '../platform/auth/session.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { readSubscription } from './mailing.ts'
import { countUnreadNotices, markAllNoticesRead, markNoticeRead, readNoticesPage } from './notifications.ts'
import { changeSettings, readSettings, switchOffEmails } from './settings.ts'

export const notificationsRoutes = (services: Services): readonly BoundRoute[] => [
  reads(listNotices, ({ db, caller, query }) => readNoticesPage(db, requireMember(caller).userId, query)),
  writes(readNotice, async ({ tx, caller, params, clock }) => {
    await markNoticeRead(tx, clock, requireMember(caller).userId, params.id)
    return undefined
  }),
  writes(readAllNotices, async ({ tx, caller, clock }) => {
    await markAllNoticesRead(tx, clock, requireMember(caller).userId)
    return undefined
  }),
  reads(countNotices, async ({ db, caller }) => ({ unread_count: await countUnreadNotices(db, requireMember(caller).userId) })),
  reads(getNoticeSettings, ({ db, caller }) => readSettings(db, requireMember(caller))),
  writes(updateNoticeSettings, ({ tx, caller, body }) => changeSettings(tx, requireMember(caller), body)),
  writes(stopEmails, async ({ tx, params }) => {
    const { userId, kind } = readSubscription(services, params.token) ?? refuse('invalid_token')
    await switchOffEmails(tx, userId, kind)
    return undefined
  }),
]
