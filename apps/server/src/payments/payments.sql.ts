// Stores payments made through a payment provider, with their states and ends.
import type { PaymentPurpose } from '@sverka/contract/payments/payments.rules'
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../platform/db/database.ts'

export interface NewPaymentRow {
  /** The payer. */
  user_id: number
  purpose: PaymentPurpose
  amount_kopecks: number
  /** `yookassa` or `sandbox`. */
  provider: string
  /** Sent with the request to the provider, so that a repeat makes no second payment. */
  idempotence_key: string
  /** JSON of `StoredRequest`: what is requested from the provider, and who is owed the money. */
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

/** `providerId` is the provider's id of the payment. */
export const findPaymentOfProvider = (db: Reader | Db, provider: string, providerId: string) =>
  (db as Db).selectFrom('payments').select('id').where('provider', '=', provider).where('provider_id', '=', providerId).executeTakeFirst()

/** Locks the row until the commit. */
export const lockPayment = (tx: Tx, id: number) => tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** State once the provider has answered. A payment or refund that staff ended during the request stays ended. */
export const openedStatus = sql<string>`case when status = 'created' then 'pending' else status end`

/** Stores the provider's answer to the request for a payment; repeating changes nothing. */
export const setOpened = (db: Db, id: number, made: { providerId: string; url: string | null }) =>
  db
    .updateTable('payments')
    .set({ status: openedStatus, provider_id: made.providerId, order_url: made.url })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute()

/** The end of a payment or a refund. */
export interface SettledRow {
  readonly status: 'succeeded' | 'canceled'
  /** The reason that the provider gives for a canceled payment or refund. */
  readonly reason: string | null
  readonly at: Date
  /** The provider's fee for a payment; null if it has not reported one. Absent for refunds. */
  readonly feeKopecks?: number | null
  /** Reason and member of staff, where staff ended it. */
  readonly manual?: { readonly reason: string; readonly staffId: number }
}

/** The columns, common to payments and refunds, that record the end. `hand_…`: staff ended it. */
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

/** Payments that exist at the provider and that staff ended by hand since then. Sorted by id, only those above `after`. */
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

/** Open payments, oldest first, with an id above `after`. */
export const listOpen = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'created_at as createdAt'])
    .where('status', 'in', ['created', 'pending'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** One open payment of the member, if any. */
export const findOpenPayment = (db: Reader, userId: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'pending'])
    .limit(1)
    .executeTakeFirst()

/** All payments of the member, for the export of their personal data. */
export const listPaymentsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'purpose', 'amount_kopecks', 'provider', 'status', 'created_at', 'settled_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
