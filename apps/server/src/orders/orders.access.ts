// Finds an order for its buyer or seller; for everybody else it does not exist.
import type { OrderActor } from '@sverka/contract/orders/orders.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { type LockedOrder, listOrdersByIds, lockOrders, type OrderRow } from './orders.sql.ts'

export type Role = Extract<OrderActor, 'buyer' | 'seller'>

/** The order and the caller's role in it; throws `not_found` for an order of others. Nobody buys from themselves, so a person has one role. */
export async function requireOrder(db: Reader, userId: number, id: number): Promise<{ order: OrderRow; role: Role }> {
  const [order] = await listOrdersByIds(db, [id])
  if (order?.buyerId === userId) return { order, role: 'buyer' }
  if (order?.sellerId === userId) return { order, role: 'seller' }
  return refuse('not_found')
}

/** The order, locked until the commit, for the person with that role in it. Throws `not_found`. */
export async function lockOwnOrder(tx: Tx, userId: number, id: number, role: Role): Promise<LockedOrder> {
  const [order] = await lockOrders(tx, [id])
  const isMine = order && (role === 'buyer' ? order.buyerId : order.sellerId) === userId
  return isMine ? order : refuse('not_found')
}
