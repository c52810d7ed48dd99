// Stores payments and how they ended.
import type { PaymentPurpose } from '@sverka/contract/payments/payments.rules'
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

export interface NewPaymentRow {
  user_id: number
  purpose: PaymentPurpose
  amount_kopecks: number
  provider: string
  idempotence_key: string
  request: string
  created_at: Date
}

export async function insertPayment(tx: Tx, row: NewPaymentRow): Promise<number> {
  const { id } = await tx.insertInto('payments').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export const findPayment = (db: Reader | Db, id: number) =>
  (db as Db).selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

export const findPaymentOfProvider = (db: Reader | Db, provider: string, providerId: string) =>
  (db as Db).selectFrom('payments').select('id').where('provider', '=', provider).where('provider_id', '=', providerId).executeTakeFirst()

export const lockPayment = (tx: Tx, id: number) => tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** A payment that staff ended while the provider was asked stays ended, and keeps the provider's number. */
export const openedStatus = sql<string>`case when status = 'created' then 'pending' else status end`

/** Stores the provider's answer to the request for a payment; repeating changes nothing. */
export const setOpened = (db: Db, id: number, made: { providerId: string; url: string | null }) =>
  db
    .updateTable('payments')
    .set({ status: openedStatus, provider_id: made.providerId, order_url: made.url })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute()

export interface SettledRow {
  readonly status: 'succeeded' | 'canceled'
  readonly reason: string | null
  readonly at: Date
  /** Of a payment, what its provider keeps; null if it has not said. */
  readonly feeKopecks?: number | null
  /** Reason and member of staff, where staff ended it. */
  readonly manual?: { readonly reason: string; readonly staffId: number }
}

/** The columns that say how a payment or a refund ended. */
export const settledColumns = ({ status, reason, at, manual }: SettledRow) => ({
  status,
  cancel_reason: reason,
  settled_at: at,
  ...(manual && { hand_reason: manual.reason, hand_by: manual.staffId }),
})

export const setSettled = (tx: Tx, id: number, end: SettledRow) =>
  tx
    .updateTable('payments')
    .set({ ...settledColumns(end), fee_kopecks: end.feeKopecks ?? null })
    .where('id', '=', id)
    .execute()

/** Payments that staff ended since then, with the provider's ids, after `after`. */
export const listManuallyEnded = (db: Db, since: Date, after: number, limit: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('hand_reason', 'is not', null)
    .where('settled_at', '>=', since)
    .where('provider_id', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** Open payments, oldest first, after `after`. */
export const listOpen = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'created_at as createdAt'])
    .where('status', 'in', ['created', 'pending'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** An open payment of the member. */
export const findOpenPayment = (db: Reader, userId: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'pending'])
    .limit(1)
    .executeTakeFirst()

export const listPaymentsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'purpose', 'amount_kopecks', 'provider', 'status', 'created_at', 'settled_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
