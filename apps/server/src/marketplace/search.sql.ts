// A search by words in one pass over the cards that have them: their groups for the counts, and the ids of a page in their order.
import type { ProductOrder } from '@sverka/contract/products.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import { cardRating, filteredProducts, type ProductFilter, wordsRank } from '../products/products.ts'
import { type Group, groupsWithin } from './facets.ts'
import { regionNumber } from './marketplace.sql.ts'

export interface WordSearch {
  /** Words and price; category and region are narrowed afterwards, because the counts are beside them. */
  readonly filter: ProductFilter & { readonly words: { readonly query: string } }
  readonly categories: readonly number[] | null
  readonly regions: readonly number[] | null
  readonly order: ProductOrder | undefined
  readonly limit: number
  readonly offset: number
}

/** Bytes of a card in `groups`: category and region (0 for none) as 4 and 4. Sent as they are found, they cost less than counted there. */
const GROUP_BYTES = 8

/** Ranking reads every word of a card: of a word that thousands have, the newest are ranked and the others follow by age. */
const RANKED = 1000

const orders: Record<ProductOrder, RawBuilder<unknown>> = {
  price: sql`price asc, id asc`,
  '-price': sql`price desc, id desc`,
  '-rating': sql`rating desc, id desc`,
  '-views': sql`views desc, id desc`,
  '-created_at': sql`id desc`,
}

/** Ids in the order asked for, the nearest to the words first where none is. */
function pageOf({ filter: { words }, order }: WordSearch): RawBuilder<unknown> {
  if (order) return sql`select id from narrowed order by ${orders[order]}`
  return sql`select narrowed.id from narrowed left join (
      select product.id, ${wordsRank(words.query)} as rank from products as product
      where product.id in (select id from narrowed order by id desc limit ${sql.lit(RANKED)})) as ranked on ranked.id = narrowed.id
    order by coalesce(ranked.rank, 0) desc, narrowed.id desc`
}

export async function searchWords(db: Reader, asked: WordSearch): Promise<{ groups: Group[]; ids: number[] }> {
  const { filter, categories, regions, limit, offset } = asked
  const found = filteredProducts(db, { words: filter.words, priceFrom: filter.priceFrom, priceTo: filter.priceTo })
    .select(['product.id', 'product.category_id as category', 'product.company_id as seller'])
    .select(['product.final_price_kopecks as price', 'product.views', cardRating.as('rating')])
  const { rows } = await sql<{ groups: Buffer; ids: number[] }>`
    with found as materialized (${found}),
      sellers as materialized (select seller.id, coalesce(${regionNumber}, 0) as region
        from companies as seller where seller.id in (select seller from found)),
      narrowed as not materialized (select * from found
        where (${categories}::int[] is null or category = any(${categories}::int[]))
          and (${regions}::int[] is null or seller in (select id from sellers where region = any(${regions}::int[]))))
    select (select coalesce(string_agg(int4send(found.category) || int4send(sellers.region), ''::bytea), ''::bytea)
        from found join sellers on sellers.id = found.seller) as groups,
      array(${pageOf(asked)} limit ${limit} offset ${offset}) as ids`.execute(db as never)
  const { groups, ids } = rows[0] ?? { groups: Buffer.of(), ids: [] }
  const bytes = new DataView(groups.buffer, groups.byteOffset, groups.byteLength)
  return { groups: groupsWithin(bytes, { from: 0, to: groups.byteLength / GROUP_BYTES, size: GROUP_BYTES }), ids }
}
