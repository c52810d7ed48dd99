// What a seller sees of money: whether its company can be paid, and every sale and refund of the ledger that is its own.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoTime, Nullable, Page, pageQuery } from '../http/http.ts'

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

/** One entry of the ledger on the seller's account; a refund is below zero. */
export const MoneyEntry = Type.Object({
  id: Id,
  happened_at: IsoTime,
  /** The order it is about; null where it is about none. */
  order: Nullable(Id),
  is_refund: Type.Boolean(),
  amount: Rubles,
  /** It went straight to the seller's own account; otherwise the site holds it. */
  is_received: Type.Boolean(),
})
export type MoneyEntry = Static<typeof MoneyEntry>

export const showSellerMoney = defineOperation({
  method: 'GET',
  path: '/api/v1/seller-money/:id/',
  summary:
    'Sales, refunds, what was received and what is to come of a company that the caller represents, from the ledger; of one month or year of Moscow where `period` names it',
  access: 'user',
  scope: 'orders',
  limit: 'api',
  params: Type.Object({ id: Id }),
  query: Type.Object({
    ...pageQuery,
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
    period: Type.Optional(Type.String({ pattern: '^20\\d{2}(-(0[1-9]|1[0-2]))?$', maxLength: 7, examples: ['2026-11'] })),
  }),
  response: {
    200: Type.Object({
      ...Page(MoneyEntry).properties,
      sales: Rubles,
      sales_count: Count,
      refunds: Rubles,
      refunds_count: Count,
      /** Less what went back. */
      received: Rubles,
      to_come: Rubles,
    }),
  },
  errors: ['not_found'],
})
