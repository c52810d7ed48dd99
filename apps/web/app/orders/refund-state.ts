// How refunds affect an order while they are in progress, and afterwards.
import type { Order } from '@sverka/contract/orders/orders'
import type { OrderState } from '@sverka/contract/orders/orders.rules'
import { findBlocker, refundUnderWay } from '@sverka/contract/orders/under-way.rules'

type Money = Pick<Order, 'total' | 'refunded' | 'refunding'>

/** Everything paid was refunded: the order ends here. */
export const isGivenBack = ({ total, refunded }: Money): boolean => total > 0 && refunded === total

/** Everything is refunded or being refunded. */
export const isBeingGivenBack = (order: Money): boolean => isGivenBack(order) || refundUnderWay(order) === 'whole_refund'

/** Next step for each state that has one, as named in the contract's table of processes that block steps. */
const NEXT = { pending: 'ship_order', in_progress: 'confirm_order' } as const

/** Whether the next step must wait until a refund in progress has ended. */
export function waitsForRefund(order: Money & { status: OrderState }): boolean {
  const [fact, step] = [refundUnderWay(order), NEXT[order.status as keyof typeof NEXT]]
  return fact !== null && step !== undefined && findBlocker(step, [fact]) !== null
}
