// What refunds, in progress or done, mean for an order: whether it ends, and whether its next step has to wait.
import type { Order } from '@sverka/contract/orders/orders'
import type { OrderState } from '@sverka/contract/orders/orders.rules'
import { findBlocker, refundUnderWay } from '@sverka/contract/orders/under-way.rules'

/** Rubles. */
type Money = Pick<Order, 'total' | 'refunded' | 'refunding'>

/** The whole order was refunded, so that it ends here. */
export const isGivenBack = ({ total, refunded }: Money): boolean => total > 0 && refunded === total

/** The whole order was refunded, or its full refund is in progress. */
export const isBeingGivenBack = (order: Money): boolean => isGivenBack(order) || refundUnderWay(order) === 'whole_refund'

/** The next step of each state that has one, by its name in `under-way.rules.ts`, the table of what blocks which step. */
const NEXT_STEPS = { pending: 'ship_order', in_progress: 'confirm_order' } as const

/** Whether the next step must wait until a refund in progress has ended. */
export function waitsForRefund(order: Money & { status: OrderState }): boolean {
  const [refund, step] = [refundUnderWay(order), NEXT_STEPS[order.status as keyof typeof NEXT_STEPS]]
  return refund !== null && step !== undefined && findBlocker(step, [refund]) !== null
}
