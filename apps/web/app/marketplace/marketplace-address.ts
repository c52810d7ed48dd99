// The listing's address: category, search, filters, order and page, read and written in one place. An invalid price stays as it
// was typed; other invalid values are ignored.
import { FILTER_PRICE_MAX, FILTER_VALUES_MAX } from '@sverka/contract/marketplace/marketplace.rules'
import type { Input } from '@sverka/contract/operations/operations'
import { type ProductOrder, productOrders } from '@sverka/contract/products/products.rules'
import { readNumber } from '../ui/typed-number.ts'

export interface ListingAddress {
  /** Slug of the category in the path. */
  readonly slug: string | null
  readonly search: string
  readonly page: number
  readonly categories: readonly number[]
  readonly regions: readonly number[]
  readonly regionNames: readonly string[]
  /** Rubles. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  /** The text typed instead of a price: it filters nothing and stays, so that it can be reported. */
  readonly wrongFrom: string | null
  readonly wrongTo: string | null
  readonly order: ProductOrder | null
}

export const START: ListingAddress = {
  slug: null,
  search: '',
  page: 1,
  categories: [],
  regions: [],
  regionNames: [],
  priceFrom: null,
  priceTo: null,
  wrongFrom: null,
  wrongTo: null,
  order: null,
}

const SEARCH_MAX = 200
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

const pageIn = (text: string | null): number => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1)

const names = (params: URLSearchParams): string[] =>
  listed(params, 'company__region__name__in')
    .filter((name) => name.length <= SEARCH_MAX)
    .slice(0, FILTER_VALUES_MAX)

type Prices = Pick<ListingAddress, 'priceFrom' | 'priceTo' | 'wrongFrom' | 'wrongTo'>

/** A reversed range is turned around. */
function pricesIn(params: URLSearchParams): Prices {
  const [typedFrom, typedTo] = [params.get('price__gte') ?? '', params.get('price__lte') ?? '']
  const [from, to] = [typedPrice(typedFrom), typedPrice(typedTo)]
  const wrong = { wrongFrom: from === null ? typedFrom.trim() || null : null, wrongTo: to === null ? typedTo.trim() || null : null }
  return from !== null && to !== null && from > to ? { priceFrom: to, priceTo: from, ...wrong } : { priceFrom: from, priceTo: to, ...wrong }
}

export const readAddress = (slug: string | undefined, params: URLSearchParams): ListingAddress => ({
  slug: slug || null,
  search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX),
  page: pageIn(params.get('page')),
  categories: idsIn(params, 'category__in'),
  regions: idsIn(params, 'regions__in'),
  regionNames: names(params),
  ...pricesIn(params),
  order: productOrders.find((order) => order === params.get('ordering')) ?? null,
})

/** The same filters always give the same address. */
export function writeAddress(changes: Partial<ListingAddress>): string {
  const address = { ...START, ...changes }
  const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other).join(',')
  const parts: Record<string, string | number | null> = {
    search: address.search,
    category__in: sorted(address.categories),
    regions__in: sorted(address.regions),
    company__region__name__in: [...address.regionNames].sort().join(','),
    price__gte: address.priceFrom ?? address.wrongFrom,
    price__lte: address.priceTo ?? address.wrongTo,
    ordering: address.order,
    page: address.page > 1 ? address.page : null,
  }
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  )
  const path = address.slug ? `/marketplace/${encodeURIComponent(address.slug)}` : '/marketplace'
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether the list is filtered by more than the category in the path. */
export const isNarrowed = (address: ListingAddress): boolean =>
  writeAddress({ ...address, slug: null, page: 1, order: null }) !== writeAddress({})

/** Whether search engines may index the list: at most a category, in the default order. */
export const isIndexed = (address: ListingAddress): boolean => !isNarrowed(address) && address.order === null

/** The query of the call. */
export const listingQuery = (address: ListingAddress): Input<'GET /api/v1/marketplace/'>['query'] => ({
  page: address.page,
  ...(address.slug ? { category: address.slug } : {}),
  ...(address.search ? { search: address.search } : {}),
  ...(address.categories.length > 0 ? { category__in: [...address.categories] } : {}),
  ...(address.regions.length > 0 ? { regions__in: [...address.regions] } : {}),
  ...(address.regionNames.length > 0 ? { company__region__name__in: [...address.regionNames] } : {}),
  ...(address.priceFrom === null ? {} : { price__gte: address.priceFrom }),
  ...(address.priceTo === null ? {} : { price__lte: address.priceTo }),
  ...(address.order ? { ordering: address.order } : {}),
})
