// Stores refunds, each with its state and its part of a payment.
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { openedStatus, type SettledRow, settledColumns } from './payments.sql.ts'

export interface NewRefundRow {
  readonly payment_id: number
  readonly ref: string
  readonly account: string
  readonly amount_kopecks: number
  readonly reason: string
  readonly request_key: string
  readonly idempotence_key: string
  readonly request: string
  readonly created_by: number
  readonly created_at: Date
}

export async function insertRefund(tx: Tx, row: NewRefundRow): Promise<number> {
  const { id } = await tx.insertInto('refunds').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export const findRefund = (db: Db, id: number) => db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

export const lockRefund = (tx: Tx, id: number) => tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findRefundByKey = (tx: Tx, paymentId: number, key: string) =>
  tx
    .selectFrom('refunds')
    .select(['id', 'ref', 'amount_kopecks as kopecks', 'reason'])
    .where('payment_id', '=', paymentId)
    .where('request_key', '=', key)
    .executeTakeFirst()

export const findRefundOfProvider = (db: Db, provider: string, providerId: string) =>
  db
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.status', 'refund.amount_kopecks as kopecks', 'refund.payment_id as paymentId'])
    .where('payment.provider', '=', provider)
    .where('refund.provider_id', '=', providerId)
    .executeTakeFirst()

/** Kopecks refunded or being refunded, by the `ref` of the part. */
export async function sumRefunds(db: Reader, paymentId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('refunds')
    .select(['ref', sql<string>`sum(amount_kopecks)`.as('kopecks')])
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'canceled')
    .groupBy('ref')
    .execute()
  return new Map(rows.map(({ ref, kopecks }) => [ref, Number(kopecks)]))
}

/** Kopecks of the part in refunds that are still open. */
export async function sumUnderWay(db: Reader, ref: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount_kopecks), 0)`.as('kopecks'))
    .where('ref', '=', ref)
    .where('status', 'in', ['created', 'pending'])
    .executeTakeFirstOrThrow()
  return Number(row.kopecks)
}

/** An open refund to the member. */
export const findOpenRefundTo = (db: Reader, userId: number) =>
  db
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.payment_id')
    .select('refund.id')
    .where('payment.user_id', '=', userId)
    .where('refund.status', 'in', ['created', 'pending'])
    .limit(1)
    .executeTakeFirst()

/** Stores the provider's answer to the request for a refund; repeating changes nothing. */
export const setRefundOpened = (db: Db, id: number, providerId: string) =>
  db
    .updateTable('refunds')
    .set({ status: openedStatus, provider_id: providerId })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute()

export const setRefundSettled = (tx: Tx, id: number, end: SettledRow) =>
  tx.updateTable('refunds').set(settledColumns(end)).where('id', '=', id).execute()

/** Refunds that staff ended since then, with the provider's ids, after `after`. */
export const listManuallyEndedRefunds = (db: Db, since: Date, after: number, limit: number) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('hand_reason', 'is not', null)
    .where('settled_at', '>=', since)
    .where('provider_id', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Open refunds, oldest first, after `after`. */
export const listOpenRefunds = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('refunds')
    .select(['id', 'payment_id as paymentId', 'created_at as createdAt'])
    .where('status', 'in', ['created', 'pending'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Kopecks of the part that were refunded. */
export async function sumSucceeded(tx: Tx, paymentId: number, ref: string): Promise<number> {
  const row = await tx
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount_kopecks), 0)`.as('kopecks'))
    .where('payment_id', '=', paymentId)
    .where('ref', '=', ref)
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow()
  return Number(row.kopecks)
}
