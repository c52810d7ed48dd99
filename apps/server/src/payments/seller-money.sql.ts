// The money of a seller: its entries of the ledger, payments of its invoices, and the companies that a member represents.
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface RepresentedRow {
  readonly id: number
  readonly name: string
  readonly inn: string | null
  readonly isEnded: boolean
  readonly boundAt: Date
  readonly accountSince: Date | null
  readonly bankSince: Date | null
  readonly bankName: string | null
  readonly bankAccount: string | null
  readonly accountant: string | null
}

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

/** From inclusive, to exclusive; null means without a bound. */
export interface Span {
  readonly from: Date | null
  readonly to: Date | null
}

/** Whose money, and of what time. */
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

/** What had come for the invoice before the payment `money`, kopecks. */
const paidBefore = sql`(select coalesce(sum(earlier.amount_kopecks), 0) from invoice_payments as earlier
  where earlier.invoice_id = money.invoice_id and (earlier.paid_on, earlier.id) < (money.paid_on, money.id))`

/**
 * Payments of invoices, which go to the seller without the site. Only their day is known: they stand at its midnight in Moscow. The one with
 * which an invoice is paid makes it whole.
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
  readonly count: number
  readonly sales: number
  readonly salesCount: number
  readonly fees: number
  readonly feesUnknown: number
  readonly refunds: number
  readonly refundsCount: number
  readonly received: number
  readonly receivedCount: number
}

/** In kopecks. Payments of one order count as one, and a partly paid order is not counted. */
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
  /** Kopecks; null if the provider did not say. */
  readonly fee: number | null
  /** `order:5` */
  readonly ref: string | null
  readonly invoice: number | null
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

export interface ComingRow {
  readonly invoice: number
  readonly ref: string
  readonly buyer: string
  /** Kopecks still to be paid. */
  readonly rest: number
  /** Whether a part was paid already. */
  readonly isRest: boolean
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
