// The functions for goods and services that other modules import: reading and listing products, reserving stock, counting, hiding.
import type { Product } from '@sverka/contract/products/products'
import type { Priced, QuantityTerms } from '@sverka/contract/products/trade-terms.rules'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseNamed } from '../platform/errors.ts'
import { imageUrl } from './images.ts'
import { type CardReader, isShown, presentRow, seesAll, sellerName, shownImages } from './present.ts'
import {
  addLikes,
  addReviews,
  addSales,
  addViews,
  deleteLike,
  insertLike,
  type RequestedStock,
  returnStock,
  type StockLine,
  subtractStock,
} from './products.counts.sql.ts'
import { type CardFilter, refreshHidden, setHidingReason } from './products.hidden.sql.ts'
import { listProductRows, type ProductRow } from './products.sql.ts'

export { listByArticle } from './codes.sql.ts'
export { listWays, type WayRow } from './delivery.sql.ts'
export { chooseWay, presentWay } from './delivery.ts'
export { isMoney } from './fields.ts'
export { imageUrl } from './images.ts'
export { buildFilter, buildLiteralFilter, countMatching, listPage, listSpelledSimilarly, type ProductQuery } from './listing.ts'
export { checkSeller, makeProductCode } from './new-product.ts'
export { kopecks, rubles } from './present.ts'
export { addPriceListPicture } from './price-list-picture.ts'
export {
  applyPriceListChanges,
  type ComparedProduct,
  insertPriceListDrafts,
  listCompanyProducts,
  listGivenCertificates,
  type PriceListDraft,
} from './price-list-products.sql.ts'
export { type OwnProduct, requireOwnProduct } from './products.access.ts'
export { type FoundWords, filteredProducts, listProductIds, type ProductFilter } from './products.filters.sql.ts'
export { findSelling, listOwners } from './products.sql.ts'
export { readDaySums } from './seller-days.sql.ts'
export { isBot, recordCartAddition, recordProductsShown, recordProductView } from './seller-days.ts'
export { hasShowcase, showcaseColumn } from './showcase.sql.ts'
export type { RequestedStock, StockLine }

/** A product on sale as other modules read it. Money in kopecks. */
export interface ProductCard extends Priced {
  readonly id: number
  readonly name: string
  /** The seller's own code of the product. */
  readonly article: string
  readonly description: string
  readonly kind: 'product' | 'service'
  /** Id of the selling company or sole trader, and the member who manages the product. */
  readonly companyId: number
  readonly userId: number
  readonly sellerName: string
  /** URL of the first picture in the smallest size. */
  readonly image: string | null
  /** Code of the classifier of units ОКЕИ; null if the seller has chosen none. */
  readonly unit: number | null
  readonly terms: QuantityTerms
  /** Days until shipping; null if the seller names none. */
  readonly leadDays: number | null
  /** In percent; null without VAT. */
  readonly vatRate: number | null
  readonly inStock: boolean
  /** Remaining pieces; null if the seller does not count them. */
  readonly stock: number | null
  readonly categoryId: number
}

const toCard = (row: ProductRow): ProductCard => {
  const [first] = shownImages(row)
  return {
    id: row.id,
    name: row.name,
    article: row.productCode,
    description: row.description,
    kind: row.kind,
    companyId: row.companyId,
    userId: row.userId,
    sellerName: sellerName(row.seller),
    image: first ? imageUrl(first.key, 'card') : null,
    priceKopecks: row.priceKopecks,
    salePriceKopecks: row.salePriceKopecks,
    steps: row.priceSteps,
    unit: row.numbers.unit,
    terms: { min_quantity: row.numbers.min_quantity, multiple: row.numbers.multiple },
    leadDays: row.numbers.lead_days,
    vatRate: row.numbers.vat_rate,
    inStock: row.inStock && (row.stock ?? 1) > 0,
    stock: row.stock,
    categoryId: row.category.at(-1)?.id ?? 0,
  }
}

/** Products that buyers see, by id; products that are not on sale are left out. */
export async function findShown(db: Reader, ids: readonly number[]): Promise<Map<number, ProductCard>> {
  const rows = ids.length > 0 ? await listProductRows(db, ids, null) : []
  return new Map(rows.filter(isShown).map((row) => [row.id, toCard(row)]))
}

/** Products in the form of the API, by id. The caller sees products on sale and own ones, staff see all; others are left out. */
export async function presentProducts(db: Reader, ids: readonly number[], reader: CardReader): Promise<Map<number, Product>> {
  const { caller } = reader
  const rows = ids.length > 0 ? await listProductRows(db, ids, caller?.userId ?? null) : []
  const visible = rows.filter((row) => isShown(row) || seesAll(row, caller))
  return new Map(visible.map((row) => [row.id, presentRow(row, reader)]))
}

/** One product in the form of the API. Throws `not_found` if the caller may not see it. */
export const presentProduct = async (db: Reader, id: number, reader: CardReader): Promise<Product> =>
  (await presentProducts(db, [id], reader)).get(id) ?? refuse('not_found')

/** Whether the features of a plan allow selling (specification §6). */
export const maySell = (flags: Session['flags']): boolean => flags.has('showcase_enabled') || flags.has('can_open_product')

/** Whether the member may sell; staff always may. */
export const isSeller = ({ flags, isStaff }: Session): boolean => isStaff || maySell(flags)

/**
 * Subtracts all these pieces from the stock. Throws `out_of_stock` if a product has not enough; the message and `errors.baskets` then name every such
 * product and the reason: `not_on_sale` (removed, hidden, its seller blocked), `out_of_stock`, `too_few`. The caller must roll back.
 */
export async function reserveStock(tx: Tx, lines: readonly RequestedStock[]): Promise<void> {
  if (lines.length === 0) return
  const taken = new Set(await subtractStock(tx, lines))
  const missing = lines.filter(({ productId }) => !taken.has(productId))
  if (missing.length === 0) return
  const shown = await findShown(
    tx,
    missing.map(({ productId }) => productId),
  )
  const whyNot = (card: ProductCard | undefined) => (card === undefined ? 'not_on_sale' : card.inStock ? 'too_few' : 'out_of_stock')
  refuseNamed(
    'out_of_stock',
    'baskets',
    missing.map(({ productId, name, id }) => {
      const card = shown.get(productId)
      return { code: whyNot(card), name: card?.name ?? name, ...(id === undefined ? {} : { id }) }
    }),
  )
}

/** Adds the pieces to the stock again, where the seller counts it. */
export const releaseStock = (tx: Tx, lines: readonly StockLine[]): Promise<void> =>
  lines.length > 0 ? returnStock(tx, lines) : Promise.resolve()

/** Likes or unlikes; repeating changes nothing. `product_likes` stores who likes what. */
export async function setLike(tx: Tx, clock: Clock, like: { userId: number; productId: number; liked: boolean }): Promise<void> {
  const row = { user_id: like.userId, product_id: like.productId }
  const isChanged = like.liked ? await insertLike(tx, { ...row, created_at: clock.now() }) : await deleteLike(tx, row)
  if (isChanged) await countLike(tx, like.productId, like.liked ? 1 : -1)
}

/** Changes the counter of likes, for callers that store likes themselves; `setLike` changes it by itself. */
export const countLike = async (tx: Tx, id: number, by: 1 | -1): Promise<void> => void (await addLikes(tx, id, by))

/** Counts one view, or several that were collected. */
export const countView = async (tx: Tx, id: number, by = 1): Promise<void> => void (await addViews(tx, id, by))

/** Counts one more order for each product of a paid order. */
export const countSales = async (tx: Tx, ids: readonly number[], paidAt: Date): Promise<void> => {
  if (ids.length > 0) await addSales(tx, ids, paidAt)
}

/** Counts a review with its stars when it is added (`by` 1) or removed (-1). */
export const countReview = async (tx: Tx, id: number, review: { stars: number; by: 1 | -1 }): Promise<void> =>
  void (await addReviews(tx, id, review))

/** Hides products because the plan ended or staff blocked the member. Returns the number of published products whose state of hiding changed. */
export async function hideProducts(tx: Tx, cards: CardFilter, reason: 'plan' | 'blocked'): Promise<number> {
  await setHidingReason(tx, cards, reason, true)
  return (await refreshHidden(tx, cards)).reduce((sum, { count }) => sum + count, 0)
}

/** Ends that reason; other reasons for hiding stay in force. */
export async function unhideProducts(tx: Tx, cards: CardFilter, reason: 'plan' | 'blocked'): Promise<void> {
  await setHidingReason(tx, cards, reason, false)
  await refreshHidden(tx, cards)
}
