// Stores refunds, each with its state. A refund belongs to one part of a payment, named by its `ref`: `order:5`, or `plan:3`.
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { openedStatus, type SettledRow, settledColumns } from './payments.sql.ts'

export interface NewRefundRow {
  readonly payment_id: number
  readonly ref: string
  /** Ledger account of the part: `plans`, or `seller:12` with the company's id. */
  readonly account: string
  readonly amount_kopecks: number
  readonly reason: string
  /** The client's idempotency key: a repeated click makes no second refund. */
  readonly request_key: string
  /** Our key for the provider: a repeated request makes no second refund there. */
  readonly idempotence_key: string
  /** JSON of the request to the provider. */
  readonly request: string
  /** The member of staff. */
  readonly created_by: number
  readonly created_at: Date
}

export async function insertRefund(tx: Tx, row: NewRefundRow): Promise<number> {
  const { id } = await tx.insertInto('refunds').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>

export const findRefund = (db: Db, id: number) => db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks the row until the commit. */
export const lockRefund = (tx: Tx, id: number) => tx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** `key` is the client's idempotency key. */
export const findRefundByKey = (tx: Tx, paymentId: number, key: string) =>
  tx
    .selectFrom('refunds')
    .select(['id', 'ref', 'amount_kopecks as kopecks', 'reason'])
    .where('payment_id', '=', paymentId)
    .where('request_key', '=', key)
    .executeTakeFirst()

/** `providerId` is the provider's id of the refund. */
export const findRefundOfProvider = (db: Db, provider: string, providerId: string) =>
  db
    .selectFrom('refunds as refund')
    .innerJoin('payments as payment', 'payment.id', 'refund.payment_id')
    .select(['refund.id', 'refund.status', 'refund.amount_kopecks as kopecks', 'refund.payment_id as paymentId'])
    .where('payment.provider', '=', provider)
    .where('refund.provider_id', '=', providerId)
    .executeTakeFirst()

/** Kopecks of the payment that are refunded or in open refunds, by the `ref` of the part. */
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

/** Kopecks of this part in refunds that have not ended. */
export async function sumUnderWay(db: Reader, ref: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount_kopecks), 0)`.as('kopecks'))
    .where('ref', '=', ref)
    .where('status', 'in', ['created', 'pending'])
    .executeTakeFirstOrThrow()
  return Number(row.kopecks)
}

/** One refund to the member that has not ended, if any. */
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

/** Refunds that exist at the provider and that staff ended by hand since then. Sorted by id, only those above `after`. */
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

/** Refunds that have not ended, oldest first, with an id above `after`. */
export const listOpenRefunds = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('refunds')
    .select(['id', 'payment_id as paymentId', 'created_at as createdAt'])
    .where('status', 'in', ['created', 'pending'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Kopecks of the part in refunds that have succeeded. */
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
