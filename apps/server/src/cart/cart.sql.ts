// Queries of the lines of members' carts (table `basket_lines`): one row for each product in a member's cart.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface NewLine {
  readonly user_id: number
  readonly product_id: number
  readonly quantity: number
  /** Price of one unit when the line was set. */
  readonly price_kopecks: number
  /** Status and procedure of the seller in the register when the line was set. */
  readonly seller_state: string
  /** Name of the product, shown when it is no longer on sale. */
  readonly name: string
  readonly added_at: Date
}

/** Inserts or replaces a line for each product, with what the buyer sees of it now. Returns ids in the order of `lines`. */
export async function upsertLines(tx: Tx, lines: readonly NewLine[]): Promise<number[]> {
  const rows = await tx
    .insertInto('basket_lines')
    .values([...lines])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet(({ ref }) => ({
        quantity: ref('excluded.quantity'),
        price_kopecks: ref('excluded.price_kopecks'),
        seller_state: ref('excluded.seller_state'),
        name: ref('excluded.name'),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const columns = [
  'id',
  'product_id as productId',
  'quantity',
  'price_kopecks as priceKopecks',
  'seller_state as sellerState',
  'name',
] as const

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

/** In the order in which they were added. */
export const listLines = (db: Reader, userId: number, limit: number) =>
  db.selectFrom('basket_lines').select(columns).where('user_id', '=', userId).orderBy('id').limit(limit).execute()

export async function countLines(db: Reader, userId: number): Promise<number> {
  const row = await db
    .selectFrom('basket_lines')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Counts the lines of products other than these. */
export async function countOtherLines(db: Reader, userId: number, productIds: readonly number[]): Promise<number> {
  const row = await db
    .selectFrom('basket_lines')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('product_id', 'not in', [...productIds])
    .executeTakeFirstOrThrow()
  return row.count
}

/** Deletes those of the lines that belong to the member; returns their ids. */
export const deleteLines = (tx: Tx, userId: number, ids: readonly number[]) =>
  tx
    .deleteFrom('basket_lines')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .returning('id')
    .execute()

/** The member's lines for the download of personal data. */
export const listLinesForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('basket_lines')
    .select(['product_id', 'name', 'quantity', 'price_kopecks', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Empties the member's cart; returns the number of deleted lines. */
export async function deleteAllLines(tx: Tx, userId: number): Promise<number> {
  const rows = await tx.deleteFrom('basket_lines').where('user_id', '=', userId).returning('id').execute()
  return rows.length
}
