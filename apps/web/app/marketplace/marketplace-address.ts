// The listing's address: category, search, filters, order and page, and how it is written.
import type { ProductOrder } from '@sverka/contract/products/products.rules'

export interface ListingUrl {
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
  /** How much the buyer needs, and the most days until shipping. */
  readonly quantityTo: number | null
  readonly leadDaysTo: number | null
  readonly order: ProductOrder | null
}

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

export const SEARCH_MAX = 200

/** The words that are searched for. */
export const readSearch = (params: URLSearchParams): string => (params.get('search') ?? '').trim().slice(0, SEARCH_MAX)

/** The same filters always give the same address. */
export function writeListingUrl(changes: Partial<ListingUrl>): string {
  const address = { ...START, ...changes }
  const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b).join(',')
  const parts: Record<string, string | number | null> = {
    search: address.search,
    category__in: sorted(address.categories),
    regions__in: sorted(address.regions),
    company__region__name__in: [...address.regionNames].sort().join(','),
    price__gte: address.priceFrom ?? address.wrongFrom,
    price__lte: address.priceTo ?? address.wrongTo,
    quantity__lte: address.quantityTo,
    lead_days__lte: address.leadDaysTo,
    ordering: address.order,
    page: address.page > 1 ? address.page : null,
  }
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  )
  const path = address.slug ? `/marketplace/${encodeURIComponent(address.slug)}` : '/marketplace'
  return query.size > 0 ? `${path}?${query}` : path
}
