// Operations of staff on orders: finding and reading them, and moving an order on behalf of a seller or buyer who cannot.
import { type Static, Type } from 'typebox'
import { staffOrders } from '../back-office/back-office.rules.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'
import { orderFilters, orderStates } from './orders.rules.ts'
import { DeliveryPhone, Order, OrderDetails } from './orders.ts'

const Text = Type.String()

export const StaffOrder = Type.Object({
  ...Order.properties,
  /** Payments of the order, latest first. */
  payments: Type.Array(Type.Object({ id: Id, status: Text })),
})
export type StaffOrder = Static<typeof StaffOrder>

export const StaffOrderDetails = Type.Object({
  ...StaffOrder.properties,
  buyer_email: Text,
  seller: OrderDetails.properties.seller,
  /** The member who sells. */
  seller_user: Type.Object({ id: Id, full_name: Text, email: Text }),
  delivery: Type.Object({ full_name: Text, address: Text, postal_code: Text, ...DeliveryPhone }),
  /** Events, earliest first; the actor is null for a payment or a deleted account. */
  steps: Type.Array(Type.Object({ status: StringEnum(orderStates), at: IsoTime, by: Nullable(Text) })),
  /** The state to which staff may move the order on behalf of the side whose turn it is; null if there is none. */
  next: Nullable(StringEnum(orderStates)),
})
export type StaffOrderDetails = Static<typeof StaffOrderDetails>

const params = Type.Object({ id: Id })

export const listStaffOrders = defineOperation({
  ...staffList,
  // INN is a taxpayer number.
  path: '/api/v1/admin/orders/',
  summary:
    "Orders, by default the latest first; `search` is a number, the seller's INN, or a part of the buyer's or seller's e-mail address",
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(StringEnum(orderFilters)),
    search: Type.Optional(Type.String({ maxLength: 100 })),
    ordering: Type.Optional(StringEnum(staffOrders)),
  }),
  response: { 200: Page(StaffOrder) },
})

export const getStaffOrder = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/orders/:id/',
  summary: 'An order with both sides, its payments and history; reading it is recorded',
  params,
  response: { 200: StaffOrderDetails },
  errors: ['not_found'],
})

export const moveStaffOrder = defineOperation({
  ...staffOperation,
  method: 'PATCH',
  path: '/api/v1/admin/orders/:id/',
  summary: 'Take a step of the order in place of the seller or the buyer; both are notified',
  params,
  body: Type.Object({
    status: StringEnum(orderStates),
    reason: Type.String({ minLength: 1, maxLength: 300, pattern: VISIBLE_TEXT_PATTERN }),
  }),
  response: { 200: StaffOrderDetails },
  errors: ['not_found', 'order_state', 'refund_under_way'],
})
