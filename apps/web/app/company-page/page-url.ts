// The URL of a seller's page `/company/:id`: reads the reader's choices from its query, and writes a URL with changed choices.
import { type ProductOrder, productOrders } from '@sverka/contract/products/products.rules'

export interface CompanyPageUrl {
  /** Words searched for among the seller's goods; empty for all goods. */
  readonly search: string
  /** Id of a category; null for all categories. */
  readonly category: number | null
  readonly ordering: ProductOrder
  readonly page: number
}

const NEWEST: ProductOrder = '-created_at'

/** A whole number from 1 to the largest 32-bit integer; null for any other text. */
const readPositive = (text: string | null): number | null => {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 && value <= 2147483647 ? value : null
}

/** Invalid values are replaced by the defaults: all categories, newest first, page 1. */
export const readCompanyPageUrl = (query: URLSearchParams): CompanyPageUrl => ({
  search: (query.get('search') ?? '').trim().slice(0, 200),
  category: readPositive(query.get('category')),
  ordering: productOrders.find((order) => order === query.get('ordering')) ?? NEWEST,
  page: readPositive(query.get('page')) ?? 1,
})

/** Only values that differ from the defaults are written. */
export function writeCompanyPageUrl(id: number, { search, category, ordering, page }: Partial<CompanyPageUrl>): string {
  const query = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(category ? { category: String(category) } : {}),
    ...(ordering && ordering !== NEWEST ? { ordering } : {}),
    ...(page && page > 1 ? { page: String(page) } : {}),
  })
  return query.size > 0 ? `/company/${id}?${query}` : `/company/${id}`
}
