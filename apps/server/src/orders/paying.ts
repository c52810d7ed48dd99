// Payments of orders: preparing one, opening it again, and what its end does to them.
import { registeredName } from '@sverka/contract/company/names'
import { holdMembers } from '../auth/auth.ts'
import type { PaymentNews } from '../events.ts'
import { type NewPayment, openPayment, preparePayment, settleOrRefuse } from '../payments/payments.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { countSales, releaseStock, reserveStock } from '../products/products.ts'
import { findBuyer, insertOrderPayments } from './buying.sql.ts'
import { orderRef } from './closing.ts'
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
import { take } from './steps.ts'

interface Payable {
  readonly buyerId: number
  readonly orderIds: readonly number[]
}

/** One payment for these orders; each seller is owed what was bought from them. */
export const prepareFor = async (tx: Tx, services: Services, payable: Payable): Promise<number> =>
  preparePayment(tx, services, await paymentOf(tx, payable))

export async function paymentOf(tx: Tx, { buyerId, orderIds }: Payable): Promise<NewPayment> {
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

const receiptLines = ({ id, lines, seller }: OrderRow) =>
  lines.map(({ name, quantity, priceKopecks, vatRate, kind }) => ({
    description: name,
    quantity,
    kopecks: priceKopecks,
    vatRate,
    subject: kind === 'service' ? ('service' as const) : ('commodity' as const),
    supplier: { name: registeredName(seller.name), inn: seller.inn },
    ref: orderRef(id),
  }))

const isOpen = (payment: { status: string } | undefined): boolean => payment?.status === 'created' || payment?.status === 'pending'

/** Where the buyer pays an unpaid order: the payment that is open, or, after one that came to nothing, a new one. */
export async function payAgain(services: Services, userId: number, id: number): Promise<{ order_url: string }> {
  await services.db.transaction().execute((tx) => lockOwnOrder(tx, userId, id, 'buyer'))
  const last = await findLastPayment(readOnly(services.db), id)
  // It may have ended meanwhile: an old page of the provider must not be given out again.
  if (last && isOpen(last)) await settleOrRefuse(services, last.id)
  const paymentId = await services.db.transaction().execute((tx) => paymentFor(tx, services, userId, id))
  return { order_url: await openPayment(services, paymentId) }
}

async function paymentFor(tx: Tx, services: Services, userId: number, id: number): Promise<number> {
  const [seen] = await listOrdersByIds(tx, [id])
  // Both sides before the order, as everywhere: an account that is being deleted waits, or has gone.
  const held = await holdMembers(tx, [userId, ...(seen ? [seen.sellerId] : [])])
  if (!held.has(userId)) refuse('unauthorized')
  const order = await lockOwnOrder(tx, userId, id, 'buyer')
  if (order.status !== 'not_paid') refuse('order_state')
  const last = await findLastPayment(tx, id)
  if (last && isOpen(last)) return last.id
  if (!order.holdsStock) {
    await reserveStock(tx, await listPieces(tx, [id]))
    await setHoldsStock(tx, [id], true)
  }
  const paymentId = await prepareFor(tx, services, { buyerId: userId, orderIds: [id] })
  await insertOrderPayments(tx, [{ order_id: id, payment_id: paymentId }])
  return paymentId
}

const lockUnpaid = async (tx: Tx, paymentId: number): Promise<LockedOrder[]> =>
  (await lockOrders(tx, await listOrdersOfPayment(tx, paymentId))).filter(({ status }) => status === 'not_paid')

/** The payment succeeded: its orders are paid, the sellers are told. */
export async function applyPaid(tx: Tx, services: Services, { paymentId }: PaymentNews): Promise<void> {
  const orders = await lockUnpaid(tx, paymentId)
  for (const order of orders) {
    await take(tx, services, { order, to: 'pending', by: 'payment', actorId: null })
    const path = `/profile/orders/${order.id}`
    const params = { order: order.id }
    await raiseNotice(tx, services.clock, {
      userId: order.sellerId,
      kind: 'order_received',
      params,
      path,
      dedupeKey: `order:${order.id}:received`,
    })
    await raiseNotice(tx, services.clock, { userId: order.buyerId, kind: 'order_paid', params, path, dedupeKey: `order:${order.id}:paid` })
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

/** Nothing came of the payment: the orders stay unpaid, and others may buy the goods. */
export async function applyCanceled(tx: Tx, { paymentId }: PaymentNews): Promise<void> {
  const held = (await lockUnpaid(tx, paymentId)).filter(({ holdsStock }) => holdsStock).map(({ id }) => id)
  if (held.length === 0) return
  await releaseStock(tx, await listPieces(tx, held))
  await setHoldsStock(tx, held, false)
}
