// Creates notices (a member's notifications on the site) in the transaction that causes them. The feature `notifications` shows and e-mails them.
import type { NoticeKind } from '@sverka/contract/notifications/notifications.rules'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/database.ts'
import { deleteNotice, deleteNotices, insertNotice, insertNotices, markNoticesRead, type NoticeKey } from './notices.sql.ts'

/** Notices inserted by one statement. */
const PER_STATEMENT = 5000

export interface Notice {
  readonly userId: number
  readonly kind: NoticeKind
  /** Values that its sentence contains: plain text and numbers, never markup or secrets. */
  readonly params?: Readonly<Record<string, string | number | null>>
  /** Path that it links to: `/profile/orders`. */
  readonly path?: string
  /** Identifies the event (`order:5:paid`), so that it makes one notice only. */
  readonly dedupeKey?: string
}

/** Adds a notice, which exists if the transaction commits. A notice with the same `dedupeKey` as an existing one is not added. */
export async function raiseNotice(tx: Tx, clock: Clock, notice: Notice): Promise<void> {
  await insertNotice(tx, toRow(clock, notice))
}

/** For repeated events, such as further messages: the new, unread notice replaces the one with the same key. */
export async function renewNotice(tx: Tx, clock: Clock, notice: Notice & { readonly dedupeKey: string }): Promise<void> {
  await deleteNotice(tx, notice.userId, notice.dedupeKey)
  await insertNotice(tx, toRow(clock, notice))
}

/** Deletes notices whose text must no longer be read. */
export async function withdrawNotices(tx: Tx, keys: readonly NoticeKey[]): Promise<void> {
  if (keys.length > 0) await deleteNotices(tx, keys)
}

/** Marks the notice of an event as read, when the member has seen its subject elsewhere on the site. */
export async function settleNotice(tx: Tx, clock: Clock, { userId, dedupeKey }: { userId: number; dedupeKey: string }): Promise<void> {
  await markNoticesRead(tx, { userId, dedupeKey, at: clock.now() })
}

/** `raiseNotice` for many members or events. */
export async function raiseNotices(tx: Tx, clock: Clock, notices: readonly Notice[]): Promise<void> {
  for (let at = 0; at < notices.length; at += PER_STATEMENT) {
    await insertNotices(
      tx,
      notices.slice(at, at + PER_STATEMENT).map((notice) => toRow(clock, notice)),
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
