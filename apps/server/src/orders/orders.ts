// Reads a member's lists of purchases and sales and one of their orders. Also exports what other modules may use of orders.
import type { Order, OrderDetails } from '@sverka/contract/orders/orders'
import { isPaid, type OrderFilter, type OrderState, orderStates } from '@sverka/contract/orders/orders.rules'
import type { Reader } from '../platform/db/database.ts'
import { type Role, requireOrder } from './orders.access.ts'
import { countOrders, listOrderRows, listSteps } from './orders.sql.ts'
import { presentDetails, presentOrder } from './present.ts'

export { makeAgreedOrder } from './agreed.ts'
export { cancelOrder } from './cancelling.ts'
export { findUpheldClaim } from './claims/upheld.ts'
export { deliveryLines } from './delivering.ts'
export { lockOwnOrder as holdOwnOrder, requireOrder } from './orders.access.ts'
export { listOrdersByIds, type OrderRow, type SellerRow } from './orders.sql.ts'
export { knowsBuyer, presentSeller } from './present.ts'
export { readSalesRecord, type SalesRecord } from './record.sql.ts'
export { openStep, stepOwnOrder } from './steps.ts'

const filterStates = (filter: OrderFilter | undefined): readonly OrderState[] => {
  if (filter === undefined) return orderStates
  return filter === 'paid' ? orderStates.filter(isPaid) : [filter]
}

interface ListQuery {
  readonly status?: OrderFilter
  readonly page?: number
  readonly page_size?: number
}

/** A page of the member's purchases (`buyer`) or sales (`seller`). */
export async function readOrdersPage(db: Reader, side: { role: Role; userId: number }, query: ListQuery) {
  const { page = 1, page_size = 20 } = query
  const filter = { side: side.role, userId: side.userId, states: filterStates(query.status) }
  const rows = await listOrderRows(db, filter, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countOrders(db, filter), page, page_size, result: rows.map((row): Order => presentOrder(row, side.role)) }
}

/** When the order was shipped; null before. */
export const readShipped = async (db: Reader, id: number): Promise<Date | null> =>
  (await listSteps(db, id)).find(({ status }) => status === 'in_progress')?.at ?? null

/** The order as its buyer or seller may see it. Throws `not_found` to everybody else. */
export async function readOrderForSide(db: Reader, userId: number, id: number): Promise<OrderDetails> {
  const { order, role } = await requireOrder(db, userId, id)
  return presentDetails(order, role, await listSteps(db, id))
}
