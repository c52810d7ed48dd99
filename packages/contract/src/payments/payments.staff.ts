// Operations of staff on payments: refunds, the ledger, alarms, reconciliation with the payment provider (YooKassa), and sellers' accounts there.
import { type Static, Type } from 'typebox'
import { staffOrders } from '../back-office/back-office.rules.ts'
import { VISIBLE_TEXT_PATTERN } from '../http/http.rules.ts'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'
import { orderStates } from '../orders/orders.rules.ts'
import {
  ACCOUNT_MAX,
  alarmKinds,
  MANUAL_REASON_MAX,
  manualOutcomes,
  paymentPurposes,
  receiptKinds,
  receiptStates,
  storedPaymentStates,
} from './payments.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals; in the ledger also negative. */
const Rubles = Type.Number()

/** A part of the payment that can be refunded separately. */
export const PaymentPart = Type.Object({
  /** The order or plan with its id: `order:5`, `plan:3`. */
  ref: Text,
  /** The ledger account to which this part is owed, such as `seller:12` with the id of the seller's company. */
  account: Text,
  amount: Rubles,
  /** Refunded or being refunded. */
  refunded: Rubles,
})
export type PaymentPart = Static<typeof PaymentPart>

export const StaffPayment = Type.Object({
  id: Id,
  created_at: IsoTime,
  settled_at: Nullable(IsoTime),
  user: Type.Object({ id: Id, full_name: Text, email: Text }),
  purpose: StringEnum(paymentPurposes),
  description: Text,
  amount: Rubles,
  refunded: Rubles,
  status: StringEnum(storedPaymentStates),
  provider: Text,
  /** Id of the payment at the provider; null until the provider has answered. */
  provider_id: Nullable(Text),
  cancel_reason: Nullable(Text),
  /** Why staff ended the payment by hand; null if the provider ended it, or it is open. */
  hand_reason: Nullable(Text),
  /** Whether staff may end it by hand: it is open, and there was an alarm that it is open too long or that its sum differs. */
  may_end: Type.Boolean(),
  parts: Type.Array(PaymentPart),
  /** Number of open alarms. */
  alarms: Type.Integer({ minimum: 0 }),
})
export type StaffPayment = Static<typeof StaffPayment>

export const PaymentAlarm = Type.Object({
  id: Id,
  kind: StringEnum(alarmKinds),
  /** The thing that the alarm is about, with its id: `payment:5`, `receipt:7`, `provider:2c0f…` (known only to the provider). */
  subject: Text,
  payment: Nullable(Id),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  raised_at: IsoTime,
  closed_at: Nullable(IsoTime),
  /** The note with which staff closed it. */
  note: Nullable(Text),
})
export type PaymentAlarm = Static<typeof PaymentAlarm>

export const StaffPaymentDetails = Type.Object({
  ...StaffPayment.properties,
  refunds: Type.Array(
    Type.Object({
      id: Id,
      ref: Text,
      amount: Rubles,
      reason: Text,
      status: StringEnum(storedPaymentStates),
      cancel_reason: Nullable(Text),
      hand_reason: Nullable(Text),
      may_end: Type.Boolean(),
      created_at: IsoTime,
      settled_at: Nullable(IsoTime),
      /** Who closed it; null once the account is deleted. */
      by: Nullable(Text),
    }),
  ),
  receipts: Type.Array(
    Type.Object({
      id: Id,
      kind: StringEnum(receiptKinds),
      ref: Text,
      status: StringEnum(receiptStates),
      created_at: IsoTime,
      settled_at: Nullable(IsoTime),
    }),
  ),
  /** Ledger entries of this payment and its refunds. */
  entries: Type.Array(Type.Object({ happened_at: IsoTime, event: Text, account: Text, amount: Rubles })),
  /** Notifications of the provider; `worked_at`: when it was processed; `copies`: how often it was received. */
  notifications: Type.Array(
    Type.Object({ event: Text, received_at: IsoTime, worked_at: Nullable(IsoTime), copies: Type.Integer(), outcome: Nullable(Text) }),
  ),
  open_alarms: Type.Array(PaymentAlarm),
  /** Names of the companies behind the accounts above. */
  account_names: Type.Record(Type.String(), Text),
})
export type StaffPaymentDetails = Static<typeof StaffPaymentDetails>

const params = Type.Object({ id: Id })

export const listStaffPayments = defineOperation({
  ...staffList,
  path: '/api/v1/admin/payments/',
  summary: 'Payments, by default the latest first; `search` is the number of a payment or an order, or a part of the e-mail address',
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(StringEnum(storedPaymentStates)),
    purpose: Type.Optional(StringEnum(paymentPurposes)),
    search: Type.Optional(Type.String({ maxLength: 100 })),
    /** Only payments with an open alarm. */
    alarmed: Type.Optional(Type.Boolean()),
    ordering: Type.Optional(StringEnum(staffOrders)),
  }),
  response: { 200: Page(StaffPayment) },
})

export const getStaffPayment = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/payments/:id/',
  summary: 'A payment with its refunds, receipts, notifications and entries of the ledger',
  params,
  response: { 200: StaffPaymentDetails },
  errors: ['not_found'],
})

export const refundPayment = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/payments/:id/refunds/',
  summary:
    'Refund a part of a payment: `amount`, or by default all that is left of it. A repeat with the same `Idempotency-Key` makes no second refund',
  params,
  body: Type.Object({
    ref: Type.String({ minLength: 1, maxLength: 40, examples: ['order:5'] }),
    amount: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 9e13 })),
    /** Shown to both sides. */
    reason: Type.String({ minLength: 1, maxLength: 300, pattern: VISIBLE_TEXT_PATTERN }),
    /** The order's state that staff saw: if it has changed since, the request is refused. */
    order_status: Type.Optional(StringEnum(orderStates)),
  }),
  response: { 201: StaffPaymentDetails },
  errors: ['not_found', 'payment_not_paid', 'idempotency_mismatch', 'order_state'],
})

const manualEnding = Type.Object({
  outcome: StringEnum(manualOutcomes),
  /** Recorded in the audit log. */
  reason: Type.String({ minLength: 1, maxLength: MANUAL_REASON_MAX, pattern: VISIBLE_TEXT_PATTERN }),
})

export const endStaffPayment = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/payments/:id/end/',
  summary:
    'Close a payment as paid or not paid if the provider does not; only after an alarm that it is open too long or that its sum differs',
  params,
  body: manualEnding,
  response: { 200: StaffPaymentDetails },
  errors: ['not_found', 'payment_settled', 'end_too_early'],
})

export const endStaffRefund = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/refunds/:id/end/',
  summary:
    'Close a refund as done or not done if the provider does not; only after an alarm that it is open too long or that its sum differs',
  params,
  body: manualEnding,
  response: { 200: StaffPaymentDetails },
  errors: ['not_found', 'refund_settled', 'end_too_early'],
})

export const listPaymentAlarms = defineOperation({
  ...staffList,
  path: '/api/v1/admin/payment-alarms/',
  summary: 'Alarms for staff: failed receipts, payments open too long, differences found by the reconciliation',
  query: Type.Object({
    ...pageQuery,
    closed: Type.Optional(Type.Boolean({ default: false })),
    kind: Type.Optional(StringEnum(alarmKinds)),
  }),
  response: { 200: Page(PaymentAlarm) },
})

export const closePaymentAlarm = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/payment-alarms/:id/close/',
  summary: 'Close an alarm, with a note on how it was dealt with',
  params,
  body: Type.Object({ note: Type.String({ minLength: 1, maxLength: 1000, pattern: VISIBLE_TEXT_PATTERN }) }),
  response: { 204: null },
  errors: ['not_found', 'conflict'],
})

export const getLedger = defineOperation({
  ...staffOperation,
  method: 'GET',
  path: '/api/v1/admin/ledger/',
  summary: 'Balances of the ledger by account, whether they sum to zero, and the latest days compared with the provider',
  response: {
    200: Type.Object({
      is_balanced: Type.Boolean(),
      /** `name` is the company's, for a seller's account. */
      accounts: Type.Array(Type.Object({ account: Text, name: Nullable(Text), balance: Rubles, entries: Type.Integer() })),
      reconciliations: Type.Array(
        Type.Object({
          provider: Text,
          day: IsoDate,
          payments: Type.Integer(),
          refunds: Type.Integer(),
          differences: Type.Integer(),
          done_at: IsoTime,
        }),
      ),
    }),
  },
  errors: [],
})

export const reconcilePayments = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/reconciliations/',
  summary: 'Compare a day with the provider now; differences become alarms',
  body: Type.Object({ day: IsoDate }),
  response: { 200: Type.Object({ payments: Type.Integer(), refunds: Type.Integer(), differences: Type.Integer() }) },
  errors: ['payment_unavailable'],
})

/** Payment settings of a company that a member represents. */
export const StaffSeller = Type.Object({
  id: Id,
  name: Text,
  /** Taxpayer number (ИНН) and state registration number (ОГРН). */
  inn: Nullable(Text),
  ogrn: Text,
  representative: Type.Object({ id: Id, full_name: Text, email: Text }),
  /** Number of the seller's own shop at the provider, which receives the money for its goods; null if it has none. */
  account: Nullable(Text),
  account_since: Nullable(IsoTime),
})
export type StaffSeller = Static<typeof StaffSeller>

export const listSellers = defineOperation({
  ...staffList,
  path: '/api/v1/admin/sellers/',
  summary: 'Represented companies with their accounts at the provider; `needed` tells whether goods are sold only with an account',
  query: Type.Object({ ...pageQuery, search: Type.Optional(Type.String({ maxLength: 200 })), with_account: Type.Optional(Type.Boolean()) }),
  response: { 200: Type.Object({ ...Page(StaffSeller).properties, needed: Type.Boolean() }) },
})

export const setSellerAccount = defineOperation({
  ...staffOperation,
  method: 'PUT',
  path: '/api/v1/admin/sellers/:id/payment-account/',
  summary: "Set the account at the provider that receives the money for this company's goods, or remove it with null",
  params,
  body: Type.Object({ account: Nullable(Type.String({ maxLength: ACCOUNT_MAX + 1 })) }),
  response: { 200: StaffSeller },
  errors: ['not_found'],
})
