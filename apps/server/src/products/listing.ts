// Lists of products: from the query of an operation to a filter and a page of products.

import type { OperationParts } from '@sverka/contract/http/http'
import type { listProducts, Product } from '@sverka/contract/products/products'
import type { Caller } from '../platform/auth/session.ts'
import type { Reader } from '../platform/db/database.ts'
import { plainText } from '../platform/texts/plain-text.ts'
import { kopecks, presentRow } from './present.ts'
import { countProducts, type FoundWords, hasWords, listProductIds, listSpelled, type ProductFilter } from './products.filters.sql.ts'
import { listProductRows } from './products.sql.ts'

export type ProductQuery = OperationParts<typeof listProducts>['query']

/** The most words of a search text that are used; the others are ignored. */
const MAX_WORDS = 10

/**
 * The Latin or Cyrillic letter x between two numbers, as in the size «3х2,5», is read as a space. The SQL function `numbers_apart` does the same with
 * the texts of products.
 */
const TIMES = /(?<=\d)[xх](?=\d)/gu

/** The words of a text, lower case, separated by spaces, as the SQL function `product_query` takes them; null if it has none. */
export function wordsQuery(text: string): string | null {
  const words =
    plainText(text)
      .toLowerCase()
      .replace(TIMES, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length > 0 ? words.slice(0, MAX_WORDS).join(' ') : null
}

/** Searches by the words if any product has them all, else by names spelled similarly. */
async function findWords(db: Reader, text: string, withUnshown: boolean): Promise<FoundWords> {
  const query = wordsQuery(text)
  if (query === null) return { ids: [] }
  if (await hasWords(db, query, withUnshown)) return { query }
  return { ids: await listSpelledSimilarly(db, text) }
}

/** Ids of products whose names are spelled similarly to the text, the most similar first; for a text whose words no product has. */
export const listSpelledSimilarly = (db: Reader, text: string): Promise<number[]> => listSpelled(db, text.trim().toLowerCase())

/** Region codes have two digits at least: 1 is `01`. */
const toRegionCodes = (ids: readonly number[] | undefined) => ids?.map((id) => String(id).padStart(2, '0'))

/** The companies and sole traders that the query names; with both parameters, a product of any of them passes. */
const sellerIds = ({ company__in, entrepreneur__in }: ProductQuery) =>
  company__in || entrepreneur__in ? [...(company__in ?? []), ...(entrepreneur__in ?? [])] : undefined

/** Whether products that are not on sale are included: for members who request only their own products, and for staff who name any member. */
const seesUnshown = ({ user__in }: ProductQuery, caller: Caller): boolean =>
  caller !== null && user__in !== undefined && (caller.isStaff || user__in.every((id) => id === caller.userId))

/** The filter for a query of this caller. */
export async function buildFilter(db: Reader, query: ProductQuery, caller: Caller): Promise<ProductFilter> {
  const withUnshown = seesUnshown(query, caller)
  const text = query.search?.trim()
  return { ...filterValues(query), withUnshown, words: text ? await findWords(db, text, withUnshown) : undefined }
}

/** The filter for products on sale. Does not check whether any product has the words, and never searches by similar spelling. */
export function buildLiteralFilter(query: ProductQuery): ProductFilter {
  const text = query.search?.trim()
  const words = text ? wordsQuery(text) : undefined
  return { ...filterValues(query), words: words === undefined ? undefined : words === null ? { ids: [] } : { query: words } }
}

/** All filters except the search. */
function filterValues(query: ProductQuery): ProductFilter {
  return {
    categories: query.category__in,
    regions: toRegionCodes(query.regions__in),
    regionNames: query.company__region__name__in,
    users: query.user__in,
    companies: sellerIds(query),
    kind: query.product_type,
    priceFrom: query.price__gte === undefined ? undefined : kopecks(query.price__gte),
    priceTo: query.price__lte === undefined ? undefined : kopecks(query.price__lte),
    inStock: query.in_stock,
    quantityTo: query.quantity__lte,
    leadDaysTo: query.lead_days__lte,
  }
}

/** The number of products that pass the filter. */
export const countMatching = (db: Reader, filter: ProductFilter): Promise<number> => countProducts(db, filter)

/** A page of products as the caller may see them. */
export async function listPage(db: Reader, query: ProductQuery, caller: Caller) {
  const { page = 1, page_size = 20 } = query
  const filter = await buildFilter(db, query, caller)
  const slice = { order: query.ordering, limit: page_size, offset: (page - 1) * page_size }
  const [count, ids] = await Promise.all([countProducts(db, filter), listProductIds(db, filter, slice)])
  const rows = new Map((await listProductRows(db, ids, caller?.userId ?? null)).map((row) => [row.id, row]))
  const result: Product[] = ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [presentRow(row, { caller, language: query.lang })] : []
  })
  return { count, page, page_size, result }
}
