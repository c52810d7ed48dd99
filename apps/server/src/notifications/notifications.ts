// A member's notices: listed newest first, marked as read one by one or all at once, exported.
import type { Notice } from '@sverka/contract/notifications/notifications'
import { type NoticeGroup, type NoticeKind, noticeKinds } from '@sverka/contract/notifications/notifications.rules'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { countNoticeRows, findNotice, listNoticeRows, markNoticesRead } from '../platform/notices/notices.sql.ts'
import type { ExportUserData } from '../platform/own-data.ts'
import { readNoticeChoices, shownKinds } from './settings.ts'

interface NoticeQuery {
  readonly page?: number
  readonly page_size?: number
  readonly unread?: boolean
  readonly group?: NoticeGroup
}

/** One page of the notices that the member sees on the site; topics switched off there are left out. */
export async function readNoticesPage(db: Reader, userId: number, { page = 1, page_size = 20, unread = false, group }: NoticeQuery) {
  const filter = { userId, unread, kinds: await shownKinds(db, userId, group) }
  const rows = await listNoticeRows(db, { ...filter, limit: page_size, offset: (page - 1) * page_size })
  return { count: await countNoticeRows(db, filter), page, page_size, result: rows.flatMap(presentNotice) }
}

const isKnown = (kind: string): kind is NoticeKind => kind in noticeKinds

/** The notice as a list of one; empty for a kind that this version of the program does not know. */
function presentNotice(row: Awaited<ReturnType<typeof listNoticeRows>>[number]): Notice[] {
  if (!isKnown(row.kind)) return []
  return [
    {
      id: row.id,
      kind: row.kind,
      group: noticeKinds[row.kind].group,
      params: row.params as Notice['params'],
      path: row.path,
      created_at: row.createdAt.toISOString(),
      is_read: row.readAt !== null,
    },
  ]
}

/** Marks a notice as read; may be repeated. Throws `not_found` if it is not the member's. */
export async function markNoticeRead(tx: Tx, clock: Clock, userId: number, id: number): Promise<void> {
  if (!(await findNotice(tx, id, userId))) refuse('not_found')
  await markNoticesRead(tx, { userId, id, at: clock.now() })
}

export const markAllNoticesRead = (tx: Tx, clock: Clock, userId: number) => markNoticesRead(tx, { userId, at: clock.now() })

/** Number of unread notices that the member sees on the site. */
export const countUnreadNotices = async (db: Reader, userId: number): Promise<number> =>
  countNoticeRows(db, { userId, unread: true, kinds: await shownKinds(db, userId) })

/** The most notices in the data export; the newest ones. */
const EXPORTED_MAX = 10_000

/** Notices and their settings for the download of the member's personal data. */
export const exportNotices: ExportUserData = async (db, userId) => [
  {
    name: 'notifications.json',
    content: await listNoticeRows(db, { userId, unread: false, kinds: Object.keys(noticeKinds), limit: EXPORTED_MAX, offset: 0 }),
  },
  { name: 'notification-settings.json', content: await readNoticeChoices(db, userId) },
]
