// The URL of a seller's page: reading it, and writing it with a change.
import { type ProductOrder, productOrders } from '@sverka/contract/products/products.rules'

export interface CompanyPageUrl {
  readonly search: string
  readonly category: number | null
  readonly ordering: ProductOrder
  readonly page: number
}

const NEWEST: ProductOrder = '-created_at'

const positive = (text: string | null): number | null => {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 && value <= 2147483647 ? value : null
}

export const readCompanyPageUrl = (query: URLSearchParams): CompanyPageUrl => ({
  search: (query.get('search') ?? '').trim().slice(0, 200),
  category: positive(query.get('category')),
  ordering: productOrders.find((order) => order === query.get('ordering')) ?? NEWEST,
  page: positive(query.get('page')) ?? 1,
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
