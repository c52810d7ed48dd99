// Creates notices in the transaction that causes them; the module `notifications` shows and sends them.
import type { NoticeKind } from '@sverka/contract/notifications/notifications.rules'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/database.ts'
import { deleteNotice, deleteNotices, insertNotice, insertNotices, markNoticesRead, type NoticeKey } from './notices.sql.ts'

/** Notices inserted by one statement. */
const PER_STATEMENT = 5000

export interface Notice {
  readonly userId: number
  readonly kind: NoticeKind
  /** Parameters of its sentence; plain text and numbers, never markup or secrets. */
  readonly params?: Readonly<Record<string, string | number | null>>
  /** Path that it links to: `/profile/orders`. */
  readonly path?: string
  /** Identifies the event, so that it is reported once: `order:5:paid`. */
  readonly dedupeKey?: string
}

/** The notice exists if the transaction commits; the same `dedupeKey` again changes nothing. */
export async function raiseNotice(tx: Tx, clock: Clock, notice: Notice): Promise<void> {
  await insertNotice(tx, toRow(clock, notice))
}

/** For repeated events: the latest notice replaces the one before it, unread. */
export async function renewNotice(tx: Tx, clock: Clock, notice: Notice & { readonly dedupeKey: string }): Promise<void> {
  await deleteNotice(tx, notice.userId, notice.dedupeKey)
  await insertNotice(tx, toRow(clock, notice))
}

/** Deletes notices whose text must no longer be read. */
export async function withdrawNotices(tx: Tx, keys: readonly NoticeKey[]): Promise<void> {
  if (keys.length > 0) await deleteNotices(tx, keys)
}

/** Marks as read: the member has seen the subject elsewhere. */
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
