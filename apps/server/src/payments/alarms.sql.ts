// Stores payment alarms: problems with a payment, refund or receipt that a member of staff must check and close.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface NewAlarmRow {
  /** The kind of problem, such as `open_too_long`. */
  readonly kind: string
  /** The object with the problem: `payment:5`, `refund:3`, `receipt:7`, or `provider:` and an id that only the payment provider has. */
  readonly subject: string
  /** Null if the problem belongs to no payment of ours. */
  readonly payment_id: number | null
  /** JSON. */
  readonly details: string
  readonly raised_at: Date
}

/** False if an alarm of this kind about this subject was raised before, even if it is closed by now. */
export async function insertAlarm(tx: Tx, row: NewAlarmRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_alarms')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Ids of all members of staff who are neither blocked nor deleted, at most `limit`. */
export const listStaffIds = (db: Reader, limit: number) =>
  db
    .selectFrom('users')
    .select('id')
    .where('is_staff', '=', true)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

export interface AlarmFilter {
  /** True: only closed alarms; false: only open ones. */
  readonly isClosed: boolean
  readonly kind?: string
  readonly paymentId?: number
}

const matchingAlarms = (db: Reader, { isClosed, kind, paymentId }: AlarmFilter) =>
  db
    .selectFrom('payment_alarms')
    .where('closed_at', isClosed ? 'is not' : 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(paymentId !== undefined, (query) => query.where('payment_id', '=', paymentId ?? 0))

export type AlarmRow = Awaited<ReturnType<typeof listAlarms>>[number]

/** One page of the matching alarms, newest first. */
export const listAlarms = (db: Reader, filter: AlarmFilter, page: { limit: number; offset: number }) =>
  matchingAlarms(db, filter)
    .select(['id', 'kind', 'subject', 'payment_id as paymentId', 'details', 'raised_at as raisedAt', 'closed_at as closedAt', 'note'])
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countAlarms(db: Reader, filter: AlarmFilter): Promise<number> {
  const row = await matchingAlarms(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

/** Whether an alarm of one of these kinds was ever raised about this subject. */
export async function hasAlarmAbout(db: Reader, subject: string, kinds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('payment_alarms')
    .select('id')
    .where('subject', '=', subject)
    .where('kind', 'in', [...kinds])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Closes open alarms of these kinds about this subject, with one note and member of staff for all. */
export const closeAlarmsAbout = (
  tx: Tx,
  { subject, kinds }: { subject: string; kinds: readonly string[] },
  closing: { closed_at: Date; closed_by: number; note: string },
) =>
  tx
    .updateTable('payment_alarms')
    .set(closing)
    .where('subject', '=', subject)
    .where('kind', 'in', [...kinds])
    .where('closed_at', 'is', null)
    .execute()

/** Closes the alarm. Returns undefined if there is no such alarm, false if it was closed before. */
export async function closeAlarm(
  tx: Tx,
  id: number,
  closing: { closed_at: Date; closed_by: number; note: string },
): Promise<boolean | undefined> {
  const alarm = await tx.selectFrom('payment_alarms').select('closed_at').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!alarm) return undefined
  if (alarm.closed_at !== null) return false
  await tx.updateTable('payment_alarms').set(closing).where('id', '=', id).execute()
  return true
}

export async function countOpenAlarms(db: Reader): Promise<number> {
  const { open } = await db
    .selectFrom('payment_alarms')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}
