// Counts the orders that a seller received, for the seller's statistics.
import type { Reader } from '../platform/db/database.ts'

/** Orders made at `from` or later, in every state. */
export const countOrdersSince = async (db: Reader, sellerId: number, from: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('created_at', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(count)
}
