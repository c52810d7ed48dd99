// Reads the URL of the listing of goods and turns it into the query of its operation. An invalid price stays as typed, so that the page can show
// it as an error; other invalid values are ignored.
import { FILTER_PRICE_MAX, FILTER_VALUES_MAX } from '@sverka/contract/marketplace/marketplace.rules'
import type { Input } from '@sverka/contract/operations/operations'
import { productOrders } from '@sverka/contract/products/products.rules'
import { LEAD_DAYS_MAX, QUANTITY_MAX } from '@sverka/contract/products/trade-terms.rules'
import { readNumber } from '../ui/typed-number.ts'
import { type ListingUrl, readSearch, SEARCH_MAX, writeListingUrl } from './marketplace-url.ts'

/** The largest id: ids are PostgreSQL's 4-byte integers. */
const ID_MAX = 2147483647

/** Values of a parameter, separated by commas or repeated; each once. */
const readList = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name).flatMap((text) => text.split(',')))].filter(Boolean)

const readIds = (params: URLSearchParams, name: string): number[] =>
  [...new Set(readList(params, name).map(Number))]
    .filter((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX)
    .slice(0, FILTER_VALUES_MAX)

/** `12 500,5` as people type it → 12500.5 rubles; null if it is no price, or above the largest. */
export function typedPrice(text: string | null): number | null {
  const price = readNumber(text ?? '', 2) ?? Number.NaN
  return price <= FILTER_PRICE_MAX ? price : null
}

/** A whole number between the limits; null for anything else. */
function readWholeNumber(text: string | null, { least, most }: { least: number; most: number }): number | null {
  const value = readNumber(text ?? '', 0)
  return value !== null && value >= least && value <= most ? value : null
}

const readPage = (text: string | null): number => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

/** Regions by name: the specification allows them beside the ids in `regions__in`. */
const readRegionNames = (params: URLSearchParams): string[] =>
  readList(params, 'company__region__name__in')
    .filter((name) => name.length <= SEARCH_MAX)
    .slice(0, FILTER_VALUES_MAX)

type Prices = Pick<ListingUrl, 'priceFrom' | 'priceTo' | 'wrongFrom' | 'wrongTo'>

/** The range of prices; if «from» is above «to», they are swapped. */
function readPrices(params: URLSearchParams): Prices {
  const [typedFrom, typedTo] = [params.get('price__gte') ?? '', params.get('price__lte') ?? '']
  const [from, to] = [typedPrice(typedFrom), typedPrice(typedTo)]
  const wrong = { wrongFrom: from === null ? typedFrom.trim() || null : null, wrongTo: to === null ? typedTo.trim() || null : null }
  return from !== null && to !== null && from > to ? { priceFrom: to, priceTo: from, ...wrong } : { priceFrom: from, priceTo: to, ...wrong }
}

/** `slug`: the category in the path; `params`: the query of the URL. */
export const readListingUrl = (slug: string | undefined, params: URLSearchParams): ListingUrl => ({
  slug: slug || null,
  search: readSearch(params),
  page: readPage(params.get('page')),
  categories: readIds(params, 'category__in'),
  regions: readIds(params, 'regions__in'),
  regionNames: readRegionNames(params),
  ...readPrices(params),
  quantityTo: readWholeNumber(params.get('quantity__lte'), { least: 1, most: QUANTITY_MAX }),
  leadDaysTo: readWholeNumber(params.get('lead_days__lte'), { least: 0, most: LEAD_DAYS_MAX }),
  order: productOrders.find((order) => order === params.get('ordering')) ?? null,
})

/** Whether the list is filtered by anything besides the category in the path. */
export const isNarrowed = (url: ListingUrl): boolean =>
  writeListingUrl({ ...url, slug: null, page: 1, order: null }) !== writeListingUrl({})

/** Whether search engines may index the list: at most a category, in the default order. */
export const isIndexed = (url: ListingUrl): boolean => !isNarrowed(url) && url.order === null

/** The query of the operation that lists the goods. */
export const listingQuery = (url: ListingUrl): Input<'GET /api/v1/marketplace/'>['query'] => ({
  page: url.page,
  ...(url.slug ? { category: url.slug } : {}),
  ...(url.search ? { search: url.search } : {}),
  ...(url.categories.length > 0 ? { category__in: [...url.categories] } : {}),
  ...(url.regions.length > 0 ? { regions__in: [...url.regions] } : {}),
  ...(url.regionNames.length > 0 ? { company__region__name__in: [...url.regionNames] } : {}),
  ...(url.priceFrom === null ? {} : { price__gte: url.priceFrom }),
  ...(url.priceTo === null ? {} : { price__lte: url.priceTo }),
  ...(url.quantityTo === null ? {} : { quantity__lte: url.quantityTo }),
  ...(url.leadDaysTo === null ? {} : { lead_days__lte: url.leadDaysTo }),
  ...(url.order ? { ordering: url.order } : {}),
})
