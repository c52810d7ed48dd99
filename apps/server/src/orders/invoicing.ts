// Orders that a company pays by bank transfer against an invoice, without the payment provider: issues an invoice for each order, and applies the
// invoice's payment or expiry to the order.
import type { InvoiceSummary } from '@sverka/contract/payments/invoices'
import type { InvoiceEvent } from '../events.ts'
import {
  type ContentLine,
  type InvoiceRequest,
  issueInvoice,
  settleOrRefuse,
  showInvoiceMoney,
  waitingInvoice,
} from '../payments/payments.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { listInvoicedOrders, setPurchase } from './buying.sql.ts'
import { orderRef } from './closing.ts'
import { deliveryLines } from './delivering.ts'
import { lockOwnOrder, requireOrder } from './orders.access.ts'
import { findLastPayment, listOrdersByIds, lockOrders, type OrderRow } from './orders.sql.ts'
import { isOpen, lockSides, markPaid, releaseOrderStock, reserveOrderStock } from './paying.ts'

interface Purchase {
  readonly purchaseId: number
  readonly orderIds: readonly number[]
  readonly invoiceRequest: InvoiceRequest
}

/** An invoice for each order of the purchase, in the order of the selling companies' ids, so that two purchases never deadlock on their locks. */
export async function invoiceOrders(tx: Tx, services: Services, { purchaseId, orderIds, invoiceRequest }: Purchase): Promise<void> {
  await setPurchase(tx, orderIds, purchaseId)
  const orders = await listOrdersByIds(tx, orderIds)
  for (const order of orders.toSorted((one, other) => one.companyId - other.companyId)) await issueFor(tx, services, order, invoiceRequest)
}

const issueFor = (tx: Tx, services: Services, order: OrderRow, request: InvoiceRequest): Promise<string> =>
  issueInvoice(tx, services, {
    buyerId: order.buyerId,
    sellerId: order.sellerId,
    companyId: order.companyId,
    ref: orderRef(order.id),
    lines: invoiceLines(order),
    invoiceRequest: request,
  })

const invoiceLines = (order: OrderRow): ContentLine[] => [
  ...order.lines.map(({ name, article, kind, unit, quantity, priceKopecks: kopecks, vatRate }) => ({
    name,
    article,
    kind,
    unit,
    quantity,
    kopecks,
    vatRate,
  })),
  ...deliveryLines(order).map((line) => ({ ...line, article: '', kind: 'service' as const, isDelivery: true, quantity: 1 })),
]

/** The ids of the purchase's orders, and a URL: of the invoice if there is one, of the list of orders if there are several. */
export async function invoicedPurchase(db: Reader, { publicUrl }: Pick<Services, 'publicUrl'>, purchaseId: number) {
  const orders = await listInvoicedOrders(db, purchaseId)
  const [only] = orders.length === 1 ? orders : []
  return { order_url: `${publicUrl}${only ? `/invoice/${only.slug}` : '/profile/orders'}`, orders: orders.map(({ id }) => id) }
}

interface Request {
  readonly userId: number
  readonly id: number
  readonly invoiceRequest: InvoiceRequest
}

/**
 * The order's invoice that waits for payment, or a new one after a failed card payment or an overdue invoice. Throws `not_found` to all but the
 * buyer, `order_cancelled`, `order_state` for a paid order, `payment_under_way` while a card payment is open, and `out_of_stock`.
 */
export async function invoiceOrder(services: Services, { userId, id, invoiceRequest }: Request): Promise<InvoiceSummary> {
  const { order } = await requireOrder(readOnly(services.db), userId, id)
  if (order.buyerId !== userId) refuse('not_found')
  const last = await findLastPayment(readOnly(services.db), id)
  // The card payment may have ended at the provider meanwhile: its state is read first.
  if (last && isOpen(last)) await settleOrRefuse(services, last.id)
  return services.db.transaction().execute(async (tx) => {
    await lockSides(tx, userId, id)
    const locked = await lockOwnOrder(tx, userId, id, 'buyer')
    if (locked.isCancelled) refuse('order_cancelled')
    if (locked.status !== 'not_paid') refuse('order_state')
    const waiting = await waitingInvoice(tx, orderRef(id))
    if (waiting) return waiting
    if (isOpen(await findLastPayment(tx, id))) refuse('payment_under_way')
    await reserveOrderStock(tx, locked)
    await issueFor(tx, services, order, invoiceRequest)
    return (await waitingInvoice(tx, orderRef(id))) ?? refuse('conflict')
  })
}

/** False for an invoice of a plan (a subscription to the site). */
const isOrder = (ref: string): boolean => ref.startsWith('order:')
const readOrderId = (ref: string): number => Number(ref.slice('order:'.length))

/**
 * Called when an invoice is paid in full: marks its order as paid. Throws `out_of_stock` if the invoice was overdue and the goods are sold,
 * `order_state` if the order was paid otherwise or cancelled, and `payment_under_way` while a card payment is open.
 */
export async function applyInvoicePaid(tx: Tx, services: Services, { ref, actorId }: InvoiceEvent): Promise<void> {
  if (!isOrder(ref)) return
  const [order] = await lockOrders(tx, [readOrderId(ref)])
  if (order?.status !== 'not_paid' || order.isCancelled) refuse('order_state')
  if (isOpen(await findLastPayment(tx, order.id))) refuse('payment_under_way')
  await reserveOrderStock(tx, order)
  await markPaid(tx, services, [order], actorId)
}

/** Called when an invoice is overdue: its order stays unpaid, others may buy the goods, both sides are notified. */
export async function applyInvoiceExpired(tx: Tx, services: Services, { ref, number, invoiceId }: InvoiceEvent): Promise<void> {
  if (!isOrder(ref)) return
  const [order] = await lockOrders(tx, [readOrderId(ref)])
  if (order?.status !== 'not_paid') return
  await releaseOrderStock(tx, [order])
  for (const [userId, kind] of [
    [order.buyerId, 'invoice_overdue'],
    [order.sellerId, 'invoice_unpaid'],
  ] as const) {
    const params = { order: order.id, invoice: number }
    const dedupeKey = `invoice:${invoiceId}:expired:${userId}`
    await raiseNotice(tx, services.clock, { userId, kind, params, path: `/profile/orders/${order.id}`, dedupeKey })
  }
}

/** The amounts received for the invoices of an order, shown to buyer and seller. Throws `not_found` to others. */
export async function readOrderPayments(db: Reader, userId: number, id: number) {
  await requireOrder(db, userId, id)
  return showInvoiceMoney(db, orderRef(id))
}
