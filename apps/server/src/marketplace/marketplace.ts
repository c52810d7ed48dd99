// The marketplace for buyers: content of the listing (search, filters, counts) and of the item page. Other features of the server import from this
// file only.
import { categoryName } from '@sverka/contract/catalog/catalog.rules'
import { readableName } from '@sverka/contract/company/names'
import type { OperationParts } from '@sverka/contract/http/http'
import type { GoodsCard, getListing, Loosened } from '@sverka/contract/marketplace/marketplace'
import { LISTING_PAGE_SIZE, SIMILAR_MAX } from '@sverka/contract/marketplace/marketplace.rules'
import { isUsualUnit, readUnit } from '@sverka/contract/products/units.rules'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import {
  buildLiteralFilter,
  countMatching,
  type FoundWords,
  imageUrl,
  listProductIds,
  listSpelledSimilarly,
  type ProductFilter,
  presentProduct,
  rubles,
} from '../products/products.ts'
import { type Chosen, countFacets, type FacetSums, findCategoryPath, type Named, sumGroups, withSubcategories } from './facets.ts'
import { buildSaleFilter, findPositions, groupsAt, toIdsInOrder, withinChosen } from './filter-results.ts'
import type { Columns, GoodsInMemory } from './goods-in-memory.ts'
import { type CardRow, findRegistrationDay, listCards, listSimilarIds } from './marketplace.sql.ts'
import { listHits } from './search.sql.ts'

export { goodsSitemapParts } from './sitemap.ts'

export type ListingQuery = OperationParts<typeof getListing>['query']

/**
 * A page of the goods on sale, with the counts of the filters. `loosened`: numbers of results without each filter, only if nothing is found;
 * `spelled`: the words were misspelt, and similar ones were searched. Throws `not_found` for a slug that no category has.
 */
export async function listGoodsOnSale(db: Reader, goodsCache: GoodsInMemory, query: ListingQuery) {
  const { tree, regions } = await goodsCache.choices.read(db)
  const trail = query.category ? findCategoryPath(tree, query.category) : []
  if (query.category && trail.length === 0) refuse('not_found')
  const named: Named = {
    categories: new Set([...(query.category__in ?? []), ...trail.slice(-1).map(({ id }) => id)]),
    regions: regionsNamed(query, regions),
  }
  const isByRegion = Boolean(query.regions__in || query.company__region__name__in)
  const chosen = {
    categories: named.categories.size > 0 ? new Set(withSubcategories(tree, named.categories)) : null,
    regions: isByRegion ? named.regions : null,
  }
  const { category, page = 1, ordering: order, lang: language, ...filters } = query
  const filter = buildLiteralFilter({ ...filters, ...(chosen.categories ? { category__in: [...named.categories] } : {}) })
  const slice = { order, limit: LISTING_PAGE_SIZE, offset: (page - 1) * LISTING_PAGE_SIZE }
  const found = await find(db, goodsCache, { filter, chosen, slice, text: query.search ?? '' })
  const { sums } = found
  return {
    count: sums.count,
    page,
    page_size: LISTING_PAGE_SIZE,
    result: await readCards(db, found.ids),
    trail: trail.map((step) => ({ id: step.id, name: categoryName(step, language), slug: step.slug })),
    facets: countFacets(sums, { tree, regions, mustShow: named, namesInUrl: query.company__region__name__in, language }),
    loosened: sums.count > 0 ? null : await loosen(db, found.filter, sums),
    spelled: sums.count > 0 && found.filter.words !== undefined && 'ids' in found.filter.words,
  }
}

interface Slice {
  readonly order: ListingQuery['ordering']
  readonly limit: number
  readonly offset: number
}

interface Search {
  readonly filter: ProductFilter
  readonly chosen: Chosen
  readonly slice: Slice
  /** The words as they were typed. */
  readonly text: string
}

interface Found {
  /** The filter that was used: for a misspelt text, the similar spellings. */
  readonly filter: ProductFilter
  readonly sums: FacetSums
  readonly ids: readonly number[]
}

/** Counts for the facets, and the ids of the page. */
async function find(db: Reader, goodsCache: GoodsInMemory, search: Search): Promise<Found> {
  const { filter, chosen, slice } = search
  const columns = await goodsCache.columns.read(db)
  if (filter.words) return findWords(db, columns, { ...search, words: filter.words })
  const sums = sumGroups(columns.groups(filter), chosen)
  return { filter, sums, ids: slice.offset < sums.count ? await listProductIds(db, filter, slice) : [] }
}

/** Searches by words. If no product on sale has them, searches by similar spellings. */
async function findWords(db: Reader, columns: Columns, search: Search & { readonly words: FoundWords }): Promise<Found> {
  const { words, text, filter, chosen, slice } = search
  const isText = 'query' in words
  const offers = findPositions(columns, isText ? await listHits(db, words.query) : words.ids)
  if (isText && offers.length === 0) return findWords(db, columns, { ...search, words: { ids: await listSpelledSimilarly(db, text) } })
  const priced = buildSaleFilter(columns, offers, filter)
  const narrowed = withinChosen(columns, priced, chosen)
  return {
    filter: { ...filter, words },
    sums: sumGroups(groupsAt(columns, priced), chosen),
    ids: await readPage(db, columns, narrowed, slice),
  }
}

/** Ids of one page of the results. */
async function readPage(db: Reader, columns: Columns, places: Int32Array, { order, limit, offset }: Slice): Promise<number[]> {
  if (order !== '-views' && order !== '-rating') return [...toIdsInOrder(columns, places, order).subarray(offset, offset + limit)]
  return listProductIds(db, { words: { ids: [...toIdsInOrder(columns, places, undefined)] } }, { order, limit, offset })
}

const hasTerms = ({ quantityTo, leadDaysTo }: ProductFilter): boolean => quantityTo !== undefined || leadDaysTo !== undefined

const isPriced = ({ priceFrom, priceTo }: ProductFilter): boolean => priceFrom !== undefined || priceTo !== undefined

/** Ids of the regions in the URL, by id or by name; if both parameters are given, a region must be in both. */
function regionsNamed(query: ListingQuery, regions: readonly { id: number; name: string }[]): Set<number> {
  const { regions__in: ids, company__region__name__in: names } = query
  const both = regions.filter(({ id, name }) => (!ids || ids.includes(id)) && (!names || names.includes(name)))
  return new Set(ids || names ? both.map(({ id }) => id) : [])
}

/** Numbers of results without each of the applied filters; null for a filter that is not applied. */
async function loosen(
  db: Reader,
  filter: ProductFilter,
  sums: { countIgnoringCategories: number; countIgnoringRegions: number },
): Promise<Loosened> {
  const [search, price, terms] = await Promise.all([
    filter.words ? countMatching(db, { ...filter, words: undefined }) : null,
    isPriced(filter) ? countMatching(db, { ...filter, priceFrom: undefined, priceTo: undefined }) : null,
    hasTerms(filter) ? countMatching(db, { ...filter, quantityTo: undefined, leadDaysTo: undefined }) : null,
  ])
  return {
    search,
    price,
    terms,
    category: filter.categories ? sums.countIgnoringCategories : null,
    region: filter.regions || filter.regionNames ? sums.countIgnoringRegions : null,
  }
}

/** Products on sale in the order of the ids; others are left out. */
export async function readCards(db: Reader, ids: readonly number[]): Promise<GoodsCard[]> {
  if (ids.length === 0) return []
  const rows = new Map((await listCards(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [presentCard(row)] : []
  })
}

/** Prices in rubles. A usual unit (the piece for goods) and the smallest quantity 1 are left out, as they need not be shown. */
const presentCard = (row: CardRow): GoodsCard => ({
  id: row.id,
  name: row.name,
  product_type: row.kind,
  price: rubles(row.priceKopecks),
  sale_price: row.salePriceKopecks === null ? null : rubles(row.salePriceKopecks),
  unit_name: row.unit === null || isUsualUnit(row.unit, row.kind) ? null : readUnit(row.unit, row.kind).name,
  min_quantity: row.smallestQuantity > 1 ? row.smallestQuantity : null,
  lowest_price: row.lowestStepKopecks === null ? null : rubles(row.lowestStepKopecks),
  in_stock: row.inStock,
  image: row.image === null ? null : { card: imageUrl(row.image, 'card'), page: imageUrl(row.image, 'page') },
  seller_name: readableName(row.sellerName),
  isVerified: row.isVerified,
  rating: row.reviews > 0 ? Math.round((row.stars / row.reviews) * 10) / 10 : null,
  comments: row.reviews,
})

/** The page of a product. `seller_since` is the day of the seller's registration. Throws `not_found` if it is not on sale, also to its owner. */
export async function readItem(db: Reader, id: number, language?: Language) {
  const product = await presentProduct(db, id, { caller: null, language })
  const [since, similar] = await Promise.all([
    findRegistrationDay(db, product.seller.id),
    listSimilarIds(db, { category: product.category.id, but: id, limit: SIMILAR_MAX }),
  ])
  return { product, seller_since: since, similar: await readCards(db, similar) }
}
