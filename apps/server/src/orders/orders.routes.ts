// Binds the HTTP operations of orders, for buyers, sellers and staff, to the functions that carry them out.
import { XLSX_TYPE } from '@sverka/contract/company-card/export'
import {
  buyCart,
  cancelOrder as cancelOrderOperation,
  confirmOrder,
  downloadOrder,
  getOrder,
  getOrderMoney,
  invoiceOrder as invoiceOrderOperation,
  listPurchases,
  listSales,
  type OrderDetails,
  payOrder,
  repeatOrder as repeatOrderOperation,
  shipOrder,
} from '@sverka/contract/orders/orders'
import { getStaffOrder, listStaffOrders, moveStaffOrder } from '@sverka/contract/orders/orders.staff'
import { getSellerFigures } from '@sverka/contract/orders/seller-figures'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { placeOrders } from './buying.ts'
import { cancelOrder } from './cancelling.ts'
import { invoiceOrder, readOrderPayments } from './invoicing.ts'
import { orderFileTexts } from './order-file.texts.ts'
import { moveOrder, readStaffOrder, readStaffOrdersPage } from './orders.staff.ts'
import { readOrderForSide, readOrdersPage } from './orders.ts'
import { payAgain } from './paying.ts'
import { repeatOrder } from './repeating.ts'
import { readSellerFigures } from './seller-figures.ts'
import { stepOwnOrder } from './steps.ts'

const readIdempotenceKey = (headers: Readonly<Record<string, string | string[] | undefined>>): string | null =>
  [headers['idempotency-key']].flat()[0] || null

export const ordersRoutes = (services: Services, printer: FilePrinter<OrderDetails>): readonly BoundRoute[] => [
  withOwnTransactions(buyCart, async ({ caller, body, headers }) => {
    const request = { userId: requireMember(caller).userId, form: body, key: readIdempotenceKey(headers) }
    return new HttpResponse(201, await placeOrders(services, request))
  }),
  reads(listPurchases, ({ db, caller, query }) => readOrdersPage(db, { role: 'buyer', userId: requireMember(caller).userId }, query)),
  reads(listSales, ({ db, caller, query }) => readOrdersPage(db, { role: 'seller', userId: requireMember(caller).userId }, query)),
  reads(getOrder, ({ db, caller, params }) => readOrderForSide(db, requireMember(caller).userId, params.id)),
  reads(downloadOrder, async ({ db, caller, params }) => {
    const { userId } = requireMember(caller)
    const order = await readOrderForSide(db, userId, params.id)
    const [name, content] = [orderFileTexts.fileName(order.id), await printer.print(order, userId)]
    return new HttpResponse<Uint8Array>(200, content, {
      'content-type': XLSX_TYPE,
      'content-disposition': `attachment; filename="order-${params.id}.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
  }),
  withOwnTransactions(payOrder, ({ caller, params }) => payAgain(services, requireMember(caller).userId, params.id)),
  writes(repeatOrderOperation, ({ tx, caller, params }) => repeatOrder(tx, services, requireMember(caller), params.id)),
  withOwnTransactions(invoiceOrderOperation, async ({ caller, params, body }) => {
    const invoice = await invoiceOrder(services, { userId: requireMember(caller).userId, id: params.id, invoiceRequest: body })
    return new HttpResponse(201, invoice)
  }),
  reads(getOrderMoney, ({ db, caller, params }) => readOrderPayments(db, requireMember(caller).userId, params.id)),
  writes(shipOrder, async ({ tx, caller, params, body }) => {
    const { userId } = requireMember(caller)
    await stepOwnOrder(tx, services, { userId, id: params.id, role: 'seller', to: body.status })
    return readOrderForSide(tx, userId, params.id)
  }),
  writes(confirmOrder, async ({ tx, caller, params, body }) => {
    const { userId } = requireMember(caller)
    await stepOwnOrder(tx, services, { userId, id: params.id, role: 'buyer', to: body.status })
    return readOrderForSide(tx, userId, params.id)
  }),
  writes(cancelOrderOperation, async ({ tx, caller, params, body, clientIp }) => {
    const { userId } = requireMember(caller)
    await cancelOrder(tx, services, { userId, id: params.id, reason: body.reason, clientIp })
    return readOrderForSide(tx, userId, params.id)
  }),
  reads(getSellerFigures, ({ db, caller }) => readSellerFigures(db, services, requireMember(caller).userId)),
  reads(listStaffOrders, ({ db, query }) => readStaffOrdersPage(db, query)),
  writes(getStaffOrder, ({ tx, caller, params, clientIp }) =>
    readStaffOrder(tx, services, { id: requireMember(caller).userId, clientIp }, params.id),
  ),
  writes(moveStaffOrder, ({ tx, caller, params, body, clientIp }) => {
    const move = { id: params.id, to: body.status, reason: body.reason }
    return moveOrder(tx, services, { id: requireMember(caller).userId, clientIp }, move)
  }),
]
