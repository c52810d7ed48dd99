// Payments of orders through the payment provider: prepares one, lets a buyer pay again, and applies success or failure to the orders. Also
// reserves and releases the stock of orders.
import { registeredName } from '@sverka/contract/company/names'
import { lockMembers } from '../auth/auth.ts'
import type { PaymentEvent } from '../events.ts'
import { type NewPayment, openPayment, preparePayment, settleOrRefuse, withdrawInvoice } from '../payments/payments.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { countSales, releaseStock, reserveStock } from '../products/products.ts'
import { findBuyer, insertOrderPayments } from './buying.sql.ts'
import { orderRef } from './closing.ts'
import { deliveryLines } from './delivering.ts'
import { lockOwnOrder } from './orders.access.ts'
import { paymentTexts } from './orders.emails.ts'
import {
  findLastPayment,
  type LockedOrder,
  listOrdersByIds,
  listOrdersOfPayment,
  listPieces,
  lockOrders,
  type OrderRow,
  setHoldsStock,
} from './orders.sql.ts'
import { refundCancelledOrder } from './returning.ts'
import { applyStep } from './steps.ts'

interface Payable {
  readonly buyerId: number
  readonly orderIds: readonly number[]
}

/** Stores one payment for these orders, divided among their sellers. Returns its id. */
export async function prepareOrderPayment(tx: Tx, services: Services, payable: Payable): Promise<number> {
  const paymentId = await preparePayment(tx, services, await toPayment(tx, payable))
  await insertOrderPayments(
    tx,
    payable.orderIds.map((id) => ({ order_id: id, payment_id: paymentId })),
  )
  return paymentId
}

/** The payment of these orders; each order is a part of it, paid to the account of its selling company. */
export async function toPayment(tx: Tx, { buyerId, orderIds }: Payable): Promise<NewPayment> {
  const orders = await listOrdersByIds(tx, orderIds)
  const { email } = await findBuyer(tx, buyerId)
  const [only] = orderIds.length === 1 ? orderIds : []
  return {
    userId: buyerId,
    email,
    purpose: 'order',
    description: paymentTexts(orderIds),
    returnPath: only === undefined ? '/profile/orders' : `/profile/orders/${only}`,
    lines: orders.flatMap(receiptLines),
    parts: orders.map(({ id, companyId, totalKopecks }) => ({
      account: `seller:${companyId}`,
      kopecks: totalKopecks,
      ref: orderRef(id),
      companyId,
    })),
  }
}

/** The order's lines and delivery as the fiscal receipt has them; each line names its supplier, as the law demands of a marketplace. */
function receiptLines(order: OrderRow) {
  const { id, lines, seller } = order
  const shared = { supplier: { name: registeredName(seller.name), inn: seller.inn }, ref: orderRef(id) }
  return [
    ...lines.map(({ name, quantity, priceKopecks, vatRate, kind }) => ({
      description: name,
      quantity,
      kopecks: priceKopecks,
      vatRate,
      subject: kind === 'service' ? ('service' as const) : ('commodity' as const),
      ...shared,
    })),
    ...deliveryLines(order).map(({ name, ...paid }) => ({
      description: name,
      quantity: 1,
      ...paid,
      subject: 'service' as const,
      ...shared,
    })),
  ]
}

/** Whether the payment has neither succeeded nor failed. */
export const isOpen = (payment: { status: string } | undefined): boolean => payment?.status === 'created' || payment?.status === 'pending'

/** URL where the buyer can pay an unpaid order: of the open payment, or of a new one after a failed payment. Withdraws an open invoice. */
export async function payAgain(services: Services, userId: number, id: number): Promise<{ order_url: string }> {
  await services.db.transaction().execute((tx) => lockOwnOrder(tx, userId, id, 'buyer'))
  const last = await findLastPayment(readOnly(services.db), id)
  // The payment may have ended meanwhile: then its page at the provider must not be shown again.
  if (last && isOpen(last)) await settleOrRefuse(services, last.id)
  const paymentId = await services.db.transaction().execute((tx) => findOrPreparePayment(tx, services, userId, id))
  return { order_url: await openPayment(services, paymentId) }
}

/**
 * Locks buyer and seller before the order, as all code does, so that their accounts cannot be deleted meanwhile. Throws `not_found` to all but
 * the buyer, and `unauthorized` if the buyer's account is already deleted.
 */
export async function lockSides(tx: Tx, userId: number, orderId: number): Promise<void> {
  const [seen] = await listOrdersByIds(tx, [orderId])
  if (seen?.buyerId !== userId) refuse('not_found')
  if (!(await lockMembers(tx, [userId, seen.sellerId])).has(userId)) refuse('unauthorized')
}

/** Reserves the stock again if it was released. Throws `out_of_stock`. */
export async function reserveOrderStock(tx: Tx, order: LockedOrder): Promise<void> {
  if (order.holdsStock) return
  await reserveStock(tx, await listPieces(tx, [order.id]))
  await setHoldsStock(tx, [order.id], true)
}

/** The id of the order's open payment, or of a new one. */
async function findOrPreparePayment(tx: Tx, services: Services, userId: number, id: number): Promise<number> {
  await lockSides(tx, userId, id)
  // Locks the invoice before the order, as the code does that records money received for an invoice.
  await withdrawInvoice(tx, orderRef(id))
  const order = await lockOwnOrder(tx, userId, id, 'buyer')
  if (order.isCancelled) refuse('order_cancelled')
  if (order.status !== 'not_paid') refuse('order_state')
  const last = await findLastPayment(tx, id)
  if (last && isOpen(last)) return last.id
  await reserveOrderStock(tx, order)
  return prepareOrderPayment(tx, services, { buyerId: userId, orderIds: [id] })
}

const lockUnpaid = async (tx: Tx, paymentId: number): Promise<LockedOrder[]> =>
  (await lockOrders(tx, await listOrdersOfPayment(tx, paymentId))).filter(({ status }) => status === 'not_paid')

/** Called when the payment has succeeded: marks its orders as paid and notifies both sides; a cancelled order is refunded instead. */
export async function applyPaid(tx: Tx, services: Services, { paymentId }: PaymentEvent): Promise<void> {
  const [cancelled, others] = separateCancelled(await lockUnpaid(tx, paymentId))
  await markPaid(tx, services, others, null)
  // The page of the payment was still open when the order was cancelled: the money goes back.
  for (const order of cancelled) {
    await applyStep(tx, services, { order, to: 'pending', by: 'payment', actorId: null })
    await refundCancelledOrder(tx, services, order, { actorId: order.buyerId, clientIp: null })
  }
}

const separateCancelled = (orders: readonly LockedOrder[]): [cancelled: LockedOrder[], others: LockedOrder[]] => [
  orders.filter(({ isCancelled }) => isCancelled),
  orders.filter(({ isCancelled }) => !isCancelled),
]

/**
 * Moves these orders to `pending`, which means paid and not shipped, notifies both sides and counts the sales. `actorId`: the member who reported
 * the payment of an invoice; null for the provider.
 */
export async function markPaid(tx: Tx, services: Services, orders: readonly LockedOrder[], actorId: number | null): Promise<void> {
  for (const order of orders) {
    await applyStep(tx, services, { order, to: 'pending', by: 'payment', actorId })
    const [path, params] = [`/profile/orders/${order.id}`, { order: order.id }]
    const notices = [
      { userId: order.sellerId, kind: 'order_received', dedupeKey: `order:${order.id}:received` },
      { userId: order.buyerId, kind: 'order_paid', dedupeKey: `order:${order.id}:paid` },
    ] as const
    for (const notice of notices) await raiseNotice(tx, services.clock, { ...notice, params, path })
  }
  const sold = await listPieces(
    tx,
    orders.map(({ id }) => id),
  )
  await countSales(
    tx,
    sold.map(({ productId }) => productId),
    services.clock.now(),
  )
}

/** Called when the payment has failed: the orders stay unpaid, and others may buy the goods. */
export async function applyCanceled(tx: Tx, { paymentId }: PaymentEvent): Promise<void> {
  await releaseOrderStock(tx, await lockUnpaid(tx, paymentId))
}

/** Releases the stock that these orders reserve. */
export async function releaseOrderStock(tx: Tx, orders: readonly LockedOrder[]): Promise<void> {
  const held = orders.filter(({ holdsStock }) => holdsStock).map(({ id }) => id)
  if (held.length === 0) return
  await releaseStock(tx, await listPieces(tx, held))
  await setHoldsStock(tx, held, false)
}
