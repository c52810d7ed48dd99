// The rules of the cart: one line for each product; a quantity is set, not added; current prices stand beside those at the time of adding.
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

/** The state of a seller as one text, so that a change of it can be noticed. */
const sellerState = ({ status, procedure }: SellerState): string => (procedure === null ? status : `${status}. ${procedure}`)

/** Kopecks for one unit and for the quantity, as of today. */
const priceNow = (product: Product, quantity: number) => priceForQuantity(toPriced(product), quantity)

/** Only published products, by id. `presentProducts` also returns the caller's own unpublished ones and, to staff, everybody's: these are left out. */
export async function findProductsOnSale(db: Reader, ids: readonly number[], session: Session): Promise<Map<number, Product>> {
  const products = await presentProducts(db, ids, { caller: session })
  return new Map([...products].filter(([, product]) => product.is_published))
}

/**
 * Sets the quantity of a product; without one the smallest that can be ordered. Throws `not_found` for what is not on sale, `own_product`,
 * `out_of_stock`, `basket_full`, and errors of the field `quantity`.
 */
export async function setLine(
  tx: Tx,
  clock: Clock,
  session: Session,
  { productId, quantity: asked }: { productId: number; quantity: number | undefined },
): Promise<CartLine> {
  const product = (await findProductsOnSale(tx, [productId], session)).get(productId) ?? refuse('not_found')
  if (product.user === session.userId) refuse('own_product')
  const quantity = asked ?? smallestQuantity(product)
  refuseUnavailable(product, quantity)
  if (priceNow(product, quantity).total > LINE_TOTAL_MAX) refuseField('quantity', 'sum_too_large')
  // Two simultaneous additions may store a line too many; this does no harm, because all readers take at most `LINES_MAX` lines.
  if ((await countOtherLines(tx, session.userId, [productId])) >= LINES_MAX) refuse('basket_full')
  const [id = 0] = await upsertLines(tx, [toLine(product, quantity, { session, clock })])
  return { id, quantity, product }
}

export const toLine = (product: Product, quantity: number, { session, clock }: { session: Session; clock: Clock }): NewLine => ({
  user_id: session.userId,
  product_id: product.id,
  quantity,
  price_kopecks: priceNow(product, quantity).unit,
  seller_state: sellerState(product.seller),
  name: product.name,
  added_at: clock.now(),
})

export interface RequestedLine {
  readonly productId: number
  readonly quantity: number
  /** Name of the product at the time of the purchase. */
  readonly name: string
}

/** Sets the quantities of products that were bought before, each up to the stock. Throws `basket_full` and then changes nothing. */
export async function repeatLines(tx: Tx, clock: Clock, session: Session, wanted: readonly RequestedLine[]): Promise<RepeatedOrder> {
  const ids = wanted.map(({ productId }) => productId)
  const shown = await findProductsOnSale(tx, ids, session)
  const found = wanted.map((line) => ({ line, ...checkAvailability(shown.get(line.productId), line.quantity) }))
  const lines = found.flatMap(({ product, quantity }) => (product ? [toLine(product, quantity, { session, clock })] : []))
  if (lines.length > 0) {
    if ((await countOtherLines(tx, session.userId, ids)) + lines.length > LINES_MAX) refuse('basket_full')
    await upsertLines(tx, lines)
  }
  return { added: lines.length, short: found.flatMap(({ line: { name }, problem }) => (problem ? [{ name, problem }] : [])) }
}

/** How much of a product can be bought: `quantity` is 0 and `product` null if nothing can. */
export interface AvailableQuantity {
  readonly product: Product | null
  readonly quantity: number
  readonly problem: RepeatProblem | null
}

/** The quantity that can be bought now instead of the wanted one, rounded to whole packs, with the problem if it differs. */
export function checkAvailability(product: Product | undefined, wanted: number): AvailableQuantity {
  const none = { product: null, quantity: 0 }
  if (!product) return { ...none, problem: 'gone' }
  if (!product.in_stock || product.stock === 0) return { ...none, problem: 'out_of_stock' }
  const mostForTotal = Math.floor(LINE_TOTAL_MAX / Math.max(1, priceNow(product, 1).unit))
  const most = Math.min(product.stock ?? QUANTITY_MAX, QUANTITY_MAX, mostForTotal)
  const quantity = sellable(wanted, most, product)
  if (quantity === 0) return { ...none, problem: 'too_few' }
  return { product, quantity, problem: quantity < wanted ? 'too_few' : quantity > wanted ? 'terms_changed' : null }
}

/** The quantity nearest to the wanted one, from it upwards if possible, that is sold and at most `most`; 0 if there is none. */
function sellable(wanted: number, most: number, product: Product): number {
  const pack = product.multiple ?? 1
  const asked = Math.ceil(Math.max(wanted, smallestQuantity(product)) / pack) * pack
  const found = asked <= most ? asked : Math.floor(most / pack) * pack
  return found >= smallestQuantity(product) ? found : 0
}

/** Why this quantity cannot be bought now. */
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

/** `language` names the regions of delivery. */
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
  const bought = baskets.filter(({ problem }) => problem === null)
  return {
    count: baskets.length,
    total: rubles(cartTotal(bought.map(({ quantity, product }) => priceNow(product, quantity)))),
    baskets,
    delivery: [...Map.groupBy(ways, ({ companyId }) => companyId)].map(([company, those]) => ({
      company,
      ways: those.map((way) => presentWay(way, language)),
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
    // Another problem does not matter where nothing can be bought from the seller.
    problem: isPayable ? findProblem(product, quantity) : 'seller_unpayable',
    price_before: row.priceKopecks === price ? null : rubles(row.priceKopecks),
    seller_before: row.sellerState === state ? null : row.sellerState,
  }
}

/** Throws `not_found` for a line that is not in the caller's own cart. */
export async function removeLine(tx: Tx, userId: number, id: number): Promise<void> {
  if ((await deleteLines(tx, userId, [id])).length === 0) refuse('not_found')
}

export interface LineToBuy {
  readonly id: number
  readonly productId: number
  readonly quantity: number
  /** Name and price of the product when it was added. */
  readonly name: string
  readonly priceKopecks: number
}

/** The lines to buy: the named ones that belong to the member, or all. */
export async function listLinesToBuy(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<LineToBuy[]> {
  const rows = await listLines(tx, userId, LINES_MAX)
  return rows.filter(({ id }) => ids === undefined || ids.includes(id))
}

/** Removes the lines after they were bought. */
export const removeLines = async (tx: Tx, userId: number, ids: readonly number[]): Promise<void> =>
  void (await deleteLines(tx, userId, ids))

export const exportCart: ExportUserData = async (db, userId) => [{ name: 'basket.json', content: await listLinesForExport(db, userId) }]

export const eraseCart: EraseUserData = async (tx, userId) => ({ basket: await deleteAllLines(tx, userId) })
