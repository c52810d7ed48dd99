// Staff list orders, read one, and take a step for a buyer or seller who cannot. Reading an order and taking a step are recorded in the audit log.
import type { StaffOrdering } from '@sverka/contract/back-office/back-office.rules'
import { isPaid, nextState, type OrderFilter, type OrderState, orderStates } from '@sverka/contract/orders/orders.rules'
import type { StaffOrder, StaffOrderDetails } from '@sverka/contract/orders/orders.staff'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { listOrdersByIds, lockOrders, type OrderRow } from './orders.sql.ts'
import { countStaffOrders, findSides, listPaymentsOfOrders, listStaffOrderIds, listStepsWithActors } from './orders.staff.sql.ts'
import { presentDetails, presentOrder } from './present.ts'
import { applyStep, lockPaymentsFor, notifyStep, openStep } from './steps.ts'

interface Request {
  readonly page?: number
  readonly page_size?: number
  readonly status?: OrderFilter
  readonly search?: string
  readonly ordering?: StaffOrdering
}

export interface Staff {
  readonly id: number
  readonly clientIp: string | null
}

/** `paid` is every state after the payment. */
const filterStates = (filter: OrderFilter | undefined): readonly OrderState[] =>
  filter === undefined ? orderStates : filter === 'paid' ? orderStates.filter(isPaid) : [filter]

/** The most payments read for one page of orders: far more than a page has. */
const PAYMENTS_MAX = 10_000

async function withPayments(db: Reader, orders: readonly OrderRow[]): Promise<StaffOrder[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const payments = Map.groupBy(await listPaymentsOfOrders(db, ids, PAYMENTS_MAX), ({ orderId }) => orderId)
  return orders.map((order) => ({
    ...presentOrder(order, 'buyer'),
    payments: (payments.get(order.id) ?? []).map(({ id, status }) => ({ id, status })),
  }))
}

export async function readStaffOrdersPage(db: Reader, query: Request) {
  const { page = 1, page_size = 20 } = query
  const filter = { states: filterStates(query.status), search: query.search?.trim() ?? '' }
  const ids = await listStaffOrderIds(db, filter, { limit: page_size, offset: (page - 1) * page_size, ordering: query.ordering })
  const orders = (await listOrdersByIds(db, ids)).toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { count: await countStaffOrders(db, filter), page, page_size, result: await withPayments(db, orders) }
}

async function readDetails(db: Reader, id: number): Promise<StaffOrderDetails> {
  const [order] = await listOrdersByIds(db, [id])
  if (!order) refuse('not_found')
  const [summary] = await withPayments(db, [order])
  const sides = await findSides(db, order.buyerId, order.sellerId)
  const side = (userId: number) => sides.find((one) => one.id === userId) ?? refuse('not_found')
  const { seller, delivery } = presentDetails(order, 'buyer', [])
  const { id: sellerId, fullName, email } = side(order.sellerId)
  const steps = await listStepsWithActors(db, id)
  return {
    ...(summary ?? refuse('not_found')),
    buyer_email: side(order.buyerId).email,
    seller,
    seller_user: { id: sellerId, full_name: fullName, email },
    delivery: delivery ?? refuse('not_found'),
    steps: steps.map(({ status, at, by }) => ({ status: status as OrderState, at: at.toISOString(), by })),
    next: openStep(order, stepOfStaff(order.status)?.by ?? 'payment'),
  }
}

/** The next step of the order and the side that takes it; null if neither side has one. */
function stepOfStaff(from: OrderState): { by: 'seller' | 'buyer'; to: OrderState } | null {
  for (const by of ['seller', 'buyer'] as const) {
    const to = nextState(from, by)
    if (to) return { by, to }
  }
  return null
}

/** Throws `not_found`. Recorded in the audit log, since it shows people's addresses. */
export async function readStaffOrder(tx: Tx, { clock }: Pick<Services, 'clock'>, staff: Staff, id: number): Promise<StaffOrderDetails> {
  const details = await readDetails(tx, id)
  await recordAudit(tx, clock, { action: 'orders.read', actorId: staff.id, subject: `order:${id}`, clientIp: staff.clientIp })
  return details
}

interface Move {
  readonly id: number
  readonly to: OrderState
  readonly reason: string
}

/** Throws `not_found`, `order_state` and `refund_under_way`: staff can take only steps that a side could take. */
export async function moveOrder(tx: Tx, services: Services, staff: Staff, { id, to, reason }: Move): Promise<StaffOrderDetails> {
  await lockPaymentsFor(tx, id)
  const [order] = await lockOrders(tx, [id])
  if (!order) refuse('not_found')
  const step = stepOfStaff(order.status)
  if (step?.to !== to) refuse('order_state')
  await applyStep(tx, services, { order, to, by: step.by, actorId: staff.id })
  await notifyStep(tx, services, order, [order.buyerId, order.sellerId])
  const details = { status: to, reason: reason.trim() }
  await recordAudit(tx, services.clock, {
    action: 'orders.moved',
    actorId: staff.id,
    subject: `order:${id}`,
    details,
    clientIp: staff.clientIp,
  })
  return readDetails(tx, id)
}
