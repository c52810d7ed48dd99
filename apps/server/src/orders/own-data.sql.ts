// Reads and deletes what orders store about a person, and finds the pictures that orders show.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export const listOrdersForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('orders as one')
    .innerJoin('order_lines as line', 'line.order_id', 'one.id')
    .select(['one.id', 'one.status', 'one.address', 'one.postal_code', 'one.phone_number', 'one.created_at'])
    .select(['line.name', 'line.quantity', 'line.price_kopecks'])
    .where('one.buyer_id', '=', userId)
    .orderBy('one.id')
    .orderBy('line.id')
    .execute()

/**
 * `isPaying`: a payment for an order from this seller is open. `buys`, `sells`: the member is buyer or seller of a paid order that is neither
 * received nor fully refunded. A cancelled order that was not paid through the provider does not count: its sides settle the money themselves.
 */
export async function findOpenOrders(db: Reader, userId: number): Promise<{ isPaying: boolean; buys: boolean; sells: boolean }> {
  const { rows } = await sql<{ isPaying: boolean; buys: boolean; sells: boolean }>`
    with open as (
      select buyer_id, seller_id from orders
      where (buyer_id = ${userId} or seller_id = ${userId}) and status in ('pending', 'in_progress') and refunded_kopecks < total_kopecks
        and (cancelled_at is null or exists (select 1 from order_payments as link join payments as payment on payment.id = link.payment_id
          where link.order_id = orders.id and payment.status = 'succeeded'))
    )
    select exists (select 1 from open where buyer_id = ${userId}) as buys, exists (select 1 from open where seller_id = ${userId}) as sells,
      exists (select 1 from orders as one join order_payments as link on link.order_id = one.id
        join payments as payment on payment.id = link.payment_id
        where one.seller_id = ${userId} and one.status = 'not_paid' and payment.status in ('created', 'pending')) as "isPaying"`.execute(db)
  const [found] = rows
  if (!found) throw new Error('a question for one row had none')
  return found
}

/** Deletes the delivery data of orders that will not be delivered any more. Returns how many. */
export async function eraseDeliveries(tx: Tx, userId: number): Promise<number> {
  const rows = await tx
    .updateTable('orders')
    .set({ address: '', postal_code: '', phone_number: '' })
    .where('buyer_id', '=', userId)
    .where((of) => of.or([of('status', 'in', ['not_paid', 'completed']), of('refunded_kopecks', '=', of.ref('total_kopecks'))]))
    .returning('id')
    .execute()
  return rows.length
}

/** Those of the picture URLs that a line of an order shows. */
export async function listShownImages(db: Reader, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('image')
    .distinct()
    .where('image', 'in', [...addresses])
    .execute()
  return rows.flatMap(({ image }) => image ?? [])
}
