// Stores the electronic receipts of payments and refunds, and their states at the provider.
import type { Db, Reader, Tx } from '../platform/db/database.ts'

export interface NewReceiptRow {
  readonly payment_id: number
  /** `payment`, `refund`, or `closing`, which settles a prepayment at the delivery. */
  readonly kind: string
  /** What the receipt is for: `payment`, `refund:3`, `order:5`. */
  readonly ref: string
  readonly idempotence_key: string
  /** JSON of its lines and their sum in kopecks. */
  readonly request: string
  readonly status: string
  readonly created_at: Date
  readonly settled_at: Date | null
}

/** The id; null if the payment has a receipt of this kind and `ref` already. */
export async function insertReceipt(tx: Tx, row: NewReceiptRow): Promise<number | null> {
  const made = await tx
    .insertInto('receipts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['payment_id', 'kind', 'ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id ?? null
}

export type ReceiptRow = NonNullable<Awaited<ReturnType<typeof findReceipt>>>

export const findReceipt = (db: Db, id: number) => db.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst()

export async function hasReceipt(db: Reader, paymentId: number, kind: string, ref: string): Promise<boolean> {
  const row = await db
    .selectFrom('receipts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores that the provider has accepted the request for a receipt, and the provider's id of it. */
export const setReceiptOpened = (db: Db, id: number, providerId: string) =>
  db
    .updateTable('receipts')
    .set({ status: 'pending', provider_id: providerId })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .execute()

/** Stores the end of a receipt. False if it had ended before. */
export async function setReceiptSettled(tx: Tx, id: number, end: { status: 'succeeded' | 'canceled'; at: Date }): Promise<boolean> {
  const row = await tx
    .updateTable('receipts')
    .set({ status: end.status, settled_at: end.at })
    .where('id', '=', id)
    .where('status', 'in', ['created', 'pending'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Receipts that have not ended, oldest first, with an id above `after`. */
export const listOpenReceipts = (db: Db, after: number, limit: number) =>
  db
    .selectFrom('receipts')
    .select('id')
    .where('status', 'in', ['created', 'pending'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
