// The rules of the cart. It has one line for each product, whose quantity is set, not increased. The cart shows the current price, and the
// price at the time of adding if that was different.
import type { Cart, CartLine, CheckedLine } from '@sverka/contract/cart/cart'
import { cartTotal, LINE_TOTAL_MAX, LINES_MAX, type LineProblem, lineProblem } from '@sverka/contract/cart/cart.rules'
import type { RepeatedOrder } from '@sverka/contract/orders/orders'
import type { RepeatProblem } from '@sverka/contract/orders/orders.rules'
import type { Product, SellerState } from '@sverka/contract/products/products'
import { priceForQuantity, QUANTITY_MAX, smallestQuantity, toPriced } from '@sverka/contract/products/trade-terms.rules'
import type { Language } from '@sverka/contract/site-pages/site-pages.rules'
import { sellersTakingPayments } from '../payments/payments.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField, refuseNamed } from '../platform/errors.ts'
import type { EraseUserData, ExportUserData } from '../platform/own-data.ts'
import type { Services } from '../platform/services.ts'
import { listWays, presentProducts, presentWay, rubles } from '../products/products.ts'
import {
  countLines,
  countOtherLines,
  deleteAllLines,
  deleteLines,
  type LineRow,
  listLines,
  listLinesForExport,
  type NewLine,
  upsertLines,
} from './cart.sql.ts'

/** A seller's status and procedure (such as a liquidation) in the register as one text; a line stores it, so that a later change is noticed. */
const sellerState = ({ status, procedure }: SellerState): string => (procedure === null ? status : `${status}. ${procedure}`)

/** Current price in kopecks: `unit` for one piece, `total` for the quantity. */
const priceNow = (product: Product, quantity: number) => priceForQuantity(toPriced(product), quantity)

/** Published products by id. `presentProducts` also returns unpublished ones to their seller and to staff; these are left out. */
export async function findProductsOnSale(db: Reader, ids: readonly number[], session: Session): Promise<Map<number, Product>> {
  const products = await presentProducts(db, ids, { caller: session })
  return new Map([...products].filter(([, product]) => product.is_published))
}

/**
 * Sets the quantity of a product in the cart; an undefined quantity means the smallest that can be ordered. Throws `not_found` for a product
 * that is not on sale, `own_product`, `out_of_stock`, `basket_full`, and errors of the field `quantity`.
 */
export async function setLine(
  tx: Tx,
  clock: Clock,
  session: Session,
  { productId, quantity: requested }: { productId: number; quantity: number | undefined },
): Promise<CartLine> {
  const product = (await findProductsOnSale(tx, [productId], session)).get(productId) ?? refuse('not_found')
  if (product.user === session.userId) refuse('own_product')
  const quantity = requested ?? smallestQuantity(product)
  refuseUnavailable(product, quantity)
  if (priceNow(product, quantity).total > LINE_TOTAL_MAX) refuseField('quantity', 'sum_too_large')
  // Two simultaneous additions may store a line too many; this does no harm, because all readers take at most `LINES_MAX` lines.
  if ((await countOtherLines(tx, session.userId, [productId])) >= LINES_MAX) refuse('basket_full')
  const [id = 0] = await upsertLines(tx, [toLine(product, quantity, { session, clock })])
  return { id, quantity, product }
}

/** The row of a line, with the price, the seller's state and the product's name as they are now. */
export const toLine = (product: Product, quantity: number, { session, clock }: { session: Session; clock: Clock }): NewLine => ({
  user_id: session.userId,
  product_id: product.id,
  quantity,
  price_kopecks: priceNow(product, quantity).unit,
  seller_state: sellerState(product.seller),
  name: product.name,
  added_at: clock.now(),
})

/** A product of an earlier order that is to be bought again. */
export interface RequestedLine {
  readonly productId: number
  readonly quantity: number
  /** Name of the product at the time of the purchase. */
  readonly name: string
}

/** Sets the quantities of products that were bought before, each up to the stock. Throws `basket_full` and then changes nothing. */
export async function repeatLines(tx: Tx, clock: Clock, session: Session, wanted: readonly RequestedLine[]): Promise<RepeatedOrder> {
  const ids = wanted.map(({ productId }) => productId)
  const onSale = await findProductsOnSale(tx, ids, session)
  const available = wanted.map((line) => ({ line, ...checkAvailability(onSale.get(line.productId), line.quantity) }))
  const lines = available.flatMap(({ product, quantity }) => (product ? [toLine(product, quantity, { session, clock })] : []))
  if (lines.length > 0) {
    if ((await countOtherLines(tx, session.userId, ids)) + lines.length > LINES_MAX) refuse('basket_full')
    await upsertLines(tx, lines)
  }
  return { added: lines.length, short: available.flatMap(({ line: { name }, problem }) => (problem ? [{ name, problem }] : [])) }
}

/** How much of a product can be bought: `quantity` is 0 and `product` null if nothing can. */
export interface AvailableQuantity {
  readonly product: Product | null
  readonly quantity: number
  readonly problem: RepeatProblem | null
}

/**
 * The quantity that can be bought now in place of the wanted one, in whole packs. Problems: `gone` (not on sale), `out_of_stock`, `too_few`
 * (less than wanted, or nothing), `terms_changed` (more than wanted, because of the seller's minimum or pack size).
 */
export function checkAvailability(product: Product | undefined, wanted: number): AvailableQuantity {
  const none = { product: null, quantity: 0 }
  if (!product) return { ...none, problem: 'gone' }
  if (!product.in_stock || product.stock === 0) return { ...none, problem: 'out_of_stock' }
  const mostForTotal = Math.floor(LINE_TOTAL_MAX / Math.max(1, priceNow(product, 1).unit))
  const most = Math.min(product.stock ?? QUANTITY_MAX, QUANTITY_MAX, mostForTotal)
  const quantity = fitToTerms(wanted, most, product)
  if (quantity === 0) return { ...none, problem: 'too_few' }
  return { product, quantity, problem: quantity < wanted ? 'too_few' : quantity > wanted ? 'terms_changed' : null }
}

/**
 * A quantity that the seller's terms (minimum, whole packs) allow and that is at most `most`: the wanted one rounded up to them if possible,
 * otherwise the largest allowed one; 0 if there is none.
 */
function fitToTerms(wanted: number, most: number, product: Product): number {
  const pack = product.multiple ?? 1
  const roundedUp = Math.ceil(Math.max(wanted, smallestQuantity(product)) / pack) * pack
  const quantity = roundedUp <= most ? roundedUp : Math.floor(most / pack) * pack
  return quantity >= smallestQuantity(product) ? quantity : 0
}

/** Why this quantity cannot be bought now; null if it can. */
const findProblem = (product: Product, quantity: number): LineProblem | null =>
  lineProblem({ quantity, inStock: product.in_stock, stock: product.stock, terms: product })

/** Throws `out_of_stock` if there is not enough in stock, and a field error for a quantity against the seller's terms. */
function refuseUnavailable(product: Product, quantity: number): void {
  const problem = findProblem(product, quantity)
  if (problem === 'below_min' || problem === 'not_multiple') refuseField('quantity', problem)
  if (problem !== null) refuseNamed('out_of_stock', 'quantity', [{ code: problem, name: product.name }])
}

/** Counts all lines, also of products no longer on sale, since the page of the cart shows these too. */
export const countLinesInCart = (db: Reader, session: Session): Promise<number> => countLines(db, session.userId)

/**
 * The member's cart with current prices, problems and the sellers' delivery methods; products no longer on sale are listed in `gone`.
 * `language` is the language for names of delivery regions.
 */
export async function readCart(db: Reader, services: Services, session: Session, language?: Language): Promise<Cart> {
  const rows = await listLines(db, session.userId, LINES_MAX)
  const products = await findProductsOnSale(
    db,
    rows.map(({ productId }) => productId),
    session,
  )
  const sellers = [...new Set([...products.values()].map(({ seller }) => seller.id))]
  const [payable, ways] = await Promise.all([sellersTakingPayments(db, services, sellers), listWays(db, sellers)])
  const baskets = rows.flatMap((row) => {
    const product = products.get(row.productId)
    return product ? [checkedLine(row, product, payable.has(product.seller.id))] : []
  })
  const buyable = baskets.filter(({ problem }) => problem === null)
  return {
    count: baskets.length,
    total: rubles(cartTotal(buyable.map(({ quantity, product }) => priceNow(product, quantity)))),
    baskets,
    delivery: [...Map.groupBy(ways, ({ companyId }) => companyId)].map(([company, companyWays]) => ({
      company,
      ways: companyWays.map((way) => presentWay(way, language)),
    })),
    gone: rows.filter(({ productId }) => !products.has(productId)).map(({ id, name }) => ({ id, name })),
  }
}

function checkedLine(row: LineRow, product: Product, isPayable: boolean): CheckedLine {
  const { id, quantity } = row
  const { unit: price, total } = priceNow(product, quantity)
  const state = sellerState(product.seller)
  return {
    id,
    quantity,
    product,
    total: rubles(total),
    // `seller_unpayable`: the seller cannot receive payments on the site. Then nothing can be bought, and no other problem matters.
    problem: isPayable ? findProblem(product, quantity) : 'seller_unpayable',
    price_before: row.priceKopecks === price ? null : rubles(row.priceKopecks),
    seller_before: row.sellerState === state ? null : row.sellerState,
  }
}

/** Throws `not_found` for a line that is not in the caller's own cart. */
export async function removeLine(tx: Tx, userId: number, id: number): Promise<void> {
  if ((await deleteLines(tx, userId, [id])).length === 0) refuse('not_found')
}

/** A line of the cart at checkout. */
export interface LineToBuy {
  readonly id: number
  readonly productId: number
  readonly quantity: number
  /** Name and price of the product when it was added. */
  readonly name: string
  readonly priceKopecks: number
}

/** The lines to buy: those of `ids` that are in the member's cart; the whole cart if `ids` is undefined. */
export async function listLinesToBuy(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<LineToBuy[]> {
  const rows = await listLines(tx, userId, LINES_MAX)
  return rows.filter(({ id }) => ids === undefined || ids.includes(id))
}

/** Removes the lines after they were bought. */
export const removeLines = async (tx: Tx, userId: number, ids: readonly number[]): Promise<void> =>
  void (await deleteLines(tx, userId, ids))

/** The cart for the download of the member's personal data. */
export const exportCart: ExportUserData = async (db, userId) => [{ name: 'basket.json', content: await listLinesForExport(db, userId) }]

/** Empties the cart when its member's account is deleted. */
export const eraseCart: EraseUserData = async (tx, userId) => ({ basket: await deleteAllLines(tx, userId) })
