// Queries that store a purchase: one checkout of a cart, which makes one order for each seller. Stores the request, the orders with their lines,
// and the link to the payment.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** A lock until the commit: purchases of one member come one after another. */
export const lockBuyer = async (tx: Tx, userId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('orders'), ${userId}::int)`.execute(tx))

export const findBuyer = (db: Reader, userId: number) =>
  db.selectFrom('users').select(['email', 'full_name as fullName']).where('id', '=', userId).executeTakeFirstOrThrow()

const purchaseColumns = ['id', 'payment_id as paymentId', 'fingerprint', 'created_at as createdAt'] as const

/** The buyer's purchase with this value of the header `Idempotency-Key`. */
export const findPurchase = (tx: Tx, buyerId: number, key: string) =>
  tx.selectFrom('purchases').select(purchaseColumns).where('buyer_id', '=', buyerId).where('request_key', '=', key).executeTakeFirst()

export const findLastPurchase = (tx: Tx, buyerId: number) =>
  tx.selectFrom('purchases').select(purchaseColumns).where('buyer_id', '=', buyerId).orderBy('id', 'desc').limit(1).executeTakeFirst()

export interface NewPurchase {
  readonly buyer_id: number
  /** Value of the header `Idempotency-Key`. */
  readonly request_key: string | null
  /** SHA-256 of the request, by which a repeat is recognised. */
  readonly fingerprint: Buffer
  /** Null where its orders are paid by invoices. */
  readonly payment_id: number | null
  /** Version of the site's terms in force at the purchase. */
  readonly terms_version: string
  /** Version of the consent to the processing of personal data; null if the buyer did not give it. */
  readonly consent_version: string | null
  readonly created_at: Date
}

export async function insertPurchase(tx: Tx, purchase: NewPurchase): Promise<number> {
  const { id } = await tx.insertInto('purchases').values(purchase).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Links orders to their purchase where they are paid by invoices. Other orders need no such link: they share the purchase's payment. */
export const setPurchase = (tx: Tx, orderIds: readonly number[], purchaseId: number) =>
  tx
    .updateTable('orders')
    .set({ purchase_id: purchaseId })
    .where('id', 'in', [...orderIds])
    .execute()

export interface InvoicedOrder {
  readonly id: number
  /** Slug of its first invoice: the secret part of the URL. */
  readonly slug: string
}

/** The orders of a purchase that is paid by invoices. */
export async function listInvoicedOrders(db: Reader, purchaseId: number): Promise<InvoicedOrder[]> {
  const { rows } = await sql<InvoicedOrder>`
    select bought.id, (select slug from invoices where ref = 'order:' || bought.id order by id limit 1) as slug
    from orders as bought where bought.purchase_id = ${purchaseId} order by bought.id`.execute(db)
  return rows
}

export interface NewOrder {
  readonly buyer_id: number
  readonly seller_id: number
  readonly company_id: number
  readonly total_kopecks: number
  /** JSON of the chosen delivery method (`ChosenDelivery`). `delivery_kopecks` is its price, included in the total. */
  readonly delivery_way?: string | null
  readonly delivery_kopecks?: number
  readonly address: string
  readonly postal_code: string
  readonly phone_number: string
  readonly created_at: Date
}

export async function insertOrder(tx: Tx, order: NewOrder): Promise<number> {
  const { id } = await tx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A line of an order: a copy of the product at the time of purchase. */
export interface NewLine {
  readonly order_id: number
  readonly product_id: number
  readonly name: string
  readonly image: string | null
  /** The seller's own code of the product. */
  readonly article: string
  readonly kind: string
  /** Code of the unit of measurement in the Russian classifier ОКЕИ; null if the seller chose none. */
  readonly unit: number | null
  /** Days from payment to shipping; null if the seller names none. */
  readonly lead_days: number | null
  readonly quantity: number
  /** Price of one unit, VAT included. */
  readonly price_kopecks: number
  /** Percent; null without VAT. */
  readonly vat_rate: number | null
}

export const insertLines = (tx: Tx, lines: readonly NewLine[]) =>
  tx
    .insertInto('order_lines')
    .values([...lines])
    .execute()

export const insertOrderPayments = (tx: Tx, links: readonly { order_id: number; payment_id: number }[]) =>
  tx
    .insertInto('order_payments')
    .values([...links])
    .execute()

/** URL where the payer pays; null before the payment is opened at the provider. */
export const findOrderUrl = async (db: Reader, paymentId: number): Promise<string | null> => {
  const row = await db.selectFrom('payments').select('order_url as url').where('id', '=', paymentId).executeTakeFirst()
  return row?.url ?? null
}
