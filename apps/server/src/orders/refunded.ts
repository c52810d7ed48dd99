// The effect of refunds on orders: checked before a refund begins; afterwards the order has the sum, both sides a notice, and goods that were
// not shipped are on sale again.
import type { RefundEvent, RefundPlan } from '../events.ts'
import { rubles } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { releaseStock } from '../products/products.ts'
import { addRefunded, listPieces, lockOrders, setHoldsStock } from './orders.sql.ts'

const readOrderId = (ref: string): number => Number(ref.split(':')[1])

/** Throws `order_state` where the order has taken a step since staff saw it, for example was shipped. */
export async function assertOrderUnchanged(tx: Tx, { ref, seenState }: RefundPlan): Promise<void> {
  const [order] = await lockOrders(tx, [readOrderId(ref)])
  if (!order) throw new Error(`a refund names the order ${ref}, which is not there`)
  if (seenState !== undefined && order.status !== seenState) refuse('order_state')
}

/** Called when a refund has succeeded. */
export async function applyRefunded(tx: Tx, { clock }: Pick<Services, 'clock'>, news: RefundEvent): Promise<void> {
  const id = readOrderId(news.ref)
  const [order] = await lockOrders(tx, [id])
  if (!order) throw new Error(`a refund names the order ${news.ref}, which is not there`)
  await addRefunded(tx, id, news.kopecks)
  if (news.isWhole && order.status === 'pending' && order.holdsStock) {
    await releaseStock(tx, await listPieces(tx, [id]))
    await setHoldsStock(tx, [id], false)
  }
  const params = { order: id, amount: rubles(news.kopecks), reason: news.reason }
  for (const userId of [order.buyerId, order.sellerId]) {
    const dedupeKey = `order:${id}:refund:${news.refundId}:${userId}`
    await raiseNotice(tx, clock, { userId, kind: 'order_refunded', params, path: `/profile/orders/${id}`, dedupeKey })
  }
}
