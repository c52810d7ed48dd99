// Cancels an order for its buyer or seller. The order keeps its status and gets a mark that it is cancelled; its goods are on sale again, and a
// payment through the provider is refunded.
import { type CancelReason, cancelReasons, mayCancel } from '@sverka/contract/orders/orders.rules'
import { lockMembers } from '../auth/auth.ts'
import { withdrawInvoice } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { orderRef } from './closing.ts'
import { lockOwnOrder, type Role, requireOrder } from './orders.access.ts'
import { findPaidPayment, type LockedOrder, setCancelled } from './orders.sql.ts'
import { releaseOrderStock } from './paying.ts'
import { refundCancelledOrder } from './returning.ts'
import { isReturned, lockPaymentsFor } from './steps.ts'

interface Request {
  readonly userId: number
  readonly id: number
  readonly reason: CancelReason
  readonly clientIp: string | null
}

/**
 * Throws `not_found` to strangers, `order_state` once the order is shipped or for the side that may not cancel now, `order_cancelled`,
 * `refund_under_way`, and `invoice_settled` where a part of the invoice is paid. If the buyer pays on a payment page that was opened before the
 * cancellation, the money is refunded when it arrives.
 */
export async function cancelOrder(tx: Tx, services: Services, { userId, id, reason, clientIp }: Request): Promise<void> {
  // Read without a lock: `order` below is the same order, locked.
  const { order: seen, role } = await requireOrder(tx, userId, id)
  if (!(cancelReasons[role] as readonly string[]).includes(reason)) refuseField('reason', 'required')
  await lockMembers(tx, [seen.buyerId, seen.sellerId])
  if (seen.status === 'not_paid' && role === 'buyer') await withdrawInvoice(tx, orderRef(id))
  await lockPaymentsFor(tx, id)
  const order = await lockOwnOrder(tx, userId, id, role)
  if (order.isCancelled) refuse('order_cancelled')
  if (!mayCancel(order.status, role) || isReturned(order)) refuse('order_state')
  await setCancelled(tx, id, { cancelled_at: services.clock.now(), cancelled_by: role, cancel_reason: reason })
  const isRefunded = (await findPaidPayment(tx, id)) !== undefined
  // If the money is refunded, the goods are put on sale again only when the refund has succeeded.
  if (isRefunded) await refundCancelledOrder(tx, services, order, { actorId: userId, clientIp })
  else await releaseOrderStock(tx, [order])
  await notifyOtherSide(tx, services, order, role)
}

async function notifyOtherSide(tx: Tx, { clock }: Services, order: LockedOrder, by: Role): Promise<void> {
  const addressee =
    by === 'buyer'
      ? ({ userId: order.sellerId, kind: 'sale_cancelled' } as const)
      : ({ userId: order.buyerId, kind: 'purchase_cancelled' } as const)
  const dedupeKey = `order:${order.id}:cancelled`
  await raiseNotice(tx, clock, { ...addressee, params: { order: order.id }, path: `/profile/orders/${order.id}`, dedupeKey })
}
