// The seller's table of products: from the query of the operation to a page of the caller's own products.
import { categoryName } from '@sverka/contract/catalog/catalog.rules'
import type { OperationParts } from '@sverka/contract/http/http'
import type { listOwnProducts, OwnCard } from '@sverka/contract/products/own-products'
import { NO_ORDER_DAYS } from '@sverka/contract/products/products.rules'
import { readUnit } from '@sverka/contract/products/units.rules'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { imageUrl } from './images.ts'
import { wordsQuery } from './listing.ts'
import { type OwnRow, readOwnTable } from './own-table.sql.ts'
import { kopecks, presentSteps, rubles } from './present.ts'

type Query = OperationParts<typeof listOwnProducts>['query']

const DAY = 86_400_000

const toIso = (text: string): string => new Date(text).toISOString()
const toIsoOrNull = (text: string | null): string | null => (text === null ? null : toIso(text))

const presentEdit = ({ editSubmittedAt, editRejectReason }: OwnRow): OwnCard['edit'] =>
  editSubmittedAt === null ? null : { submitted_at: toIso(editSubmittedAt), reject_reason: editRejectReason }

const presentOwn = (row: OwnRow, language: Query['lang']): OwnCard => ({
  id: row.id,
  name: row.name,
  product_code: row.code,
  repeats_code: row.repeatsCode,
  image: row.imageKey === null ? null : imageUrl(row.imageKey, 'card'),
  category: { id: row.category.id, name: categoryName(row.category, language) },
  product_type: row.kind,
  price: rubles(row.priceKopecks),
  sale_price: row.salePriceKopecks === null ? null : rubles(row.salePriceKopecks),
  unit_name: readUnit(row.unit, row.kind).name,
  min_quantity: row.minQuantity,
  multiple: row.multiple,
  lead_days: row.leadDays,
  price_steps: presentSteps(row.priceSteps),
  in_stock: row.inStock && (row.stock ?? 1) > 0,
  stock: row.stock,
  views: row.views,
  likes: row.likes,
  orders: row.sales,
  last_order_at: toIsoOrNull(row.lastSaleAt),
  state: row.state,
  hidden: row.hidden,
  hidden_since: toIsoOrNull(row.takenOffAt),
  reject_reason: row.rejectReason,
  updated_at: toIso(row.updatedAt),
  edit: presentEdit(row),
  version: row.version,
})

const toKopecks = (price: number | undefined): number | undefined => (price === undefined ? undefined : kopecks(price))

/** A page of the caller's own products, and the number of products in each tab (`view`) under the same filters. */
export async function readOwnProductsPage(db: Reader, clock: Clock, { userId }: Session, query: Query) {
  const { page = 1, page_size = 20, view = 'all' } = query
  const text = query.search?.trim()
  const filter = {
    userId,
    view,
    words: text ? wordsQuery(text) : undefined,
    categories: query.category__in,
    inStock: query.in_stock,
    priceFrom: toKopecks(query.price__gte),
    priceTo: toKopecks(query.price__lte),
    quietSince: query.quiet ? new Date(clock.now().getTime() - NO_ORDER_DAYS * DAY) : undefined,
  }
  const { counts, rows } = await readOwnTable(db, filter, { order: query.ordering, limit: page_size, offset: (page - 1) * page_size })
  return { count: counts[view], page, page_size, result: rows.map((row) => presentOwn(row, query.lang)), counts }
}
