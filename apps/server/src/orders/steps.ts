// The steps of an order: not_paid → pending (by a payment), pending → in_progress (the seller ships), in_progress → completed (the buyer
// received it). No others are allowed; each is recorded with person and time.
import { mayCancel, nextState, type OrderActor, type OrderState } from '@sverka/contract/orders/orders.rules'
import { findBlocker, refundUnderWay, type Step } from '@sverka/contract/orders/under-way.rules'
import { lockPaymentRow, sumUnderWay } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { closePrepayment, orderRef } from './closing.ts'
import { lockOwnOrder, type Role } from './orders.access.ts'
import { findPaidPayment, insertStep, type LockedOrder, type OrderRow, setState } from './orders.sql.ts'

interface StepToApply {
  readonly order: LockedOrder
  readonly to: OrderState
  readonly by: OrderActor
  readonly actorId: number | null
}

/** Whether the order's money is refunded in full: then it takes no further step. */
export const isReturned = ({ totalKopecks, refundedKopecks }: Pick<LockedOrder, 'totalKopecks' | 'refundedKopecks'>): boolean =>
  totalKopecks > 0 && refundedKopecks === totalKopecks

/** The steps that an open refund may block, by the state they lead to. */
const stepTo: { readonly [state in OrderState]?: Step } = { in_progress: 'ship_order', completed: 'confirm_order' }

type OrderMoney = Pick<OrderRow, 'totalKopecks' | 'refundedKopecks' | 'refundingKopecks'>

/** The refusal of the step while money of the order is being refunded; null if nothing blocks it. */
function findRefundBlocker(to: OrderState, { totalKopecks: total, refundedKopecks: refunded, refundingKopecks: refunding }: OrderMoney) {
  const [step, refund] = [stepTo[to], refundUnderWay({ total, refunded, refunding })]
  return step && refund ? findBlocker(step, [refund]) : null
}

/** The state to which this side may move the order now; null if it is not this side's turn or something blocks the step. */
export function openStep(order: OrderRow, by: OrderActor): OrderState | null {
  const to = isReturned(order) || order.cancelled ? null : nextState(order.status, by)
  return to && findRefundBlocker(to, order) === null ? to : null
}

/** Whether this side may cancel the order now. Refunds done and under way must leave a part of its money. A total is above 0, as all prices are. */
export const isCancellable = (order: OrderRow, by: OrderActor): boolean =>
  order.cancelled === null && mayCancel(order.status, by) && order.refundedKopecks + order.refundingKopecks < order.totalKopecks

/** Locks the order's succeeded payment before the order itself. Refunds lock the payment too, so that a step and a refund see each other. */
export async function lockPaymentsFor(tx: Tx, orderId: number): Promise<void> {
  const paid = await findPaidPayment(tx, orderId)
  if (paid) await lockPaymentRow(tx, paid.id)
}

/**
 * The caller must hold the locks of the order and its payment. Throws `order_cancelled`, `order_state` for a step that is not allowed, and
 * `refund_under_way` if an open refund blocks it. A payment is recorded even if the order is cancelled or being refunded: the money has arrived.
 */
export async function applyStep(tx: Tx, { clock }: Pick<Services, 'clock'>, { order, to, by, actorId }: StepToApply): Promise<void> {
  if (order.isCancelled && by !== 'payment') refuse('order_cancelled')
  if (isReturned(order) || nextState(order.status, by) !== to) refuse('order_state')
  const refundingKopecks = by === 'payment' ? 0 : await sumUnderWay(tx, orderRef(order.id))
  const blocker = findRefundBlocker(to, { ...order, refundingKopecks })
  if (blocker) refuse(blocker)
  await setState(tx, order.id, to)
  await insertStep(tx, { order_id: order.id, status: to, happened_at: clock.now(), actor_id: actorId })
}

interface Request {
  readonly userId: number
  readonly id: number
  readonly role: Role
  readonly to: OrderState
}

/** The seller ships or the buyer confirms the receipt; the other side is notified. Throws `not_found`, and what `applyStep` throws. */
export async function stepOwnOrder(tx: Tx, services: Services, { userId, id, role, to }: Request): Promise<void> {
  await lockPaymentsFor(tx, id)
  const order = await lockOwnOrder(tx, userId, id, role)
  await applyStep(tx, services, { order, to, by: role, actorId: userId })
  await notifyStep(tx, services, order, [role === 'seller' ? order.buyerId : order.sellerId])
}

/** The effects of a shipment or receipt: notifies members, and settles the prepayment on receipt. `before` is the status before the step. */
export async function notifyStep(
  tx: Tx,
  services: Services,
  { id, status: before }: LockedOrder,
  recipientIds: readonly number[],
): Promise<void> {
  const to = before === 'pending' ? 'in_progress' : 'completed'
  const kind = to === 'in_progress' ? 'order_shipped' : 'order_completed'
  for (const userId of recipientIds) {
    // Keys are unique over all members. A step by one side notifies only the other and keeps the older, shorter key; staff's step notifies both.
    const dedupeKey = recipientIds.length === 1 ? `order:${id}:${to}` : `order:${id}:${to}:${userId}`
    await raiseNotice(tx, services.clock, { userId, kind, params: { order: id }, path: `/profile/orders/${id}`, dedupeKey })
  }
  if (to === 'completed') await closePrepayment(tx, services, id)
}
