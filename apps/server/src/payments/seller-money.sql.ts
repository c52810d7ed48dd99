// The entries of the ledger that are a seller's, and the companies that a member represents with their accounts at the provider.
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
}

export const listRepresented = (db: Reader, userId: number): Promise<RepresentedRow[]> =>
  db
    .selectFrom('company_representatives as link')
    .innerJoin('companies as company', 'company.id', 'link.company_id')
    .leftJoin('payment_accounts as account', 'account.company_id', 'company.id')
    .leftJoin('seller_bank_details as bank', 'bank.company_id', 'company.id')
    .select(['company.id', 'company.name', 'company.inn', 'link.since as boundAt', 'account.set_at as accountSince'])
    .select('bank.set_at as bankSince')
    .select(sql<boolean>`company_ended(company.status_name, company.closed_on)`.as('isEnded'))
    .where('link.user_id', '=', userId)
    .orderBy('link.since')
    .orderBy('company.id')
    .limit(100)
    .execute()

/** Moments; null is no bound. */
export interface Span {
  readonly from: Date | null
  readonly to: Date | null
}

/** Each with the entry of where the money came in: on the site's account, or by `split` straight on the seller's. */
const selectEntries = (account: string, { from, to }: Span): RawBuilder<unknown> => sql`
  ledger_entries as entry
  join ledger_transactions as moved on moved.id = entry.transaction_id
  join ledger_entries as money on money.transaction_id = entry.transaction_id
    and (money.account like 'split:%' or money.account like 'provider:%')
  where entry.account = ${account} and (${from}::timestamptz is null or moved.happened_at >= ${from}::timestamptz)
    and (${to}::timestamptz is null or moved.happened_at < ${to}::timestamptz)`

export interface MoneySums {
  readonly sales: number
  readonly salesCount: number
  readonly refunds: number
  readonly refundsCount: number
  readonly received: number
  readonly toCome: number
}

/** In kopecks. */
export async function sumSellerMoney(db: Reader, account: string, span: Span): Promise<MoneySums> {
  const { rows } = await sql<MoneySums>`
    select coalesce(-sum(entry.amount_kopecks) filter (where entry.amount_kopecks < 0), 0)::float8 as sales,
      count(*) filter (where entry.amount_kopecks < 0)::int as "salesCount",
      coalesce(sum(entry.amount_kopecks) filter (where entry.amount_kopecks > 0), 0)::float8 as refunds,
      count(*) filter (where entry.amount_kopecks > 0)::int as "refundsCount",
      coalesce(-sum(entry.amount_kopecks) filter (where money.account like 'split:%'), 0)::float8 as received,
      coalesce(-sum(entry.amount_kopecks) filter (where money.account like 'provider:%'), 0)::float8 as "toCome"
    from ${selectEntries(account, span)}`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('the sums of a seller gave no row')
  return sums
}

export interface MoneyRow {
  readonly id: number
  readonly happenedAt: Date
  readonly kopecks: number
  readonly isReceived: boolean
  /** `order:5` */
  readonly ref: string | null
}

/** The latest first. */
export async function listSellerMoney(
  db: Reader,
  account: string,
  span: Span,
  page: { limit: number; offset: number },
): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select moves.id, moves.happened_at as "happenedAt", moves.kopecks, moves.is_received as "isReceived",
      coalesce((select back.ref from refunds as back where back.id = case when moves.event like 'refund:%' then substring(moves.event from 8)::bigint end),
        (select part ->> 'ref' from payments as paid, jsonb_array_elements(paid.request -> 'parts') as part
          where paid.id = case when moves.event like 'payment:%' then substring(moves.event from 9)::bigint end
            and part ->> 'account' = ${account} limit 1)) as ref
    from (select entry.id, moved.happened_at, moved.event, (-entry.amount_kopecks)::float8 as kopecks, money.account like 'split:%' as is_received
      from ${selectEntries(account, span)}
      order by entry.id desc limit ${page.limit} offset ${page.offset}) as moves
    order by moves.id desc`.execute(db)
  return rows
}
