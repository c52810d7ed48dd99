// Filters, sorting and page number of a seller's table of goods: read from the URL, written to it, and turned into the query of the request.
import { type OwnOrder, type OwnView, ownOrders, ownViews } from '@sverka/contract/products/products.rules'

export interface GoodsUrl {
  /** The tab of the table, such as «on sale» or «returned». */
  readonly view: OwnView
  readonly search: string
  /** Ids; empty for all categories. */
  readonly categories: readonly number[]
  /** Null shows products in stock and out of it. */
  readonly inStock: boolean | null
  /** Only products without an order in the last 90 days (`NO_ORDER_DAYS`). */
  readonly quiet: boolean
  /** Null is the default order of the API: newest first. A minus sign means descending. */
  readonly order: OwnOrder | null
  readonly page: number
}

const pickAllowed = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null

/** Invalid parameters count as absent; a search is cut to the API's limit of 200 characters. */
export const readGoodsUrl = (params: URLSearchParams): GoodsUrl => ({
  view: pickAllowed(ownViews, params.get('view')) ?? 'all',
  search: (params.get('search') ?? '').trim().slice(0, 200),
  categories: (params.get('category__in') ?? '').split(',').flatMap((id) => (Number(id) > 0 ? [Math.trunc(Number(id))] : [])),
  inStock: params.get('in_stock') === 'true' ? true : params.get('in_stock') === 'false' ? false : null,
  quiet: params.get('quiet') === 'true',
  order: pickAllowed(ownOrders, params.get('ordering')),
  page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
})

/** Query of the request, without the page number. Values at their default are left out, so that URLs stay short. */
export const goodsQuery = ({ view, search, categories, inStock, quiet, order }: GoodsUrl) => ({
  ...(view === 'all' ? {} : { view }),
  ...(search === '' ? {} : { search }),
  ...(categories.length > 0 ? { category__in: [...categories] } : {}),
  ...(inStock === null ? {} : { in_stock: inStock }),
  ...(quiet ? { quiet } : {}),
  ...(order === null ? {} : { ordering: order }),
})

/** URL of the table after a change. Any change except one of the page leads to the first page. */
export function goodsHref(url: GoodsUrl, changes: Partial<GoodsUrl>): string {
  const next = { ...url, page: 1, ...changes }
  const entries = Object.entries(goodsQuery(next)).map(([name, value]) => [name, String(value)])
  const params = new URLSearchParams([...entries, ...(next.page > 1 ? [['page', String(next.page)]] : [])])
  return params.size > 0 ? `?${params}` : '?'
}

/** Whether any filter is set. */
export const isNarrowed = ({ search, categories, inStock, quiet, view }: GoodsUrl): boolean =>
  search !== '' || categories.length > 0 || inStock !== null || quiet || view !== 'all'

type SortColumn = 'views' | 'likes' | 'orders' | 'price' | 'stock'

/** For the heading of a column: its `aria-sort`, and the URL of its link. The first click sorts largest first, the next smallest first. */
export function columnSort(url: GoodsUrl, column: SortColumn): { aria: 'ascending' | 'descending' | 'none'; to: string } {
  const aria = url.order === `-${column}` ? 'descending' : url.order === column ? 'ascending' : 'none'
  return { aria, to: goodsHref(url, { order: aria === 'descending' ? column : `-${column}` }) }
}
