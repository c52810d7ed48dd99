// Reads the completed orders from which the demo's reviews are made.
import { sql } from 'kysely'
import type { Tx } from '../platform/db/database.ts'

/** Whether there is any review; then the demo adds none. */
export const hasReviews = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('reviews').select('id').limit(1).executeTakeFirst()) !== undefined

export interface Received {
  readonly orderId: number
  readonly productId: number
  readonly buyerId: number
  readonly sellerId: number
  readonly receivedAt: Date
}

/** Products that accounts of the demo bought and received, one row for each product of an order, the earliest order first. */
export async function listReceived(tx: Tx, limit: number): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select bought.id as "orderId", line.product_id as "productId", bought.buyer_id as "buyerId", bought.seller_id as "sellerId",
      (select max(step.happened_at) from order_steps as step where step.order_id = bought.id) as "receivedAt"
    from orders as bought join order_lines as line on line.order_id = bought.id join users as buyer on buyer.id = bought.buyer_id
    where buyer.is_demo and bought.status = 'completed'
    order by bought.created_at, line.id limit ${limit}`.execute(tx)
  return rows
}
