// Buys the cart: makes one order for each seller and one payment for all, at the prices and stock of that moment. A repeated request, such as a
// double click, makes nothing new.
import { createHash } from 'node:crypto'
import { LINE_TOTAL_MAX } from '@sverka/contract/cart/cart.rules'
import { type ErrorCode, type FieldErrorCode, fieldErrors } from '@sverka/contract/errors'
import type { OperationParts } from '@sverka/contract/http/http'
import type { buyCart } from '@sverka/contract/orders/orders'
import { deliveryFaults, SELLERS_MAX } from '@sverka/contract/orders/orders.rules'
import { readPhone, storedPhone } from '@sverka/contract/phones.rules'
import type { ChosenDelivery } from '@sverka/contract/products/delivery'
import { priceForQuantity, termsFault } from '@sverka/contract/products/trade-terms.rules'
import { legalDocuments } from '@sverka/contract/site-pages/documents'
import { lockMembers } from '../auth/auth.ts'
import { type LineToBuy, listLinesToBuy, removeLines } from '../cart/cart.ts'
import { openPayment } from '../payments/payments.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { type FieldErrors, type NamedFault, refuse, refuseField, refuseNamed } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { findShown, kopecks, listOwners, type ProductCard, reserveStock } from '../products/products.ts'
import { findLastPurchase, findOrderUrl, findPurchase, insertLines, insertOrder, insertPurchase, lockBuyer } from './buying.sql.ts'
import { deliverLines, findChosenWays } from './delivering.ts'
import { invoicedPurchase, invoiceOrders } from './invoicing.ts'
import { toOrderLine } from './order-line.ts'
import { insertStep, listOrdersOfPayment } from './orders.sql.ts'
import { prepareOrderPayment } from './paying.ts'

type Form = OperationParts<typeof buyCart>['body']

export interface PurchaseRequest {
  readonly userId: number
  /** `baskets`: ids of the cart lines to buy; all if absent. `total`: the sum in rubles that the buyer saw on the page. */
  readonly form: Form
  /** Value of the header `Idempotency-Key`. */
  readonly key: string | null
}

/** Without an idempotency key, an equal request within this time counts as a repetition of the first (a double click). */
const DOUBLE_CLICK_MS = 60_000
/** The most characters of an idempotency key. */
const KEY_MAX = 200

/**
 * Returns the URL where to pay, or of the invoice, and the ids of the orders. The orders stay even if the provider does not answer: they can be
 * paid later.
 */
export async function placeOrders(services: Services, request: PurchaseRequest): Promise<{ order_url: string; orders: number[] }> {
  checkForm(request)
  const { id, paymentId } = await services.db.transaction().execute((tx) => purchase(tx, services, request))
  const db = readOnly(services.db)
  if (paymentId === null) return invoicedPurchase(db, services, id)
  const orders = await listOrdersOfPayment(db, paymentId)
  return { order_url: (await findOrderUrl(db, paymentId)) ?? (await openPayment(services, paymentId)), orders }
}

/** Reports all wrong fields together. */
function checkForm({ form, key }: PurchaseRequest): void {
  if (key !== null && key.length > KEY_MAX) refuseField('Idempotency-Key', 'key_too_long')
  const errors: FieldErrors = {}
  for (const [field, code] of Object.entries(deliveryFaults(form))) errors[field] = [{ code, message: fieldErrors[code] }]
  if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
}

/**
 * SHA-256 of the form, by which a repeated request is recognised. Fields that were added to the form later are left out where they are empty, so
 * that fingerprints stored before stay the same.
 */
function fingerprintForm({
  address,
  postal_code,
  phone_number,
  phone_extension,
  baskets,
  total,
  invoice,
  delivery_ways: ways,
}: Form): Buffer {
  const content = [
    address,
    postal_code,
    phone_number,
    ...(phone_extension ? [phone_extension] : []),
    baskets?.toSorted((one, other) => one - other) ?? null,
    total ?? null,
    ...(invoice ? [invoice.inn, invoice.email, invoice.reference ?? ''] : []),
    ...(ways ? [ways.map(({ company, way }) => [company, way])] : []),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}

/** `paymentId` is null if the orders are paid by invoices. */
interface Purchase {
  readonly id: number
  readonly paymentId: number | null
}

/** Makes the purchase, or returns the earlier one that the request repeats. */
async function purchase(tx: Tx, services: Services, request: PurchaseRequest): Promise<Purchase> {
  const { userId, form, key } = request
  await lockBuyer(tx, userId)
  const fingerprint = fingerprintForm(form)
  const earlier = key === null ? undefined : await findPurchase(tx, userId, key)
  if (earlier) return earlier.fingerprint.equals(fingerprint) ? earlier : refuse('idempotency_mismatch')
  const lines = await listLinesToBuy(tx, userId, form.baskets)
  // Fewer lines than requested: they were bought or removed meanwhile, perhaps by the first click of a double click.
  if (lines.length < (form.baskets?.length ?? 1)) {
    const firstClick = key === null ? await findFirstClick(tx, services, { userId, fingerprint }) : null
    return firstClick ?? refuse(form.baskets ? 'not_found' : 'basket_empty')
  }
  await lockBuyerAndSellers(tx, userId, lines)
  const orderIds = await makeOrders(tx, services, { request, lines })
  const paymentId = form.invoice ? null : await prepareOrderPayment(tx, services, { buyerId: userId, orderIds })
  const id = await insertPurchase(tx, {
    buyer_id: userId,
    request_key: key,
    fingerprint,
    payment_id: paymentId,
    terms_version: legalDocuments.terms.version,
    consent_version: form.personal_data ? legalDocuments.personalData.version : null,
    created_at: services.clock.now(),
  })
  if (form.invoice) await invoiceOrders(tx, services, { purchaseId: id, orderIds, invoiceRequest: form.invoice })
  await removeLines(
    tx,
    userId,
    lines.map(({ id: lineId }) => lineId),
  )
  return { id, paymentId }
}

/** Locks the buyer and the sellers until the commit, so that no account is deleted meanwhile. Throws `unauthorized`. */
async function lockBuyerAndSellers(tx: Tx, userId: number, lines: readonly LineToBuy[]): Promise<void> {
  const sellers = await listOwners(
    tx,
    lines.map(({ productId }) => productId),
  )
  if (!(await lockMembers(tx, [userId, ...sellers])).has(userId)) refuse('unauthorized')
}

/** The member's latest purchase if it was made by an equal request less than `DOUBLE_CLICK_MS` ago; otherwise null. */
async function findFirstClick(tx: Tx, { clock }: Services, { userId, fingerprint }: { userId: number; fingerprint: Buffer }) {
  const last = await findLastPurchase(tx, userId)
  if (!last?.fingerprint.equals(fingerprint)) return null
  return clock.now().getTime() - last.createdAt.getTime() < DOUBLE_CLICK_MS ? last : null
}

/** A line of the cart, and the product as it is on sale now. */
interface LineWithProduct {
  readonly line: LineToBuy
  readonly card: ProductCard
}

/** Creates one order for each seller. Reserves the stock first: that locks the products, so that their prices cannot change any more. */
async function makeOrders(tx: Tx, services: Services, { request, lines }: { request: PurchaseRequest; lines: readonly LineToBuy[] }) {
  const { userId, form } = request
  await reserveStock(tx, lines)
  const bought = await withCards(tx, lines)
  const own = bought.filter(({ card }) => card.userId === userId)
  if (own.length > 0) refuseNamed('own_product', 'baskets', toFaults(own, 'own_product'))
  refuseTerms(bought)
  const groups = await deliverGroups(tx, form, bought)
  const total = groups.reduce((sum, { deliveryKopecks: delivery }) => sum + delivery, sumBought(bought))
  if (form.total !== undefined && kopecks(form.total) !== total) refuseChanged(bought)
  if (groups.length > SELLERS_MAX) refuse('too_many_sellers')
  const ids: number[] = []
  for (const group of groups) ids.push(await makeOrder(tx, services, request, group))
  return ids
}

const toFaults = (bought: readonly LineWithProduct[], code: ErrorCode | FieldErrorCode): NamedFault[] =>
  bought.map(({ line, card }) => ({ code, name: card.name, id: line.id }))

/** Throws `basket_changed` and names the goods whose minimum quantity or multiple the line does not meet any more. */
function refuseTerms(bought: readonly LineWithProduct[]): void {
  const faults = bought.flatMap(({ line, card }): NamedFault[] => {
    const code = termsFault(line.quantity, card.terms)
    return code === null ? [] : [{ code, name: card.name, id: line.id }]
  })
  if (faults.length > 0) refuseNamed('basket_changed', 'baskets', faults)
}

/** Kopecks for one unit and for the line, at the prices of this moment. */
const priceBought = ({ line, card }: LineWithProduct) => priceForQuantity(card, line.quantity)

/** Throws `basket_changed` and names the goods whose price differs from when they were put into the cart. */
function refuseChanged(bought: readonly LineWithProduct[]): never {
  const changed = bought.filter((one) => one.line.priceKopecks !== priceBought(one).unit)
  if (changed.length === 0) refuse('basket_changed')
  return refuseNamed('basket_changed', 'baskets', toFaults(changed, 'price_changed'))
}

/** Throws `out_of_stock` and names a product that is no longer on sale. */
async function withCards(tx: Reader, lines: readonly LineToBuy[]): Promise<LineWithProduct[]> {
  const cards = await findShown(
    tx,
    lines.map(({ productId }) => productId),
  )
  return lines.map((line) => {
    const { id, name } = line
    return { line, card: cards.get(line.productId) ?? refuseNamed('out_of_stock', 'baskets', [{ code: 'not_on_sale', name, id }]) }
  })
}

/** Kopecks of all lines, VAT included. */
function sumBought(bought: readonly LineWithProduct[]): number {
  return bought.reduce((sum, one) => {
    const { total } = priceBought(one)
    if (total > LINE_TOTAL_MAX) refuseField('baskets', 'sum_too_large')
    return sum + total
  }, 0)
}

/** The lines of one seller, which become one order. */
interface Group {
  readonly bought: readonly LineWithProduct[]
  /** The delivery that the buyer chose; null if none: then it is agreed on with the seller. */
  readonly chosen: ChosenDelivery | null
  readonly deliveryKopecks: number
}

/** The lines grouped by seller, with the delivery of each group. */
async function deliverGroups(tx: Tx, form: Form, bought: readonly LineWithProduct[]): Promise<Group[]> {
  const ways = await findChosenWays(
    tx,
    form.delivery_ways ?? [],
    bought.map(({ card }) => card),
  )
  return [...Map.groupBy(bought, ({ card }) => `${card.companyId}/${card.userId}`).values()].map((sameSeller) => {
    const lines = sameSeller.map((one) => ({ kind: one.card.kind, total: priceBought(one).total }))
    // Never 0: a group has at least one line.
    const companyId = sameSeller[0]?.card.companyId ?? 0
    return { bought: sameSeller, ...deliverLines(ways.get(companyId), lines) }
  })
}

/** The phone number as it is stored. An extension from its own field replaces one typed after the number. */
function joinPhone({ phone_number, phone_extension }: Form): string {
  const phone = readPhone(phone_number) ?? refuseField('phone_number', 'not_a_phone')
  return storedPhone({ ...phone, extension: phone_extension || phone.extension })
}

/** One order of one seller, with copies of the goods as they are now. */
async function makeOrder(tx: Tx, { clock }: Services, { userId, form }: PurchaseRequest, group: Group): Promise<number> {
  const { bought, chosen, deliveryKopecks } = group
  const [first] = bought
  if (!first) throw new Error('an order has no lines')
  const id = await insertOrder(tx, {
    buyer_id: userId,
    seller_id: first.card.userId,
    company_id: first.card.companyId,
    total_kopecks: sumBought(bought) + deliveryKopecks,
    delivery_way: chosen && JSON.stringify(chosen),
    delivery_kopecks: deliveryKopecks,
    address: form.address.trim(),
    postal_code: form.postal_code.trim(),
    phone_number: joinPhone(form),
    created_at: clock.now(),
  })
  await insertLines(
    tx,
    bought.map((one) => toOrderLine(one.card, { order: id, quantity: one.line.quantity, priceKopecks: priceBought(one).unit })),
  )
  await insertStep(tx, { order_id: id, status: 'not_paid', happened_at: clock.now(), actor_id: userId })
  return id
}
