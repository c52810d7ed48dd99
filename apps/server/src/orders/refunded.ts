// The effect of refunds on orders. Before a refund begins, the order's status is checked. After it, the refunded sum is added to the order, both
// sides get a notice, and the goods of a fully refunded order that is not shipped are on sale again. The status, which is about shipping, stays.
import type { RefundEvent, RefundPlan } from '../events.ts'
import { rubles } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { releaseStock } from '../products/products.ts'
import { addRefunded, listPieces, lockOrders, setHoldsStock } from './orders.sql.ts'

/** The order's id from the mark of its part of a payment: 5 from `order:5`. */
const readOrderId = (ref: string): number => Number(ref.split(':')[1])

/** Throws `order_state` where the order's status has changed since staff saw it, for example to shipped. */
export async function assertOrderUnchanged(tx: Tx, { ref, seenState }: RefundPlan): Promise<void> {
  const [order] = await lockOrders(tx, [readOrderId(ref)])
  if (!order) throw new Error(`a refund names the order ${ref}, which does not exist`)
  if (seenState !== undefined && order.status !== seenState) refuse('order_state')
}

/** Called once per refund, in the transaction that marks it succeeded. */
export async function applyRefunded(tx: Tx, { clock }: Pick<Services, 'clock'>, refund: RefundEvent): Promise<void> {
  const id = readOrderId(refund.ref)
  const [order] = await lockOrders(tx, [id])
  if (!order) throw new Error(`a refund names the order ${refund.ref}, which does not exist`)
  await addRefunded(tx, id, refund.kopecks)
  // Paid and not shipped.
  const isAwaitingShipment = order.status === 'pending'
  if (refund.isFullyRefunded && isAwaitingShipment && order.holdsStock) {
    await releaseStock(tx, await listPieces(tx, [id]))
    await setHoldsStock(tx, [id], false)
  }
  const params = { order: id, amount: rubles(refund.kopecks), reason: refund.reason }
  for (const userId of [order.buyerId, order.sellerId]) {
    const dedupeKey = `order:${id}:refund:${refund.refundId}:${userId}`
    await raiseNotice(tx, clock, { userId, kind: 'order_refunded', params, path: `/profile/orders/${id}`, dedupeKey })
  }
}
