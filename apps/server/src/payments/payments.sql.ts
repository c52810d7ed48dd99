// The rows of payments.
import type { Db, Reader, Tx } from '../platform/db/database.ts'

export interface NewPaymentRow {
  user_id: number
  purpose: 'order' | 'plan'
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

/** What the provider answered when it was asked to make the payment; a repeat changes nothing. */
export const setOpened = (db: Db, id: number, made: { providerId: string; url: string | null }) =>
  db
    .updateTable('payments')
    .set({ status: 'pending', provider_id: made.providerId, order_url: made.url })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .execute()

export const setSettled = (tx: Tx, id: number, end: { status: 'succeeded' | 'canceled'; reason: string | null; at: Date }) =>
  tx.updateTable('payments').set({ status: end.status, cancel_reason: end.reason, settled_at: end.at }).where('id', '=', id).execute()

/** Payments whose end is not known yet, the oldest first, after `after`. */
export const listOpen = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'created_at as createdAt'])
    .where('status', 'in', ['created', 'pending'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** A payment of the member whose end is not known yet. */
export const findOpenPaymentOf = (db: Reader, userId: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['created', 'pending'])
    .limit(1)
    .executeTakeFirst()

export const listPaymentCopies = (db: Reader, userId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'purpose', 'amount_kopecks', 'provider', 'status', 'created_at', 'settled_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
