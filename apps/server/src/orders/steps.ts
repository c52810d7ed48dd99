// The steps of an order: only those of the contract's table, each recorded with who took it and when.
import { nextState, type OrderActor, type OrderState } from '@sverka/contract/orders/orders.rules'
import { findBlocker, refundUnderWay, type Step } from '@sverka/contract/orders/under-way.rules'
import { holdPayment, sumUnderWay } from '../payments/payments.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { closePrepayment, orderRef } from './closing.ts'
import { lockOwnOrder, type Role } from './orders.access.ts'
import { findPaidPayment, insertStep, type LockedOrder, type OrderRow, setState } from './orders.sql.ts'

interface Taken {
  readonly order: LockedOrder
  readonly to: OrderState
  readonly by: OrderActor
  readonly actorId: number | null
}

/** All of its money went back: it goes no further. */
export const isReturned = ({ totalKopecks, refundedKopecks }: Pick<LockedOrder, 'totalKopecks' | 'refundedKopecks'>): boolean =>
  totalKopecks > 0 && refundedKopecks === totalKopecks

/** The steps that a refund under way may stop, by where they lead. */
const stepTo: { readonly [state in OrderState]?: Step } = { in_progress: 'ship_order', completed: 'confirm_order' }

type Money = Pick<OrderRow, 'totalKopecks' | 'refundedKopecks' | 'refundingKopecks'>

/** The refusal of the step while money of the order is on its way back; null where nothing stands against it. */
function stopOfRefund(to: OrderState, { totalKopecks: total, refundedKopecks: refunded, refundingKopecks: refunding }: Money) {
  const [step, refund] = [stepTo[to], refundUnderWay({ total, refunded, refunding })]
  return step && refund ? findBlocker(step, [refund]) : null
}

/** Where this side may bring the order now; null where it is not its turn or something under way stands against it. */
export function openStep(order: OrderRow, by: OrderActor): OrderState | null {
  const to = isReturned(order) ? null : nextState(order.status, by)
  return to && stopOfRefund(to, order) === null ? to : null
}

/** Holds what was paid for the order, before the order itself is locked: refunds hold it too, and so either sees the other. */
export async function holdMoney(tx: Tx, orderId: number): Promise<void> {
  const paid = await findPaidPayment(tx, orderId)
  if (paid) await holdPayment(tx, paid.id)
}

/** The order and its money must be held. Refuses `order_state` for any step that is not in the table, and what a refund under way stops. */
export async function take(tx: Tx, { clock }: Pick<Services, 'clock'>, { order, to, by, actorId }: Taken): Promise<void> {
  if (isReturned(order) || nextState(order.status, by) !== to) refuse('order_state')
  const refundingKopecks = by === 'payment' ? 0 : await sumUnderWay(tx, orderRef(order.id))
  const stopped = stopOfRefund(to, { ...order, refundingKopecks })
  if (stopped) refuse(stopped)
  await setState(tx, order.id, to)
  await insertStep(tx, { order_id: order.id, status: to, happened_at: clock.now(), actor_id: actorId })
}

interface Asked {
  readonly userId: number
  readonly id: number
  readonly role: Role
  readonly to: OrderState
}

/** The seller ships, the buyer confirms; the other side is told. Refuses `not_found`, `order_state` and `refund_under_way`. */
export async function takeOwn(tx: Tx, services: Services, { userId, id, role, to }: Asked): Promise<void> {
  await holdMoney(tx, id)
  const order = await lockOwnOrder(tx, userId, id, role)
  await take(tx, services, { order, to, by: role, actorId: userId })
  await tellStep(tx, services, order, [role === 'seller' ? order.buyerId : order.sellerId])
}

/** What follows from a step that was taken: these members are told, and a receipt of goods closes the prepayment. */
export async function tellStep(tx: Tx, services: Services, { id, status }: LockedOrder, toldIds: readonly number[]): Promise<void> {
  const to = status === 'pending' ? 'in_progress' : 'completed'
  const kind = to === 'in_progress' ? 'order_shipped' : 'order_completed'
  const [only] = toldIds.length === 1 ? toldIds : []
  for (const userId of toldIds) {
    const dedupeKey = only === undefined ? `order:${id}:${to}:${userId}` : `order:${id}:${to}`
    await raiseNotice(tx, services.clock, { userId, kind, params: { order: id }, path: `/profile/orders/${id}`, dedupeKey })
  }
  if (to === 'completed') await closePrepayment(tx, services, id)
}
