// Reads the listing's URL and turns it into the query of the call. An invalid price stays as it was typed; other invalid values are ignored.
import { FILTER_PRICE_MAX, FILTER_VALUES_MAX } from '@sverka/contract/marketplace/marketplace.rules'
import type { Input } from '@sverka/contract/operations/operations'
import { productOrders } from '@sverka/contract/products/products.rules'
import { LEAD_DAYS_MAX, QUANTITY_MAX } from '@sverka/contract/products/trade-terms.rules'
import { readNumber } from '../ui/typed-number.ts'
import { type ListingUrl, readSearch, SEARCH_MAX, writeListingUrl } from './marketplace-address.ts'

/** The largest id: PostgreSQL's integer. */
const ID_MAX = 2147483647

/** Values of a parameter, separated by commas or repeated; each once. */
const listed = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name).flatMap((text) => text.split(',')))].filter(Boolean)

const idsIn = (params: URLSearchParams, name: string): number[] =>
  [...new Set(listed(params, name).map(Number))].filter((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX).slice(0, FILTER_VALUES_MAX)

/** `12 500,5` as people type it; null where it is not a price. */
export function typedPrice(text: string | null): number | null {
  const price = readNumber(text ?? '', 2) ?? Number.NaN
  return price <= FILTER_PRICE_MAX ? price : null
}

function wholeIn(text: string | null, { least, most }: { least: number; most: number }): number | null {
  const value = readNumber(text ?? '', 0)
  return value !== null && value >= least && value <= most ? value : null
}

const pageIn = (text: string | null): number => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

const names = (params: URLSearchParams): string[] =>
  listed(params, 'company__region__name__in')
    .filter((name) => name.length <= SEARCH_MAX)
    .slice(0, FILTER_VALUES_MAX)

type Prices = Pick<ListingUrl, 'priceFrom' | 'priceTo' | 'wrongFrom' | 'wrongTo'>

/** A reversed range is turned around. */
function pricesIn(params: URLSearchParams): Prices {
  const [typedFrom, typedTo] = [params.get('price__gte') ?? '', params.get('price__lte') ?? '']
  const [from, to] = [typedPrice(typedFrom), typedPrice(typedTo)]
  const wrong = { wrongFrom: from === null ? typedFrom.trim() || null : null, wrongTo: to === null ? typedTo.trim() || null : null }
  return from !== null && to !== null && from > to ? { priceFrom: to, priceTo: from, ...wrong } : { priceFrom: from, priceTo: to, ...wrong }
}

export const readListingUrl = (slug: string | undefined, params: URLSearchParams): ListingUrl => ({
  slug: slug || null,
  search: readSearch(params),
  page: pageIn(params.get('page')),
  categories: idsIn(params, 'category__in'),
  regions: idsIn(params, 'regions__in'),
  regionNames: names(params),
  ...pricesIn(params),
  quantityTo: wholeIn(params.get('quantity__lte'), { least: 1, most: QUANTITY_MAX }),
  leadDaysTo: wholeIn(params.get('lead_days__lte'), { least: 0, most: LEAD_DAYS_MAX }),
  order: productOrders.find((order) => order === params.get('ordering')) ?? null,
})

/** Whether the list is filtered by more than the category in the path. */
export const isNarrowed = (address: ListingUrl): boolean =>
  writeListingUrl({ ...address, slug: null, page: 1, order: null }) !== writeListingUrl({})

/** Whether search engines may index the list: at most a category, in the default order. */
export const isIndexed = (address: ListingUrl): boolean => !isNarrowed(address) && address.order === null

/** The query of the call. */
export const listingQuery = (address: ListingUrl): Input<'GET /api/v1/marketplace/'>['query'] => ({
  page: address.page,
  ...(address.slug ? { category: address.slug } : {}),
  ...(address.search ? { search: address.search } : {}),
  ...(address.categories.length > 0 ? { category__in: [...address.categories] } : {}),
  ...(address.regions.length > 0 ? { regions__in: [...address.regions] } : {}),
  ...(address.regionNames.length > 0 ? { company__region__name__in: [...address.regionNames] } : {}),
  ...(address.priceFrom === null ? {} : { price__gte: address.priceFrom }),
  ...(address.priceTo === null ? {} : { price__lte: address.priceTo }),
  ...(address.quantityTo === null ? {} : { quantity__lte: address.quantityTo }),
  ...(address.leadDaysTo === null ? {} : { lead_days__lte: address.leadDaysTo }),
  ...(address.order ? { ordering: address.order } : {}),
})
