// Operations on orders: buying the cart, lists of purchases and sales, an order as its buyer or seller sees it, and moving it to its next state.
import { type Static, Type } from 'typebox'
import { LINES_MAX } from '../cart/cart.rules.ts'
import { XLSX_TYPE } from '../company-card/export.ts'
import { Bytes, defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { REFERENCE_MAX } from '../payments/invoices.rules.ts'
import { InvoicePayment, InvoiceSummary } from '../payments/invoices.ts'
import { PHONE_TEXT_MAX } from '../phones.rules.ts'
import { ChosenDelivery } from '../products/delivery.ts'
import { productTypes } from '../products/products.rules.ts'
import { SellerState } from '../products/products.ts'
import { ClaimMark } from './claims.ts'
import { ADDRESS_MAX, everyCancelReason, orderFilters, orderStates, repeatProblems, SELLERS_MAX } from './orders.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals. */
const Rubles = Type.Number({ minimum: 0 })
const State = StringEnum(orderStates)

/** The buyer's phone: digits with the country code, without a plus. */
export const DeliveryPhone = { phone_number: Text, phone_extension: Nullable(Text) }

/** A line of an order, as it was at the time of purchase. */
export const OrderLine = Type.Object({
  id: Id,
  product: Type.Object({ id: Id, name: Text, image: Nullable(Text) }),
  article: Text,
  product_type: StringEnum(productTypes),
  quantity: Type.Integer({ minimum: 1 }),
  /** Code in the national classifier of units (ОКЕИ), and short name of the unit. */
  unit: Text,
  unit_name: Text,
  /** Days within which the seller promised to ship; null if the seller named none. */
  lead_days: Nullable(Type.Integer()),
  /** Price per unit. */
  price: Rubles,
  total: Rubles,
  /** VAT in percent, as the seller states it; null is a price without VAT. */
  vat_rate: Nullable(Type.Integer()),
})
export type OrderLine = Static<typeof OrderLine>

export const Order = Type.Object({
  id: Id,
  create_at: IsoTime,
  status: State,
  paid: Type.Boolean(),
  /** JSON text `[{"id", "product": {"id", "name", "image"}, "quantity", "price"}]`, frozen at the time of purchase. */
  basket: Text,
  total: Rubles,
  /** The part of the total that was refunded to the buyer. */
  refunded: Rubles,
  /** The part of the total whose refund is under way. */
  refunding: Rubles,
  /** The sum by which corrective documents (УКД) lower the total. */
  lowered: Rubles,
  lines: Type.Array(OrderLine),
  /** The way of delivery that the buyer chose, whose price is part of the total; null if buyer and seller agree on the delivery themselves. */
  delivery_way: Nullable(ChosenDelivery),
  /** The seller's company, with its taxpayer number (ИНН). */
  company: Type.Object({ id: Id, name: Text, inn: Nullable(Text) }),
  /** Null for the seller until the order is paid. */
  buyer: Nullable(Type.Object({ id: Id, full_name: Text })),
  /** The latest invoice; null if there is none, as for an order paid by card. */
  invoice: Nullable(InvoiceSummary),
  /** Who cancelled the order, when and why; `status` stays as it was. */
  cancelled: Nullable(Type.Object({ by: StringEnum(['buyer', 'seller']), reason: StringEnum(everyCancelReason), at: IsoTime })),
  /** The latest claim of the buyer; `status` stays as it was. */
  claim: Nullable(ClaimMark),
})
export type Order = Static<typeof Order>

export const OrderStep = Type.Object({ status: State, at: IsoTime })
export type OrderStep = Static<typeof OrderStep>

/** An order with everything that its page shows to either side. */
export const OrderDetails = Type.Object({
  ...Order.properties,
  /** The caller's side of the order. */
  role: StringEnum(['buyer', 'seller']),
  /** The seller's register data of today. */
  seller: SellerState,
  /** The member who sells, to contact about the order. */
  seller_user: Id,
  /** Null for the seller until the order is paid. */
  delivery: Nullable(Type.Object({ full_name: Text, address: Text, postal_code: Text, ...DeliveryPhone })),
  /** Events, earliest first. */
  steps: Type.Array(OrderStep),
  /** The state to which the caller may move the order; null if there is none. */
  next: Nullable(State),
  /** Whether the caller may cancel it now. */
  may_cancel: Type.Boolean(),
})
export type OrderDetails = Static<typeof OrderDetails>

/** The company to invoice, by its taxpayer number (ИНН), and the e-mail address to which the invoice is sent. */
export const InvoiceRequest = Type.Object({
  inn: Type.String({ minLength: 1, maxLength: 20 }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  /** The buyer's own reference number, for the documents. */
  reference: Type.Optional(Type.String({ maxLength: REFERENCE_MAX })),
})
export type InvoiceRequest = Static<typeof InvoiceRequest>

const invoiceErrors = ['number_invalid', 'company_not_found', 'seller_without_bank', 'invoice_to_seller'] as const

export const buyCart = defineOperation({
  method: 'POST',
  path: '/api/v1/user-info/',
  summary:
    'Buy what is in the cart: one order per seller and one payment, or with `invoice` an invoice per order. A repeat with the same `Idempotency-Key` header gives the first answer',
  access: { role: 'user', flag: 'basket_enabled' },
  limit: 'api',
  body: Type.Object({
    address: Type.String({ maxLength: ADDRESS_MAX }),
    postal_code: Type.String({ maxLength: 20 }),
    phone_number: Type.String({ maxLength: PHONE_TEXT_MAX }),
    /** The phone's extension. */
    phone_extension: Type.Optional(Type.String({ pattern: '^\\d{0,6}$', maxLength: 6, examples: ['12'] })),
    /** The chosen way of delivery of each seller, by id of the company; without one, buyer and seller agree on the delivery themselves. */
    delivery_ways: Type.Optional(Type.Array(Type.Object({ company: Id, way: Id }), { maxItems: SELLERS_MAX })),
    /** Ids of the cart's lines to buy; by default all. */
    baskets: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
    /** The sum that the buyer saw: if it differs now, the order is refused. */
    total: Type.Optional(Type.Number({ minimum: 0, maximum: 1e14 })),
    /** The buyer's consent to the processing of personal data for this purchase. */
    personal_data: Type.Optional(Type.Boolean()),
    /** Pay the sellers' invoices from the company's account, without the payment provider. */
    invoice: Type.Optional(InvoiceRequest),
  }),
  response: { 201: Type.Object({ order_url: Text, orders: Type.Array(Id, { maxItems: SELLERS_MAX }) }) },
  errors: [
    'not_found',
    'basket_empty',
    'basket_changed',
    'own_product',
    'out_of_stock',
    'seller_unpayable',
    'too_many_sellers',
    'idempotency_mismatch',
    'payment_too_small',
    'payment_settled',
    'payment_unavailable',
    ...invoiceErrors,
  ],
})

const listQuery = Type.Object({ ...pageQuery, status: Type.Optional(StringEnum(orderFilters)) })
const params = Type.Object({ id: Id })
const member = { access: 'user', limit: 'api' } as const

export const listPurchases = defineOperation({
  ...member,
  scope: 'orders',
  method: 'GET',
  path: '/api/v1/products-order/',
  summary: "The caller's purchases, the latest first",
  query: listQuery,
  response: { 200: Page(Order) },
  errors: [],
})

export const listSales = defineOperation({
  ...member,
  scope: 'orders',
  method: 'GET',
  path: '/api/v1/seller-order/',
  summary: "The caller's sales, the latest first",
  query: listQuery,
  response: { 200: Page(Order) },
  errors: [],
})

export const getOrder = defineOperation({
  ...member,
  scope: 'orders',
  method: 'GET',
  path: '/api/v1/orders/:id/',
  summary: 'An order for its buyer or its seller',
  params,
  response: { 200: OrderDetails },
  errors: ['not_found'],
})

export const downloadOrder = defineOperation({
  ...member,
  scope: 'orders',
  method: 'GET',
  path: '/api/v1/orders/:id/file/',
  summary: 'An order as a spreadsheet for its buyer or its seller: both sides, lines, VAT, history',
  params,
  response: { 200: Bytes(XLSX_TYPE) },
  errors: ['not_found'],
})

export const payOrder = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/products-order/:id/pay/',
  summary: 'The URL at which the buyer pays an unpaid order',
  params,
  response: { 200: Type.Object({ order_url: Text }) },
  errors: [
    'not_found',
    'order_state',
    'order_cancelled',
    'out_of_stock',
    'seller_unpayable',
    'payment_too_small',
    'payment_settled',
    'payment_unavailable',
    'invoice_settled',
  ],
})

export const RepeatedOrder = Type.Object({
  /** Lines that are now in the cart. */
  added: Type.Integer({ minimum: 0 }),
  /** Lines that could not be added as they were bought; for `too_few` the cart gets what is in stock. */
  short: Type.Array(Type.Object({ name: Text, problem: StringEnum(repeatProblems) }), { maxItems: LINES_MAX }),
})
export type RepeatedOrder = Static<typeof RepeatedOrder>

export const repeatOrder = defineOperation({
  method: 'POST',
  path: '/api/v1/products-order/:id/repeat/',
  summary: "Put the items of an order into the buyer's cart again, at today's prices; a repeat changes nothing",
  access: { role: 'user', flag: 'basket_enabled' },
  limit: 'api',
  params,
  response: { 200: RepeatedOrder },
  errors: ['not_found', 'basket_full'],
})

export const invoiceOrder = defineOperation({
  ...member,
  method: 'POST',
  path: '/api/v1/products-order/:id/invoice/',
  summary: 'An invoice for an unpaid order: instead of a card, or after one that is overdue',
  limit: ['api', 'report'],
  params,
  body: InvoiceRequest,
  response: { 201: InvoiceSummary },
  errors: [
    'not_found',
    'order_state',
    'order_cancelled',
    'out_of_stock',
    'payment_under_way',
    'payment_unavailable',
    'conflict',
    ...invoiceErrors,
  ],
})

export const getOrderMoney = defineOperation({
  ...member,
  method: 'GET',
  path: '/api/v1/orders/:id/invoice-payments/',
  summary: 'Money received for the invoices of an order, for its buyer or its seller; it does not pass through the payment provider',
  params,
  response: { 200: Type.Object({ payments: Type.Array(InvoicePayment) }) },
  errors: ['not_found'],
})

export const shipOrder = defineOperation({
  ...member,
  scope: 'orders',
  method: 'PATCH',
  path: '/api/v1/seller-order/:id/',
  summary: 'Mark a paid order as shipped, as the seller',
  params,
  body: Type.Object({ status: State }),
  response: { 200: OrderDetails },
  errors: ['not_found', 'order_state', 'order_cancelled', 'refund_under_way'],
})

export const confirmOrder = defineOperation({
  ...member,
  method: 'PATCH',
  path: '/api/v1/products-order/:id/',
  summary: 'Confirm the receipt of an order, as the buyer',
  params,
  body: Type.Object({ status: State }),
  response: { 200: OrderDetails },
  errors: ['not_found', 'order_state', 'order_cancelled', 'refund_under_way'],
})

export const cancelOrder = defineOperation({
  ...member,
  scope: 'orders',
  method: 'POST',
  path: '/api/v1/orders/:id/cancel/',
  summary:
    'Cancel an order: an unpaid one as the buyer, a paid one before shipping as either side. A payment through the provider is refunded; money paid straight to the seller is returned by the seller',
  params,
  body: Type.Object({ reason: StringEnum(everyCancelReason) }),
  response: { 200: OrderDetails },
  errors: ['not_found', 'order_state', 'order_cancelled', 'refund_under_way', 'invoice_settled'],
})
