// Exchanges orders with 1С, the seller's accounting program: sends new and changed orders, stores which 1С has, applies the states it sends back.
import { cancelOrder, listOrdersByIds, type OrderRow, openStep, stepOwnOrder } from '../../orders/orders.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { RefusalError } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import type { PricesReader } from '../prices-reader.ts'
import { type ExchangeAnswer, toBusy } from './catalog-exchange.ts'
import { dropParts, type ExchangeSession, findImport, saveImport } from './exchange.sql.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'
import { type OrderBuyer, ordersXml, type SentOrder } from './order-xml.ts'
import type { OrderStateChange } from './read-documents.ts'
import { findReceivedFiles } from './received-files.ts'
import { confirmAsked, listGoodsNames, listInvoiceBuyers, listUnsent, markAsked } from './sent-orders.sql.ts'

/** The most orders of one answer; the others are sent in the next exchange. */
const ORDERS_MAX = 50

/** Answers `mode=query` with orders in CommerceML, the XML format of 1С, encoded in windows-1251. */
export async function writeOrders({ db, clock }: Services, session: ExchangeSession): Promise<Buffer> {
  const unsent = await db.transaction().execute(async (tx) => {
    const marked = await listUnsent(tx, session, ORDERS_MAX)
    if (marked.length > 0) await markAsked(tx, session, marked)
    return marked
  })
  const ids = unsent.map(({ id }) => id)
  const reader = readOnly(db)
  const [orders, named, buyers] = await Promise.all([
    listOrdersByIds(reader, ids),
    listGoodsNames(reader, session, ids),
    listInvoiceBuyers(reader, ids),
  ])
  const goods = new Map(named.map(({ id, ...name }) => [id, name]))
  const companies = new Map(buyers.map(({ orderId, ...buyer }) => [orderId, buyer]))
  const sent = orders.map((order): SentOrder => ({ order, goods, buyer: companies.get(order.id) ?? privateBuyer(order) }))
  return ordersXml(sent, clock.now())
}

/** The buyer of an order without an invoice: a member who pays by card. */
const privateBuyer = ({ buyerName, address }: OrderRow): OrderBuyer => ({ name: buyerName, inn: null, kpp: null, address })

/** Answers `mode=success`: 1С has received the orders of its last query. */
export async function confirmOrders({ db }: Services, session: ExchangeSession): Promise<ExchangeAnswer> {
  await db.transaction().execute((tx) => confirmAsked(tx, session))
  return ['success']
}

interface StatesRequest {
  readonly services: Services
  readonly reader: PricesReader
  readonly session: ExchangeSession
  readonly name: string
  readonly clientIp: string | null
}

/**
 * Applies the states of a file as soon as all its parts have come. `isLast`: no more parts will come, so an incomplete file is a failure. Null if
 * the thread that reads files cannot take this one now.
 */
export async function applyOrderStates(request: StatesRequest, isLast: boolean): Promise<ExchangeAnswer | null> {
  const { services, reader, session, name } = request
  if (await findImport(readOnly(services.db), session.hash, name)) return ['success']
  for await (const { file, entry } of findReceivedFiles(services, session, name)) {
    const read = await reader.readOrderStates({ file, entry }, session.userId).catch(toBusy)
    if (read === 'busy') return null
    if ('fault' in read) continue
    const messages: string[] = []
    for (const change of read.documents) messages.push(...(await applyOrderState(request, change)))
    await services.db.transaction().execute(async (tx) => {
      await dropParts(tx, session.hash, name)
      await saveImport(tx, session.hash, { name, listId: null })
    })
    return ['success', ...messages]
  }
  if (!isLast) return ['success']
  await services.db.transaction().execute((tx) => dropParts(tx, session.hash, name))
  return ['failure', texts.cutFile(name)]
}

/** Applies the state of one order. Returns a text that says what was done or refused; empty if nothing changes or the order is not the seller's. */
async function applyOrderState(
  { services, session, clientIp }: StatesRequest,
  { orderId, ...change }: OrderStateChange,
): Promise<string[]> {
  const [order] = await listOrdersByIds(readOnly(services.db), [orderId])
  if (order?.sellerId !== session.userId || order.companyId !== session.companyId) return []
  try {
    const message = await changeOrder({ services, userId: session.userId, clientIp }, order, change)
    return message === null ? [] : [texts.order(orderId, message)]
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return [texts.order(orderId, error.message)]
  }
}

interface Actor {
  readonly services: Services
  readonly userId: number
  readonly clientIp: string | null
}

/**
 * Cancels or ships the order. Returns a text that says what was done, null if nothing changes. A payment is never counted here: the seller confirms
 * it, or a bank statement does.
 */
async function changeOrder(
  { services, userId, clientIp }: Actor,
  order: OrderRow,
  { isPaid, isShipped, isCancelled }: Omit<OrderStateChange, 'orderId'>,
): Promise<string | null> {
  const { id } = order
  const isCancelledHere = order.cancelled !== null
  if (isCancelledHere) return !isCancelled && (isPaid || isShipped) ? texts.calledOff : null
  if (isCancelled) {
    await services.db.transaction().execute((tx) => cancelOrder(tx, services, { userId, id, reason: 'other', clientIp }))
    return texts.cancelled
  }
  if (order.status === 'not_paid' && isPaid) return texts.paidNotCounted
  if (order.status === 'not_paid' && isShipped) return texts.notPaid
  if (!isShipped || openStep(order, 'seller') !== 'in_progress') return null
  await services.db.transaction().execute((tx) => stepOwnOrder(tx, services, { userId, id, role: 'seller', to: 'in_progress' }))
  return texts.shipped
}
