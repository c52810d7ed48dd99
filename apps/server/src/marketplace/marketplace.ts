// The marketplace as buyers see it: what the listing and the item page show. The door of this word for the rest of the server.

import { readableName } from '@sverka/contract/company.names'
import type { PartsOf } from '@sverka/contract/http'
import type { GoodsCard, getListing, Loosened } from '@sverka/contract/marketplace'
import { LISTING_PAGE, SIMILAR_MAX } from '@sverka/contract/marketplace.rules'
import { categoryTree, regions as listRegions } from '../catalog/catalog.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { countLeft, filterOf, imageAddress, listProductIds, type ProductFilter, presentProduct, rubles } from '../products/products.ts'
import { facetsOf, type Named, sumGroups, trailTo, withBelow } from './facets.ts'
import { type CardRow, countGroups, findSince, listCards, listSimilarIds } from './marketplace.sql.ts'
import type { WholeGroups } from './whole-groups.ts'

export { goodsSitemapParts } from './sitemap.ts'

export type ListingQuery = PartsOf<typeof getListing>['query']

const ALL_REGIONS = 1000

/** A page of what is on sale. Refuses `not_found` for a slug that no category has. */
export async function listing(db: Reader, whole: WholeGroups, query: ListingQuery) {
  const [tree, { result: regions }] = await Promise.all([categoryTree(db), listRegions(db, { page_size: ALL_REGIONS })])
  const trail = query.category ? trailTo(tree, query.category) : []
  if (query.category && trail.length === 0) refuse('not_found')
  const named: Named = {
    categories: new Set([...(query.category__in ?? []), ...trail.slice(-1).map(({ id }) => id)]),
    regions: regionsNamed(query, regions),
  }
  const isByRegion = Boolean(query.regions__in || query.company__region__name__in)
  const chosen = {
    categories: named.categories.size > 0 ? new Set(withBelow(tree, named.categories)) : null,
    regions: isByRegion ? named.regions : null,
  }
  const { category, page = 1, ordering, ...asked } = query
  const categories = chosen.categories ? { category__in: [...named.categories] } : {}
  const filter = await filterOf(db, { ...asked, ...categories }, null)
  const isWhole = !filter.words && !isPriced(filter)
  const sums = sumGroups(await (isWhole ? whole.of(db) : countGroups(db, { ...filter, ...NEITHER })), chosen)
  const offset = (page - 1) * LISTING_PAGE
  const ids = offset < sums.count ? await listProductIds(db, filter, { order: ordering, limit: LISTING_PAGE, offset }) : []
  return {
    count: sums.count,
    page,
    page_size: LISTING_PAGE,
    result: await cardsOf(db, ids),
    trail: trail.map(({ id, name, slug }) => ({ id, name, slug })),
    facets: facetsOf(sums, { tree, regions, named }),
    loosened: sums.count > 0 ? null : await loosen(db, filter, sums),
  }
}

const isPriced = ({ priceFrom, priceTo }: ProductFilter): boolean => priceFrom !== undefined || priceTo !== undefined

const NEITHER = { categories: undefined, regions: undefined, regionNames: undefined } as const

/** Ids by both parameters; named by both, a region must be in both. */
function regionsNamed(query: ListingQuery, regions: readonly { id: number; name: string }[]): Set<number> {
  const { regions__in: ids, company__region__name__in: names } = query
  const both = regions.filter(({ id, name }) => (!ids || ids.includes(id)) && (!names || names.includes(name)))
  return new Set(ids || names ? both.map(({ id }) => id) : [])
}

/** What each filter that is applied costs. */
async function loosen(db: Reader, filter: ProductFilter, sums: { withoutCategory: number; withoutRegion: number }): Promise<Loosened> {
  const [search, price] = await Promise.all([
    filter.words ? countLeft(db, { ...filter, words: undefined }) : null,
    isPriced(filter) ? countLeft(db, { ...filter, priceFrom: undefined, priceTo: undefined }) : null,
  ])
  return {
    search,
    price,
    category: filter.categories ? sums.withoutCategory : null,
    region: filter.regions || filter.regionNames ? sums.withoutRegion : null,
  }
}

/** Cards on sale in the order of their ids; others are left out. */
export async function cardsOf(db: Reader, ids: readonly number[]): Promise<GoodsCard[]> {
  if (ids.length === 0) return []
  const rows = new Map((await listCards(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [presentCard(row)] : []
  })
}

const presentCard = (row: CardRow): GoodsCard => ({
  id: row.id,
  name: row.name,
  product_type: row.kind,
  price: rubles(row.priceKopecks),
  sale_price: row.salePriceKopecks === null ? null : rubles(row.salePriceKopecks),
  in_stock: row.inStock,
  image: row.image === null ? null : { card: imageAddress(row.image, 'card'), page: imageAddress(row.image, 'page') },
  seller_name: readableName(row.sellerName),
  isVerified: row.isVerified,
  rating: row.reviews > 0 ? Math.round((row.stars / row.reviews) * 10) / 10 : null,
  comments: row.reviews,
})

/** The page of an item. Refuses `not_found` for what is not on sale, to its owner too. */
export async function item(db: Reader, id: number) {
  const product = await presentProduct(db, id, null)
  const [since, similar] = await Promise.all([
    findSince(db, product.seller.id),
    listSimilarIds(db, { category: product.category.id, but: id, limit: SIMILAR_MAX }),
  ])
  return { product, seller_since: since, similar: await cardsOf(db, similar) }
}
