// The copy and the destruction of what orders hold of a person, and which pictures they show.
import type { Reader, Tx } from '../platform/db/database.ts'

export const listOrderCopies = (db: Reader, userId: number) =>
  db
    .selectFrom('orders as one')
    .innerJoin('order_lines as line', 'line.order_id', 'one.id')
    .select(['one.id', 'one.status', 'one.address', 'one.postal_code', 'one.phone_number', 'one.created_at'])
    .select(['line.name', 'line.quantity', 'line.price_kopecks'])
    .where('one.buyer_id', '=', userId)
    .orderBy('one.id')
    .orderBy('line.id')
    .execute()

/** Where nothing is to be delivered any more. */
export async function forgetDeliveries(tx: Tx, userId: number): Promise<number> {
  const rows = await tx
    .updateTable('orders')
    .set({ address: '', postal_code: '', phone_number: '' })
    .where('buyer_id', '=', userId)
    .where('status', 'in', ['not_paid', 'completed'])
    .returning('id')
    .execute()
  return rows.length
}

/** Those of the addresses that a line shows. */
export async function listShownImages(db: Reader, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('image')
    .distinct()
    .where('image', 'in', [...addresses])
    .execute()
  return rows.flatMap(({ image }) => image ?? [])
}
