// Puts the goods of an earlier purchase into the cart again.
import type { RepeatedOrder } from '@sverka/contract/orders/orders'
import { repeatLines } from '../cart/cart.ts'
import type { Session } from '../platform/auth/session.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { requireOrder } from './orders.access.ts'

/** Puts the lines of the caller's own purchase into their cart. Throws `not_found`, also to its seller, and `basket_full`. */
export async function repeatOrder(tx: Tx, services: Services, session: Session, id: number): Promise<RepeatedOrder> {
  const { order, role } = await requireOrder(tx, session.userId, id)
  if (role !== 'buyer') refuse('not_found')
  // An order made from a seller's offer may have one product in two lines.
  const requested = new Map(order.lines.map(({ productId, name }) => [productId, { productId, name, quantity: 0 }]))
  for (const { productId, quantity } of order.lines) {
    const line = requested.get(productId)
    if (line) line.quantity += quantity
  }
  return await repeatLines(tx, services.clock, session, [...requested.values()])
}
