// Lists products that wait for a decision of staff, one by one and by company: new products, edits of published ones, and prices that changed
// manifold.
import { PRICE_JUMP } from '@sverka/contract/products/moderation.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/**
 * Whether the price, or the lowest price step, changed by the factor `PRICE_JUMP` since staff saw it. The factor is written as a literal, so that the
 * partial indexes `products_price_jumped` and `products_step_jumped` are used.
 */
const hasPriceJumped = sql<boolean>`(product.final_price_kopecks >= ${sql.lit(PRICE_JUMP)} * product.seen_price_kopecks
  or ${sql.lit(PRICE_JUMP)} * product.final_price_kopecks <= product.seen_price_kopecks
  or ${sql.lit(PRICE_JUMP)} * product.lowest_step_kopecks <= coalesce(product.seen_step_kopecks, product.seen_price_kopecks))`

/** Selects products of this member and of this company; undefined does not restrict. */
export interface WaitingFilter {
  readonly user?: number | undefined
  readonly company?: number | undefined
}

const waiting = (db: Reader, { user, company }: WaitingFilter) =>
  db
    .selectFrom('products as product')
    .leftJoin('product_revisions as edit', (on) => on.onRef('edit.product_id', '=', 'product.id').on('edit.reject_reason', 'is', null))
    .where('product.deleted_at', 'is', null)
    .where((of) =>
      of.or([
        of('product.state', '=', 'pending'),
        of.and([of('product.state', '=', 'published'), of.or([of('edit.product_id', 'is not', null), hasPriceJumped])]),
      ]),
    )
    .$if(user !== undefined, (those) => those.where('product.user_id', '=', Number(user)))
    .$if(company !== undefined, (those) => those.where('product.company_id', '=', Number(company)))

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Ids of products that wait, the longest waiting first. */
export async function listWaitingIds(db: Reader, { limit, offset }: Slice, filter: WaitingFilter = {}): Promise<number[]> {
  const rows = await waiting(db, filter)
    .select('product.id')
    .orderBy(sql`coalesce(edit.submitted_at, product.updated_at)`)
    .orderBy('product.id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countWaiting(db: Reader, filter: WaitingFilter = {}): Promise<number> {
  const { count } = await waiting(db, filter)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Numbers of waiting products by company, the longest waiting first. */
export const listBatches = (db: Reader, { limit, offset }: Slice) =>
  waiting(db, {})
    .innerJoin('companies as company', 'company.id', 'product.company_id')
    .select((of) => [
      'company.id',
      'company.name',
      'company.ogrn',
      of.fn.countAll<number>().as('count'),
      of.fn.countAll<number>().filterWhere('product.state', '=', 'pending').as('new'),
      of.fn.countAll<number>().filterWhere('product.state', '=', 'published').filterWhere('edit.product_id', 'is not', null).as('edits'),
      sql<Date>`min(coalesce(edit.submitted_at, product.updated_at))`.as('since'),
    ])
    .groupBy(['company.id', 'company.name', 'company.ogrn'])
    .orderBy('since')
    .orderBy('company.id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countBatches(db: Reader): Promise<number> {
  const { count } = await waiting(db, {})
    .select((of) => of.fn.count<number>('product.company_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The member who manages a product; `deletedAt` is null unless the account is deleted. */
export const findOwner = (db: Reader, userId: number) =>
  db.selectFrom('users').select(['id', 'email', 'deleted_at as deletedAt']).where('id', '=', userId).executeTakeFirstOrThrow()
