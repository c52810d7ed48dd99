// What a seller sees of money: whether its company can be paid, every sale, refund and invoice that was paid, and what is still to come.
import { type Static, Type } from 'typebox'
import { Bytes, defineOperation, Id, IsoTime, Nullable, Page, pageQuery, StringEnum } from '../http/http.ts'
import { moneyFormats, moneyWays } from './payments.rules.ts'

const Text = Type.String()
/** Rubles with at most two decimals. */
const Rubles = Type.Number()
const Count = Type.Integer({ minimum: 0 })

/** A company that the caller represents, as far as being paid is concerned. */
export const SellerAccount = Type.Object({
  id: Id,
  name: Text,
  inn: Nullable(Text),
  /** It has ceased to be: nothing can be sold in its name. */
  is_ended: Type.Boolean(),
  bound_at: IsoTime,
  /** Since when it has an account at the provider; null where it has none. */
  account_since: Nullable(IsoTime),
  /** Since when it has bank details for invoices, which are paid past the site; null where it has none. */
  bank_details_since: Nullable(IsoTime),
  /** Where invoices are paid: the bank, and the last digits of the account. */
  bank: Nullable(Type.Object({ name: Text, account_end: Text, accountant: Nullable(Text) })),
  /** Whether its goods can be paid for on the site now. */
  takes_payments: Type.Boolean(),
})
export type SellerAccount = Static<typeof SellerAccount>

/** `needed`: money goes to an account of the seller's own or is not taken at all. `test`: payments are pretended, no money moves. */
const accounts = { needed: Type.Boolean(), test: Type.Boolean(), companies: Type.Array(SellerAccount) }

export const listSellerAccounts = defineOperation({
  method: 'GET',
  path: '/api/v1/seller-accounts/',
  summary: 'Whether the companies that the caller represents can be paid for on the site',
  access: 'user',
  scope: 'orders',
  limit: 'api',
  response: { 200: Type.Object(accounts) },
  errors: [],
})

/** Money that moved: by card, as the ledger has it, or for an invoice. A refund is below zero. */
export const MoneyEntry = Type.Object({
  /** Unique among those of one `way`. */
  id: Id,
  way: StringEnum(moneyWays),
  /** Of money for an invoice the beginning of its day in Moscow. */
  happened_at: IsoTime,
  /** The order it is about; null where it is about none. */
  order: Nullable(Id),
  /** Number of the invoice. */
  invoice: Nullable(Type.Integer({ minimum: 1 })),
  /** Less than the invoice comes to. */
  is_part: Type.Boolean(),
  /** Who paid, or was paid back; null where the account is gone. */
  buyer: Nullable(Text),
  is_refund: Type.Boolean(),
  amount: Rubles,
  /** What the provider of payments keeps of it; null where it has not said so. */
  fee: Nullable(Rubles),
  /** It went straight to the seller's own account; otherwise the site holds it. */
  is_received: Type.Boolean(),
})
export type MoneyEntry = Static<typeof MoneyEntry>

/** An invoice that is not paid in full yet. */
export const MoneyToCome = Type.Object({
  invoice: Type.Integer({ minimum: 1 }),
  order: Nullable(Id),
  buyer: Text,
  amount: Rubles,
  /** A part of it has come. */
  is_rest: Type.Boolean(),
  until: IsoTime,
})
export type MoneyToCome = Static<typeof MoneyToCome>

/** The earliest of what is to come. */
export const TO_COME_MAX = 20

const own = { access: 'user', scope: 'orders', method: 'GET' } as const
const params = Type.Object({ id: Id })
const period = Type.Optional(Type.String({ pattern: '^20\\d{2}(-(0[1-9]|1[0-2]))?$', maxLength: 7, examples: ['2026-11'] }))

export const showSellerMoney = defineOperation({
  ...own,
  path: '/api/v1/seller-money/:id/',
  summary:
    'Sales, fees, refunds, what was received and is to come of a company that the caller represents, by card and by invoice; of one month or year of Moscow where `period` names it',
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
      /** Orders that were paid, in full or in part. */
      sales_count: Count,
      /** Kept by the provider, as far as it said so. */
      fees: Rubles,
      /** Sales whose fee the provider has not said. */
      fees_unknown: Count,
      refunds: Rubles,
      refunds_count: Count,
      /** Less what went back; fees are not taken off. */
      received: Rubles,
      received_count: Count,
      /** Held by the site, and what unpaid invoices come to; of now, whatever the period. */
      to_come: Rubles,
      to_come_count: Count,
      /** Of `to_come`, what the site holds. */
      held: Rubles,
      /** The earliest of the invoices that are not paid in full. */
      coming: Type.Array(MoneyToCome, { maxItems: TO_COME_MAX }),
    }),
  },
  errors: ['not_found'],
})

export const exportSellerMoney = defineOperation({
  ...own,
  path: '/api/v1/seller-money/:id/file/',
  summary: 'The same entries as a table, xlsx or csv, at most 10,000, the latest; a file that is cut off says so',
  limit: ['api', 'report'],
  params,
  query: Type.Object({ period, format: StringEnum(moneyFormats) }),
  response: { 200: Bytes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv') },
  errors: ['not_found'],
})
