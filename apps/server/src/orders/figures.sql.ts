// How many orders a seller got.
import type { Reader } from '../platform/db/database.ts'

export const countOrdersSince = async (db: Reader, sellerId: number, from: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('created_at', '>=', from)
    .executeTakeFirstOrThrow()
  return Number(count)
}
