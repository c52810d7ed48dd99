// Reads a seller's money: card payments and refunds from the ledger, payments of invoices, and the companies that a member represents as a seller.
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface RepresentedRow {
  /** Id of the company. */
  readonly id: number
  readonly name: string
  /** The taxpayer's number. */
  readonly inn: string | null
  /** True if the company is closed. */
  readonly isEnded: boolean
  /** Since when the member represents it. */
  readonly boundAt: Date
  /** When its account at the payment provider was set; null without one. */
  readonly accountSince: Date | null
  /** When its bank details for invoices were set; null without them. */
  readonly bankSince: Date | null
  readonly bankName: string | null
  readonly bankAccount: string | null
  readonly accountant: string | null
}

/** The first 100 companies that the member represents. */
export const listRepresented = (db: Reader, userId: number): Promise<RepresentedRow[]> =>
  db
    .selectFrom('company_representatives as link')
    .innerJoin('companies as company', 'company.id', 'link.company_id')
    .leftJoin('payment_accounts as account', 'account.company_id', 'company.id')
    .leftJoin('seller_bank_details as bank', 'bank.company_id', 'company.id')
    .select(['company.id', 'company.name', 'company.inn', 'link.since as boundAt', 'account.set_at as accountSince'])
    .select(['bank.set_at as bankSince', 'bank.bank_name as bankName', 'bank.account as bankAccount', 'bank.accountant'])
    .select(sql<boolean>`company_ended(company.status_name, company.closed_on)`.as('isEnded'))
    .where('link.user_id', '=', userId)
    .orderBy('link.since')
    .orderBy('company.id')
    .limit(100)
    .execute()

/** A period: `from` is inclusive, `to` exclusive; null means without a bound. */
export interface Span {
  readonly from: Date | null
  readonly to: Date | null
}

/** The selling company and the period. */
export interface MoneyRequest extends Span {
  readonly companyId: number
}

const within = (at: RawBuilder<unknown>, { from, to }: Span): RawBuilder<unknown> => sql`
  (${from}::timestamptz is null or ${at} >= ${from}::timestamptz) and (${to}::timestamptz is null or ${at} < ${to}::timestamptz)`

/**
 * Payments and refunds by card. `money` is the other entry of the transaction: it says whether the money came in on the site's account
 * (`provider:`) or directly on the seller's (`split:`). The provider's fee is divided by the seller's share of the payment.
 */
const cardMoves = (request: MoneyRequest): RawBuilder<unknown> => sql`
  select entry.id, 'card' as way, moved.happened_at as "happenedAt", (-entry.amount_kopecks)::float8 as kopecks,
    money.account like 'split:%' as "isReceived",
    case when entry.amount_kopecks > 0 then 0
      else round(paid.fee_kopecks::numeric * -entry.amount_kopecks / paid.amount_kopecks)::float8 end as fee,
    coalesce(back.ref, (select part ->> 'ref' from jsonb_array_elements(paid.request -> 'parts') as part
      where part ->> 'account' = entry.account limit 1)) as ref,
    null::int as invoice, false as "isPart", true as "isWhole", payer.full_name as buyer
  from ledger_entries as entry
    join ledger_transactions as moved on moved.id = entry.transaction_id
    join ledger_entries as money on money.transaction_id = entry.transaction_id
      and (money.account like 'split:%' or money.account like 'provider:%')
    left join refunds as back on back.id = case when moved.event like 'refund:%' then substring(moved.event from 8)::bigint end
    left join payments as paid on paid.id = coalesce(back.payment_id, case when moved.event like 'payment:%' then substring(moved.event from 9)::bigint end)
    left join users as payer on payer.id = paid.user_id
  where entry.account = ${`seller:${request.companyId}`} and ${within(sql`moved.happened_at`, request)}`

/** Kopecks that had come for the invoice before the payment `money`. */
const paidBefore = sql`(select coalesce(sum(earlier.amount_kopecks), 0) from invoice_payments as earlier
  where earlier.invoice_id = money.invoice_id and (earlier.paid_on, earlier.id) < (money.paid_on, money.id))`

/**
 * Payments of invoices, which go to the seller's bank account without the site. Only their day is stored: their moment is its midnight in Moscow.
 * `isPart`: the payment is less than the invoice. `isWhole`: with this payment the invoice is fully paid; later ones are excess.
 */
const invoiceMoves = (request: MoneyRequest): RawBuilder<unknown> => sql`
  select money.id::bigint, 'invoice' as way, money.paid_on::timestamp at time zone 'Europe/Moscow' as "happenedAt", money.amount_kopecks::float8 as kopecks,
    true as "isReceived", 0::float8 as fee, bill.ref, bill.number as invoice, money.amount_kopecks < bill.amount_kopecks as "isPart",
    ${paidBefore} between bill.amount_kopecks - money.amount_kopecks and bill.amount_kopecks - 1 as "isWhole",
    coalesce(money.payer_name, bill.content -> 'buyer' ->> 'name') as buyer
  from invoice_payments as money join invoices as bill on bill.id = money.invoice_id
  where money.company_id = ${request.companyId} and ${within(sql`money.paid_on::timestamp at time zone 'Europe/Moscow'`, request)}`

const moves = (request: MoneyRequest): RawBuilder<unknown> => sql`(${cardMoves(request)} union all ${invoiceMoves(request)}) as moves`

export interface MoneySums {
  /** Number of all movements. */
  readonly count: number
  readonly sales: number
  /** Number of fully paid orders. */
  readonly salesCount: number
  readonly fees: number
  /** Number of payments whose fee the provider has not reported. */
  readonly feesUnknown: number
  readonly refunds: number
  readonly refundsCount: number
  /** Money that reached the seller, less refunds. */
  readonly received: number
  readonly receivedCount: number
}

/** Sums in kopecks. Several payments of one order count as one sale, and a partly paid order as none. */
export async function sumSellerMoney(db: Reader, request: MoneyRequest): Promise<MoneySums> {
  const { rows } = await sql<MoneySums>`
    select count(*)::int as count, coalesce(sum(kopecks) filter (where kopecks > 0), 0)::float8 as sales,
      count(distinct coalesce(ref, way || id)) filter (where kopecks > 0 and "isWhole")::int as "salesCount",
      coalesce(sum(fee), 0)::float8 as fees, count(*) filter (where fee is null)::int as "feesUnknown",
      coalesce(-sum(kopecks) filter (where kopecks < 0), 0)::float8 as refunds, count(*) filter (where kopecks < 0)::int as "refundsCount",
      coalesce(sum(kopecks) filter (where "isReceived"), 0)::float8 as received,
      count(*) filter (where "isReceived" and kopecks > 0)::int as "receivedCount"
    from ${moves(request)}`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('the sums of a seller gave no row')
  return sums
}

export interface MoneyRow {
  /** Unique together with `way`. */
  readonly id: number
  readonly way: 'card' | 'invoice'
  readonly happenedAt: Date
  readonly kopecks: number
  /** False while the site holds the money. */
  readonly isReceived: boolean
  /** The provider's fee in kopecks; null if the provider has not reported it. */
  readonly fee: number | null
  /** The order: `order:5`. */
  readonly ref: string | null
  /** Number of the invoice; null for cards. */
  readonly invoice: number | null
  /** True for a payment of an invoice that is less than the invoice. */
  readonly isPart: boolean
  readonly buyer: string | null
}

/** Latest first. */
export async function listSellerMoney(db: Reader, request: MoneyRequest, page: { limit: number; offset: number }): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select id, way, "happenedAt", kopecks, "isReceived", fee, ref, invoice, "isPart", buyer
    from ${moves(request)} order by "happenedAt" desc, way, id desc limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

/** Kopecks that the site holds for the seller. */
export async function sumHeld(db: Reader, companyId: number): Promise<number> {
  const { rows } = await sql<{ kopecks: number }>`
    select coalesce(-sum(entry.amount_kopecks), 0)::float8 as kopecks from ledger_entries as entry
      join ledger_entries as money on money.transaction_id = entry.transaction_id and money.account like 'provider:%'
    where entry.account = ${`seller:${companyId}`}`.execute(db)
  return rows[0]?.kopecks ?? 0
}

/** An invoice that waits for payment. */
export interface ComingRow {
  /** Number of the invoice. */
  readonly invoice: number
  readonly ref: string
  readonly buyer: string
  /** Kopecks still to be paid. */
  readonly rest: number
  /** Whether a part was paid already. */
  readonly isRest: boolean
  /** When the invoice expires. */
  readonly until: Date
  /** Count and sum of all waiting invoices, also of those beyond the limit. */
  readonly count: number
  readonly total: number
}

/** Unpaid and partly paid invoices, the earliest expiry first. */
export async function listComing(db: Reader, request: { companyId: number; now: Date }, limit: number): Promise<ComingRow[]> {
  const { rows } = await sql<ComingRow>`
    select number as invoice, ref, content -> 'buyer' ->> 'name' as buyer, (amount_kopecks - paid_kopecks)::float8 as rest,
      paid_kopecks > 0 as "isRest", valid_until as until, (count(*) over ())::int as count,
      (sum(amount_kopecks - paid_kopecks) over ())::float8 as total
    from invoices where company_id = ${request.companyId} and status = 'waiting' and valid_until > ${request.now} and paid_kopecks < amount_kopecks
    order by valid_until, id limit ${limit}`.execute(db)
  return rows
}
