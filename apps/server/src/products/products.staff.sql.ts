// Lists what waits for staff: new cards, edits of published ones, and jumped prices.
import { PRICE_JUMP } from '@sverka/contract/products/moderation.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** Written out as literals, so that the partial indexes `products_price_jumped` and `products_step_jumped` are used. */
const jumped = sql<boolean>`(product.final_price_kopecks >= ${sql.lit(PRICE_JUMP)} * product.seen_price_kopecks
  or ${sql.lit(PRICE_JUMP)} * product.final_price_kopecks <= product.seen_price_kopecks
  or ${sql.lit(PRICE_JUMP)} * product.lowest_step_kopecks <= coalesce(product.seen_step_kopecks, product.seen_price_kopecks))`

const waiting = (db: Reader, userId: number | undefined) =>
  db
    .selectFrom('products as product')
    .leftJoin('product_revisions as edit', (on) => on.onRef('edit.product_id', '=', 'product.id').on('edit.reject_reason', 'is', null))
    .where('product.deleted_at', 'is', null)
    .where((of) =>
      of.or([
        of('product.state', '=', 'pending'),
        of.and([of('product.state', '=', 'published'), of.or([of('edit.product_id', 'is not', null), jumped])]),
      ]),
    )
    .$if(userId !== undefined, (those) => those.where('product.user_id', '=', Number(userId)))

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Longest waiting first; of everybody, or of one member. */
export async function listWaitingIds(db: Reader, { limit, offset }: Slice, userId?: number): Promise<number[]> {
  const rows = await waiting(db, userId)
    .select('product.id')
    .orderBy(sql`coalesce(edit.submitted_at, product.updated_at)`)
    .orderBy('product.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countWaiting(db: Reader, userId?: number): Promise<number> {
  const { count } = await waiting(db, userId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findOwner = (db: Reader, userId: number) =>
  db.selectFrom('users').select(['id', 'email', 'deleted_at as deletedAt']).where('id', '=', userId).executeTakeFirstOrThrow()
