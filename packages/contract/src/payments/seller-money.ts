// Operations on a seller's money: whether the company can be paid on the site; its sales, refunds and paid invoices; payments still expected.
import { type Static, Type } from 'typebox'
import { Bytes, defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { moneyFormats, moneyWays } from './payments.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals. */
const Rubles = Type.Number()
const Count = Type.Integer({ minimum: 0 })

/** Payment settings of a company that the caller represents. */
export const SellerAccount = Type.Object({
  id: Id,
  name: Text,
  /** Taxpayer number (ИНН). */
  inn: Nullable(Text),
  /** True if the company no longer exists: nothing can be sold in its name. */
  is_ended: Type.Boolean(),
  /** Since when the caller represents the company. */
  bound_at: IsoTime,
  /** Since when it has an account at the provider; null if it has none. */
  account_since: Nullable(IsoTime),
  /** Since when it has bank details for invoices, which are paid outside the site; null if it has none. */
  bank_details_since: Nullable(IsoTime),
  /** Where invoices are paid: the bank, and the last digits of the account. */
  bank: Nullable(Type.Object({ name: Text, account_end: Text, accountant: Nullable(Text) })),
  /** Whether its goods can be paid for on the site now. */
  takes_payments: Type.Boolean(),
})
export type SellerAccount = Static<typeof SellerAccount>

/** `needed`: goods can be paid for only if the seller has an account at the payment provider. `test`: payments are simulated, no money moves. */
const accounts = { needed: Type.Boolean(), test: Type.Boolean(), companies: Type.Array(SellerAccount) }

export const listSellerAccounts = defineOperation({
  method: 'GET',
  path: '/api/v1/seller-accounts/',
  summary: 'Whether the companies that the caller represents can receive payments on the site',
  access: 'user',
  scope: 'orders',
  limit: 'api',
  response: { 200: Type.Object(accounts) },
  errors: [],
})

/** A movement of money: a payment or refund by card, or a payment of an invoice. Refunds are negative. */
export const MoneyEntry = Type.Object({
  /** Unique within one `way`. */
  id: Id,
  way: StringEnum(moneyWays),
  /** For invoice payments, the beginning of their day in Moscow. */
  happened_at: IsoTime,
  /** The order that was paid or refunded; null if there is none. */
  order: Nullable(Id),
  /** Number of the invoice. */
  invoice: Nullable(Type.Integer({ minimum: 1 })),
  /** True if the payment is less than the invoice's amount. */
  is_part: Type.Boolean(),
  /** Who paid or was refunded; null if the account is deleted. */
  buyer: Nullable(Text),
  is_refund: Type.Boolean(),
  amount: Rubles,
  /** The provider's fee; null if the provider has not reported it. */
  fee: Nullable(Rubles),
  /** True if the money went directly to the seller's own account; false if the site still holds it. */
  is_received: Type.Boolean(),
})
export type MoneyEntry = Static<typeof MoneyEntry>

/** An invoice that is not fully paid yet. */
export const MoneyToCome = Type.Object({
  invoice: Type.Integer({ minimum: 1 }),
  order: Nullable(Id),
  buyer: Text,
  amount: Rubles,
  /** True if a part of the invoice has been paid, so that `amount` is the rest. */
  is_rest: Type.Boolean(),
  until: IsoTime,
})
export type MoneyToCome = Static<typeof MoneyToCome>

/** The most expected payments that are listed. */
export const TO_COME_MAX = 20

const own = { access: 'user', scope: 'orders', method: 'GET' } as const
const params = Type.Object({ id: Id })
/** A month (`2026-11`) or a year (`2026`) in Moscow; by default all time. */
const period = Type.Optional(Type.String({ pattern: '^20\\d{2}(-(0[1-9]|1[0-2]))?$', maxLength: 7, examples: ['2026-11'] }))

export const showSellerMoney = defineOperation({
  ...own,
  path: '/api/v1/seller-money/:id/',
  summary:
    'Sales, fees, refunds, and money received and expected of a company that the caller represents, by card and by invoice; with `period` of one month or year in Moscow',
  limit: 'api',
  params,
  query: Type.Object({
    ...pageQuery,
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    period,
  }),
  response: {
    200: Type.Object({
      ...Page(MoneyEntry).properties,
      sales: Rubles,
      /** Orders paid in full or in part. */
      sales_count: Count,
      /** The provider's fees, as far as reported. */
      fees: Rubles,
      /** Sales whose fee the provider has not reported. */
      fees_unknown: Count,
      refunds: Rubles,
      refunds_count: Count,
      /** After refunds; fees are not deducted. */
      received: Rubles,
      received_count: Count,
      /** Money on the site plus unpaid invoices; as of now, whatever the period. */
      to_come: Rubles,
      to_come_count: Count,
      /** The part of `to_come` that is on the site. */
      held: Rubles,
      /** The earliest of the invoices that are not fully paid. */
      coming: Type.Array(MoneyToCome, { maxItems: TO_COME_MAX }),
    }),
  },
  errors: ['not_found'],
})

export const exportSellerMoney = defineOperation({
  ...own,
  path: '/api/v1/seller-money/:id/file/',
  summary: 'These entries as xlsx or csv, at most the latest 10,000; a file that leaves some out says so',
  limit: ['api', 'report'],
  params,
  query: Type.Object({ period, format: StringEnum(moneyFormats) }),
  response: { 200: Bytes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv') },
  errors: ['not_found', 'overloaded'],
})
