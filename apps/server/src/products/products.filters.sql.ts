// Finds the products that pass a search and filters: their number and their ids in order. `listProductRows` reads the products themselves.
import type { ProductOrder } from '@sverka/contract/products/products.rules'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import type { Database } from '../platform/db/types.generated.ts'

/** The filters of a list; absent ones do not apply. Prices in kopecks. */
export interface ProductFilter {
  readonly words?: FoundWords | undefined
  readonly categories?: readonly number[] | undefined
  /** Codes of regions, such as `77`. */
  readonly regions?: readonly string[] | undefined
  readonly regionNames?: readonly string[] | undefined
  readonly users?: readonly number[] | undefined
  /** Ids of selling companies and sole traders. */
  readonly companies?: readonly number[] | undefined
  readonly kind?: 'product' | 'service' | undefined
  readonly priceFrom?: number | undefined
  readonly priceTo?: number | undefined
  readonly inStock?: boolean | undefined
  /** The smallest quantity that can be ordered is at most this. */
  readonly quantityTo?: number | undefined
  /** Days until shipping are at most so many. */
  readonly leadDaysTo?: number | undefined
  /** Includes products that buyers do not see; for owners and staff. */
  readonly withUnshown?: boolean | undefined
}

/** How a text is searched: by its words, separated by spaces, or, if no product has them, by names spelled similarly. */
export type FoundWords = { readonly query: string } | { readonly ids: readonly number[] }

type Builder = ExpressionBuilder<Database & { product: Database['products'] }, 'product'>

const hasAllWords = (query: string): RawBuilder<boolean> =>
  sql<boolean>`product.id in (select product_id from product_words where search @@ product_query(${query}))`

const matchesWords = (words: FoundWords): RawBuilder<boolean> =>
  'query' in words ? hasAllWords(words.query) : sql<boolean>`product.id = any(${[...words.ids]}::int[])`

/** Categories with all their subcategories: as an array, so that they are found once and not for each product. */
export const inCategories = (categories: readonly number[]): RawBuilder<boolean> => sql<boolean>`product.category_id = any(array(
  select leaf.id from categories as leaf left join categories as middle on middle.id = leaf.parent_id
  where leaf.id = any(${[...categories]}::int[]) or leaf.parent_id = any(${[...categories]}::int[])
    or middle.parent_id = any(${[...categories]}::int[])))`

/** Whether the seller is registered in one of the regions, which are named by code or by Russian name. */
const inRegions = ({ regions, regionNames }: ProductFilter): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from companies as seller where seller.id = product.company_id and seller.region_code in (
    select code from regions where (${regions ? [...regions] : null}::text[] is null or code = any(${regions ? [...regions] : null}::text[]))
      and (${regionNames ? [...regionNames] : null}::text[] is null or name = any(${regionNames ? [...regionNames] : null}::text[]))))`

const conditions = (filter: ProductFilter) => (of: Builder) =>
  of.and([
    of('product.deleted_at', 'is', null),
    ...(filter.withUnshown ? [] : [of('product.state', '=', 'published'), of('product.hidden', 'is', null)]),
    ...(filter.words ? [matchesWords(filter.words)] : []),
    ...(filter.categories ? [inCategories(filter.categories)] : []),
    ...(filter.regions || filter.regionNames ? [inRegions(filter)] : []),
    ...(filter.users ? [of('product.user_id', 'in', [...filter.users])] : []),
    ...(filter.companies ? [of('product.company_id', 'in', [...filter.companies])] : []),
    ...(filter.kind ? [of('product.kind', '=', filter.kind)] : []),
    ...(filter.priceFrom === undefined ? [] : [of('product.final_price_kopecks', '>=', filter.priceFrom)]),
    ...(filter.priceTo === undefined ? [] : [of('product.final_price_kopecks', '<=', filter.priceTo)]),
    ...(filter.quantityTo === undefined ? [] : [of('product.smallest_quantity', '<=', filter.quantityTo)]),
    ...(filter.leadDaysTo === undefined ? [] : [of('product.lead_days', '<=', filter.leadDaysTo)]),
    ...(filter.inStock === undefined ? [] : [sql<boolean>`(product.in_stock and coalesce(product.stock, 1) > 0) = ${filter.inStock}`]),
  ])

/** The products that pass a filter, as a query to select from; the table has the alias `product`. */
export const filteredProducts = (db: Reader, filter: ProductFilter) => db.selectFrom('products as product').where(conditions(filter))

/** Average stars; 0 without reviews. */
export const cardRating = sql<number>`case when product.reviews = 0 then 0 else product.stars::float8 / product.reviews end`

/** Ids of one page in their order. */
export async function listProductIds(
  db: Reader,
  filter: ProductFilter,
  { order, limit, offset }: { order: ProductOrder | undefined; limit: number; offset: number },
): Promise<number[]> {
  const query = filteredProducts(db, filter).select('product.id').limit(limit).offset(offset)
  const ordered =
    order === 'price' || order === '-price'
      ? query.orderBy('product.final_price_kopecks', order === 'price' ? 'asc' : 'desc')
      : order === '-views'
        ? query.orderBy('product.views', 'desc')
        : order === '-rating'
          ? query.orderBy(cardRating, 'desc')
          : byWords(query, order === undefined ? filter.words : undefined)
  const rows = await ordered.orderBy('product.id', order === 'price' ? 'asc' : 'desc').execute()
  return rows.map(({ id }) => id)
}

/** Ranking by words is slow: only so many of the newest products found are ranked, the others follow by age. */
const RANKED_MAX = 1000

/** Orders the best matches first: by rank of the words, or by similarity of spelling. Without words the query is returned unchanged. */
function byWords<Q extends { orderBy(by: RawBuilder<unknown>, direction: 'asc' | 'desc'): Q }>(query: Q, words: FoundWords | undefined): Q {
  if (!words) return query
  if ('ids' in words) return query.orderBy(sql`array_position(${[...words.ids]}::int[], product.id)`, 'asc')
  const rank = sql`(select ts_rank(search, product_query(${words.query})) from product_words where product_id = product.id)`
  return query.orderBy(
    sql`case when row_number() over (order by product.id desc) <= ${sql.lit(RANKED_MAX)} then ${rank} else 0 end`,
    'desc',
  )
}

export async function countProducts(db: Reader, filter: ProductFilter): Promise<number> {
  const { count } = await filteredProducts(db, filter)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether any product has all the words of a text. */
export const hasWords = async (db: Reader, query: string, withUnshown: boolean): Promise<boolean> =>
  (await filteredProducts(db, { words: { query }, withUnshown }).select('product.id').limit(1).execute()).length > 0

/** Products whose names are spelled similarly to the text, the most similar first; at most 200. */
export async function listSpelled(db: Reader, typed: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from products_spelled(${typed})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether there is any product, also an unpublished or deleted one. */
export const hasProducts = async (db: Reader): Promise<boolean> =>
  (await db.selectFrom('products').select('id').limit(1).execute()).length > 0
