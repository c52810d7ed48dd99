// Counters and stock of products. Each change is one conditional UPDATE, so that no simultaneous change is lost.
import { sql } from 'kysely'
import type { Tx } from '../platform/db/database.ts'

export const addLikes = (tx: Tx, id: number, by: number) =>
  tx
    .updateTable('products')
    .set((of) => ({ likes: of('likes', '+', by) }))
    .where('id', '=', id)
    .execute()

export const addViews = (tx: Tx, id: number, by: number) =>
  tx
    .updateTable('products')
    .set((of) => ({ views: of('views', '+', by) }))
    .where('id', '=', id)
    .execute()

/** One more sale for each product. Locks the rows in the order of their ids, so that two calls do not deadlock. */
export const addSales = (tx: Tx, ids: readonly number[], paidAt: Date) =>
  sql`with locked as (select id from products where id = any(${[...ids]}::int[]) order by id for no key update)
    update products set sales = products.sales + 1, last_sale_at = greatest(products.last_sale_at, ${paidAt}::timestamptz)
    from locked where products.id = locked.id`.execute(tx)

/** `by` is 1 for an added review and -1 for a removed one; `stars` is its number of stars. */
export const addReviews = (tx: Tx, id: number, { by, stars }: { by: number; stars: number }) =>
  tx
    .updateTable('products')
    .set((of) => ({ reviews: of('reviews', '+', by), stars: of('stars', '+', stars * by) }))
    .where('id', '=', id)
    .execute()

export interface StockLine {
  readonly productId: number
  readonly quantity: number
}

/** A product and the number of pieces that a buyer wants, with the name under which the buyer put it into the cart. */
export interface RequestedStock extends StockLine {
  readonly name: string
  /** Id of the line of the cart. */
  readonly id?: number
}

const toArrays = (lines: readonly StockLine[]) => ({ ids: lines.map((line) => line.productId), counts: lines.map((line) => line.quantity) })

/**
 * Subtracts pieces from the products that are on sale and have enough, and returns their ids; the others stay unchanged. A product whose pieces
 * are not counted always has enough. Locks the rows in the order of their ids.
 */
export async function subtractStock(tx: Tx, lines: readonly StockLine[]): Promise<number[]> {
  const { ids, counts } = toArrays(lines)
  const { rows } = await sql<{ id: number }>`
    with locked as (select id from products where id = any(${ids}::int[]) order by id for update)
    update products set stock = products.stock - line.quantity
    from unnest(${ids}::int[], ${counts}::int[]) as line (id, quantity) join locked using (id)
    where products.id = line.id and products.state = 'published' and products.hidden is null and products.deleted_at is null
      and products.in_stock and (products.stock is null or products.stock >= line.quantity)
    returning products.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Adds pieces to products whose stock is counted. */
export async function returnStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const { ids, counts } = toArrays(lines)
  await sql`
    with locked as (select id from products where id = any(${ids}::int[]) order by id for update)
    update products set stock = products.stock + line.quantity
    from unnest(${ids}::int[], ${counts}::int[]) as line (id, quantity) join locked using (id)
    where products.id = line.id and products.stock is not null`.execute(tx)
}

/** False if the like existed before. */
export async function insertLike(tx: Tx, row: { user_id: number; product_id: number; created_at: Date }): Promise<boolean> {
  const made = await tx
    .insertInto('product_likes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst()
  return made !== undefined
}

/** False if there was no like. */
export async function deleteLike(tx: Tx, row: { user_id: number; product_id: number }): Promise<boolean> {
  const gone = await tx
    .deleteFrom('product_likes')
    .where('user_id', '=', row.user_id)
    .where('product_id', '=', row.product_id)
    .returning('product_id')
    .executeTakeFirst()
  return gone !== undefined
}
