// A seller's shipping record: how many of its latest paid orders were late, cancelled or claimed against.
import { SHIP_DAYS } from '@sverka/contract/orders/claims.rules'
import { RECORD_ORDERS } from '@sverka/contract/orders/record.rules'
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export interface SalesRecord {
  /** Paid orders, without those cancelled by their buyers. */
  readonly orders: number
  /** Of these: shipped after the promised day, or not shipped although that day is over. */
  readonly late: number
  /** Of these: cancelled by the seller. */
  readonly cancelled: number
  /** Claims about these orders, and those in which the seller agreed or staff decided for the buyer. */
  readonly claims: number
  readonly upheld: number
  /** Moscow day of the earliest payment, YYYY-MM-DD; null without orders. */
  readonly since: string | null
}

interface Request {
  readonly companyId: number
  /** Orders paid before this moment are not counted. */
  readonly after: Date
  /** Moscow day, YYYY-MM-DD. */
  readonly today: string
}

/**
 * The record over the company's latest `RECORD_ORDERS` paid orders. Leaves out orders cancelled by their buyers, and orders that were fully
 * refunded before they were shipped without a cancellation. An order is late after the day that its offer promised if that day is after the
 * payment; otherwise after its longest lead time, or `SHIP_DAYS` days where no lead time was named.
 */
export async function readSalesRecord(db: Reader, { companyId, after, today }: Request): Promise<SalesRecord> {
  const { rows } = await sql<SalesRecord>`
    with latest as (
      select id, cancelled_by, (delivery_way->>'ready_by')::date as ready_by, refunded_kopecks = total_kopecks and total_kopecks > 0 as returned from orders
      where company_id = ${companyId} and paid order by id desc limit ${sql.lit(RECORD_ORDERS)}
    ), facts as (
      select latest.id, latest.cancelled_by, latest.returned, latest.ready_by, (paid.happened_at at time zone 'Europe/Moscow')::date as paid_on,
        (shipped.happened_at at time zone 'Europe/Moscow')::date as shipped_on,
        coalesce((select max(lead_days) from order_lines where order_id = latest.id), ${sql.lit(SHIP_DAYS)}) as lead
      from latest
      join order_steps as paid on paid.order_id = latest.id and paid.status = 'pending'
      left join order_steps as shipped on shipped.order_id = latest.id and shipped.status = 'in_progress'
      where paid.happened_at >= ${after} and latest.cancelled_by is distinct from 'buyer'
        and not (latest.returned and latest.cancelled_by is null and shipped.id is null)
    )
    select count(*)::int as orders,
      count(*) filter (where cancelled_by is null and coalesce(shipped_on, ${today}::date) > case when ready_by > paid_on then ready_by else paid_on + lead end)::int as late,
      count(*) filter (where cancelled_by = 'seller')::int as cancelled,
      (select count(*)::int from order_claims where order_id in (select id from facts) and state <> 'withdrawn') as claims,
      (select count(*)::int from order_claims where order_id in (select id from facts) and state <> 'withdrawn'
        and coalesce(decision, case when answer = 'agrees' then 'buyer' end) = 'buyer') as upheld,
      min(paid_on)::text as since
    from facts`.execute(db)
  return rows[0] ?? { orders: 0, late: 0, cancelled: 0, claims: 0, upheld: 0, since: null }
}
