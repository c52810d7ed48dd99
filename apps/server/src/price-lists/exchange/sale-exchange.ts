// Orders for 1С: sends those that it does not have, stores that it has received them, and applies the states that it sends back.
import { cancelOrder, listOrdersByIds, type OrderRow, openStep, stepOwnOrder } from '../../orders/orders.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { RefusalError } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import type { PricesReader } from '../prices-reader.ts'
import { type ExchangeAnswer, waitWhereBusy } from './catalog-exchange.ts'
import { dropParts, type ExchangeSession, findImport, saveImport } from './exchange.sql.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'
import { type OrderBuyer, ordersXml, type SentOrder } from './order-xml.ts'
import type { OrderStateChange } from './read-documents.ts'
import { findReceivedFiles } from './received-files.ts'
import { confirmAsked, listGoodsNames, listInvoiceBuyers, listUnsent, markAsked } from './sent-orders.sql.ts'

/** Orders of one answer; the rest come with the next exchange. */
const ORDERS_MAX = 50

/** Answers `mode=query`: orders as CommerceML in windows-1251. */
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
  const sent = orders.map((order): SentOrder => ({ order, goods, buyer: companies.get(order.id) ?? personIn(order) }))
  return ordersXml(sent, clock.now())
}

const personIn = ({ buyerName, address }: OrderRow): OrderBuyer => ({ name: buyerName, inn: null, kpp: null, address })

/** Answers `mode=success`: 1С has received the orders of its last query. */
export async function confirmOrders({ db }: Services, session: ExchangeSession): Promise<ExchangeAnswer> {
  await db.transaction().execute((tx) => confirmAsked(tx, session))
  return ['success']
}

interface Request {
  readonly services: Services
  readonly reader: PricesReader
  readonly session: ExchangeSession
  readonly name: string
  readonly clientIp: string | null
}

/** Applies the states as soon as the file is complete; null while the reading thread has no room. `isLast`: no more parts will come. */
export async function applyOrderStates(request: Request, isLast: boolean): Promise<ExchangeAnswer | null> {
  const { services, reader, session, name } = request
  if (await findImport(readOnly(services.db), session.hash, name)) return ['success']
  for await (const { file, entry } of findReceivedFiles(services, session, name)) {
    const read = await reader.readNews({ file, entry }, session.userId).catch(waitWhereBusy)
    if (read === 'busy') return null
    if ('fault' in read) continue
    const told: string[] = []
    for (const news of read.documents) told.push(...(await followNews(request, news)))
    await services.db.transaction().execute(async (tx) => {
      await dropParts(tx, session.hash, name)
      await saveImport(tx, session.hash, { name, listId: null })
    })
    return ['success', ...told]
  }
  if (!isLast) return ['success']
  await services.db.transaction().execute((tx) => dropParts(tx, session.hash, name))
  return ['failure', texts.cutFile(name)]
}

/** Applies the states of one order; returns a text for what was done or refused, nothing for a state that it has already. */
async function followNews({ services, session, clientIp }: Request, { orderId, ...news }: OrderStateChange): Promise<string[]> {
  const [order] = await listOrdersByIds(readOnly(services.db), [orderId])
  if (order?.sellerId !== session.userId || order.companyId !== session.companyId) return []
  try {
    const told = await takeStep({ services, userId: session.userId, clientIp }, order, news)
    return told === null ? [] : [texts.order(orderId, told)]
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return [texts.order(orderId, error.message)]
  }
}

interface Stepping {
  readonly services: Services
  readonly userId: number
  readonly clientIp: string | null
}

/** The text for what was done; null where nothing changes. A payment is never counted here: the seller or a bank statement confirms it. */
async function takeStep(
  { services, userId, clientIp }: Stepping,
  order: OrderRow,
  { isPaid, isShipped, isCancelled }: Omit<OrderStateChange, 'orderId'>,
): Promise<string | null> {
  const { id } = order
  const isOff = order.cancelled !== null
  if (isOff) return !isCancelled && (isPaid || isShipped) ? texts.calledOff : null
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
