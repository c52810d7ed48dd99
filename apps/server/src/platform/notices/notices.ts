// Tells a member of something in the transaction that causes it; how it is shown and sent is the word `notifications`.
import type { NoticeKind } from '@sverka/contract/notifications/notifications.rules'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/database.ts'
import { deleteNotice, insertNotice, insertNotices, markNoticesRead } from './notices.sql.ts'

const AT_ONCE = 5000

export interface Notice {
  readonly userId: number
  readonly kind: NoticeKind
  /** What its sentence needs; plain text and numbers, never markup or secrets. */
  readonly params?: Readonly<Record<string, string | number | null>>
  /** Address on the site that it leads to: `/profile/orders`. */
  readonly path?: string
  /** Names the event where it could be told twice: `order:5:paid`. */
  readonly dedupeKey?: string
}

/** The notice exists if, and only if, the transaction commits; the same `dedupeKey` again changes nothing. */
export async function raiseNotice(tx: Tx, clock: Clock, notice: Notice): Promise<void> {
  await insertNotice(tx, toRow(clock, notice))
}

/** For what happens again and again: the latest stands in the place of the one before it, unread. */
export async function raiseNoticeAnew(tx: Tx, clock: Clock, notice: Notice & { readonly dedupeKey: string }): Promise<void> {
  await deleteNotice(tx, notice.userId, notice.dedupeKey)
  await insertNotice(tx, toRow(clock, notice))
}

/** The member has seen, in its own place, what this notice tells. */
export async function settleNotice(tx: Tx, clock: Clock, { userId, dedupeKey }: { userId: number; dedupeKey: string }): Promise<void> {
  await markNoticesRead(tx, { userId, dedupeKey, at: clock.now() })
}

/** The same for many, a few thousand with each statement. */
export async function raiseNotices(tx: Tx, clock: Clock, notices: readonly Notice[]): Promise<void> {
  for (let at = 0; at < notices.length; at += AT_ONCE) {
    await insertNotices(
      tx,
      notices.slice(at, at + AT_ONCE).map((notice) => toRow(clock, notice)),
    )
  }
}

const toRow = (clock: Clock, notice: Notice) => ({
  user_id: notice.userId,
  kind: notice.kind,
  params: JSON.stringify(notice.params ?? {}),
  path: notice.path ?? null,
  created_at: clock.now(),
  dedupe_key: notice.dedupeKey ?? null,
})
