// The effect of refunds, in progress or completed, on an order: whether it ends the order, and whether the order's next step has to wait.
import type { Order } from '@sverka/contract/orders/orders'
import type { OrderState } from '@sverka/contract/orders/orders.rules'
import { findBlocker, refundUnderWay } from '@sverka/contract/orders/under-way.rules'

/** Sums of an order in rubles: its total, the part refunded, and the part whose refund is in progress. */
type Money = Pick<Order, 'total' | 'refunded' | 'refunding'>

/** Whether the whole order was refunded, which ends it. */
export const isGivenBack = ({ total, refunded }: Money): boolean => total > 0 && refunded === total

/** Whether the whole order was refunded, or a refund of all that remains is in progress. */
export const isBeingGivenBack = (order: Money): boolean => isGivenBack(order) || refundUnderWay(order) === 'whole_refund'

/**
 * The next step of each state that has one: a paid order (`pending`) is shipped, a shipped one (`in_progress`) confirmed as received. The names
 * are those of `under-way.rules.ts`, the table of the operations that block a step until they end.
 */
const NEXT_STEPS = { pending: 'ship_order', in_progress: 'confirm_order' } as const

/** Whether the next step must wait until a refund in progress has ended. */
export function waitsForRefund(order: Money & { status: OrderState }): boolean {
  const [refund, step] = [refundUnderWay(order), NEXT_STEPS[order.status as keyof typeof NEXT_STEPS]]
  return refund !== null && step !== undefined && findBlocker(step, [refund]) !== null
}
