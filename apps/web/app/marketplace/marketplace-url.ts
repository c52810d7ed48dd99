// Writes the URL of the listing of goods: category, search, filters, order and page. Reading it is the task of `listing-url.ts`, a file of its
// own, since many pages link to the listing but do not read its URL.
import type { ProductOrder } from '@sverka/contract/products/products.rules'

/** The values in the URL; null or empty means not filtered. */
export interface ListingUrl {
  /** Slug of the category in the path. */
  readonly slug: string | null
  readonly search: string
  readonly page: number
  /** Ids of further categories. */
  readonly categories: readonly number[]
  /** Ids of the sellers' regions. */
  readonly regions: readonly number[]
  /** The same by name. */
  readonly regionNames: readonly string[]
  /** Limits of the price, rubles. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  /** An invalid text typed instead of a price. It filters nothing and stays in the URL, so that the page can show it as an error. */
  readonly wrongFrom: string | null
  readonly wrongTo: string | null
  /** The quantity that the buyer needs, and the most days until shipping. */
  readonly quantityTo: number | null
  readonly leadDaysTo: number | null
  readonly order: ProductOrder | null
}

/** State of a visit whose link removed all filters: choices that were not applied go too. */
export const RESET = { removesAllFilters: true } as const
export const isReset = (state: unknown): boolean => (state as Partial<typeof RESET> | null)?.removesAllFilters === true

/** The listing without any filter. */
export const START: ListingUrl = {
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
  quantityTo: null,
  leadDaysTo: null,
  order: null,
}

/** The most characters of a search. */
export const SEARCH_MAX = 200

/** The words that are searched for. */
export const readSearch = (params: URLSearchParams): string => (params.get('search') ?? '').trim().slice(0, SEARCH_MAX)

/** The same filters always give the same URL. */
export function writeListingUrl(changes: Partial<ListingUrl>): string {
  const url = { ...START, ...changes }
  const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b).join(',')
  const parts: Record<string, string | number | null> = {
    search: url.search,
    category__in: sorted(url.categories),
    regions__in: sorted(url.regions),
    company__region__name__in: [...url.regionNames].sort().join(','),
    price__gte: url.priceFrom ?? url.wrongFrom,
    price__lte: url.priceTo ?? url.wrongTo,
    quantity__lte: url.quantityTo,
    lead_days__lte: url.leadDaysTo,
    ordering: url.order,
    page: url.page > 1 ? url.page : null,
  }
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  )
  const path = url.slug ? `/marketplace/${encodeURIComponent(url.slug)}` : '/marketplace'
  return query.size > 0 ? `${path}?${query}` : path
}
