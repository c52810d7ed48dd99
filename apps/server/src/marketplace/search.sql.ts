// A search by words in one pass over the cards that have them: their groups for the counts, and the ids of a page in their order.
import { LISTING_PAGE } from '@sverka/contract/marketplace.rules'
import type { ProductOrder } from '@sverka/contract/products.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import { cardRating, filteredProducts, type ProductFilter, wordsRank } from '../products/products.ts'
import { type Group, groupsWithin } from './facets.ts'

export interface WordSearch {
  /** Words and price; category and region are narrowed afterwards, because the counts are beside them. */
  readonly filter: ProductFilter & { readonly words: { readonly query: string } }
  readonly categories: readonly number[] | null
  readonly regions: ReadonlySet<number> | null
  /** Region of each seller, by the id of the company. */
  readonly sellers: ReadonlyMap<number, number>
  readonly order: ProductOrder | undefined
  readonly limit: number
  readonly offset: number
}

/** Bytes of a card in `groups`: category and seller as 4 and 4. Sent as they are found, they cost less than counted there. */
const GROUP_BYTES = 8

/** Ranking reads every word of a card: of a word that thousands have, the newest are ranked and the others follow by age. Whole pages. */
const RANKED = 42 * LISTING_PAGE

const orders: Record<ProductOrder, RawBuilder<unknown>> = {
  price: sql`price asc, id asc`,
  '-price': sql`price desc, id desc`,
  '-rating': sql`rating desc, id desc`,
  '-views': sql`views desc, id desc`,
  '-created_at': sql`id desc`,
}

/** Ids in the order asked for, the nearest to the words first where none is. A card is read again at the place where it was found. */
function pageOf({ filter: { words }, order, offset }: WordSearch): RawBuilder<unknown> {
  if (order || offset >= RANKED) return sql`select id from narrowed order by ${orders[order ?? '-created_at']}`
  return sql`select product.id from products as product
    where product.ctid = any(array(select place from narrowed order by id desc limit ${sql.lit(RANKED)}))
    order by ${wordsRank(words.query)} desc, product.id desc`
}

export async function searchWords(db: Reader, asked: WordSearch): Promise<{ groups: Group[]; ids: number[] }> {
  const { filter, categories, regions, sellers, limit, offset } = asked
  const found = filteredProducts(db, { words: filter.words, priceFrom: filter.priceFrom, priceTo: filter.priceTo })
    .select(['product.id', sql`product.ctid`.as('place'), 'product.category_id as category', 'product.company_id as seller'])
    .select(['product.final_price_kopecks as price', 'product.views', cardRating.as('rating')])
  const within = regions && [...sellers].flatMap(([id, region]) => (regions.has(region) ? [id] : []))
  const { rows } = await sql<{ groups: Buffer; ids: number[] }>`
    with found as materialized (${found}),
      narrowed as not materialized (select * from found
        where (${categories}::int[] is null or category = any(${categories}::int[]))
          and (${within}::int[] is null or seller in (select unnest(${within}::int[]))))
    select (select coalesce(string_agg(int4send(category) || int4send(seller), ''::bytea), ''::bytea) from found) as groups,
      array(${pageOf(asked)} limit ${limit} offset ${offset}) as ids`.execute(db as never)
  const { groups, ids } = rows[0] ?? { groups: Buffer.of(), ids: [] }
  const bytes = new DataView(groups.buffer, groups.byteOffset, groups.byteLength)
  const all = { from: 0, to: groups.byteLength / GROUP_BYTES, size: GROUP_BYTES }
  return { groups: groupsWithin(bytes, all, (seller) => sellers.get(seller) ?? 0), ids }
}
