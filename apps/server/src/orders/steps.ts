// The steps of an order: only those of the contract's table, each recorded with who took it and when.
import { nextState, type OrderActor, type OrderState } from '@sverka/contract/orders.rules'
import type { Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { closePrepayment } from './closing.ts'
import { lockOwnOrder, type Role } from './orders.access.ts'
import { insertStep, type LockedOrder, setState } from './orders.sql.ts'

interface Step {
  readonly order: LockedOrder
  readonly to: OrderState
  readonly by: OrderActor
  readonly actorId: number | null
}

/** All of its money went back: it goes no further. */
export const isReturned = ({ totalKopecks, refundedKopecks }: Pick<LockedOrder, 'totalKopecks' | 'refundedKopecks'>): boolean =>
  totalKopecks > 0 && refundedKopecks === totalKopecks

/** The order must be locked. Refuses `order_state` for any step that is not in the table. */
export async function take(tx: Tx, { clock }: Pick<Services, 'clock'>, { order, to, by, actorId }: Step): Promise<void> {
  if (isReturned(order) || nextState(order.status, by) !== to) refuse('order_state')
  await setState(tx, order.id, to)
  await insertStep(tx, { order_id: order.id, status: to, happened_at: clock.now(), actor_id: actorId })
}

interface Asked {
  readonly userId: number
  readonly id: number
  readonly role: Role
  readonly to: OrderState
}

/** The seller ships, the buyer confirms; the other side is told. Refuses `not_found` and `order_state`. */
export async function takeOwn(tx: Tx, services: Services, { userId, id, role, to }: Asked): Promise<void> {
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
