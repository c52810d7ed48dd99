// Queries of the personal data in orders, for a member's copy of their data and for the deletion of their account; and of the pictures in orders.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export const listOrdersForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('orders as bought')
    .innerJoin('order_lines as line', 'line.order_id', 'bought.id')
    .select(['bought.id', 'bought.status', 'bought.address', 'bought.postal_code', 'bought.phone_number', 'bought.created_at'])
    .select(['line.name', 'line.quantity', 'line.price_kopecks'])
    .where('bought.buyer_id', '=', userId)
    .orderBy('bought.id')
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
      exists (select 1 from orders as bought join order_payments as link on link.order_id = bought.id
        join payments as payment on payment.id = link.payment_id
        where bought.seller_id = ${userId} and bought.status = 'not_paid' and payment.status in ('created', 'pending')) as "isPaying"`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the query of open orders returned no row')
  return row
}

/** Deletes the delivery data of the buyer's orders that will not be delivered any more, cancelled ones included. Returns how many. */
export async function eraseDeliveries(tx: Tx, userId: number): Promise<number> {
  const rows = await tx
    .updateTable('orders')
    .set({ address: '', postal_code: '', phone_number: '' })
    .where('buyer_id', '=', userId)
    .where((order) =>
      order.or([
        order('status', 'in', ['not_paid', 'completed']),
        order('refunded_kopecks', '=', order.ref('total_kopecks')),
        order('cancelled_at', 'is not', null),
      ]),
    )
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
