// Queries for filling the demo (the server with invented data) with orders: whether there are any, and the products they can be made of.
import type { Tx } from '../platform/db/database.ts'

export const hasOrders = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined

/** Products of the demo's sellers that are on sale. */
export async function listDemoProducts(tx: Tx, limit: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('products as card')
    .innerJoin('users as seller', 'seller.id', 'card.user_id')
    .select('card.id')
    .where('seller.is_demo', '=', true)
    .where('card.state', '=', 'published')
    .where('card.hidden', 'is', null)
    .where('card.deleted_at', 'is', null)
    .orderBy('card.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
