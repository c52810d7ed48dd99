// Counts registrations, checks of companies, orders, searches and successful payments of each day, Moscow time.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** Counts of one day. */
export interface DayRow {
  /** Moscow day, YYYY-MM-DD. */
  readonly day: string
  readonly registrations: number
  /** Full checks of companies, each counted against its member's quota. */
  readonly checks: number
  readonly orders: number
  /** Searches of companies. */
  readonly searches: number
  /** Sum of successful payments without test payments of staff. The driver returns a sum of bigint as text. */
  readonly kopecks: string
}

/** One row for each day from `from` to `until` (YYYY-MM-DD, both included), also for days on which nothing happened; oldest first. */
export async function listDays(db: Reader, { from, until }: { from: string; until: string }): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with days as (
      select day::date as day from generate_series(${from}::date, ${until}::date, interval '1 day') as day
    ), since as (
      select ${from}::date::timestamp at time zone 'Europe/Moscow' as at
    ), people as (
      select (created_at at time zone 'Europe/Moscow')::date as day, count(*)::int as count
      from users, since where created_at >= since.at group by 1
    ), checked as (
      select (counted_at at time zone 'Europe/Moscow')::date as day, count(*)::int as count
      from counted_checks, since where counted_at >= since.at group by 1
    ), ordered as (
      select (created_at at time zone 'Europe/Moscow')::date as day, count(*)::int as count
      from orders, since where created_at >= since.at group by 1
    ), paid as (
      select (settled_at at time zone 'Europe/Moscow')::date as day, sum(amount_kopecks) as kopecks
      from payments, since where status = 'succeeded' and purpose <> 'test' and settled_at >= since.at group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(people.count, 0) as registrations, coalesce(checked.count, 0) as checks,
      coalesce(ordered.count, 0) as orders, coalesce(searched.searches, 0) as searches, coalesce(paid.kopecks, 0) as kopecks
    from days left join search_days as searched using (day) left join people using (day) left join checked using (day) left join ordered using (day) left join paid using (day)
    order by days.day`.execute(db)
  return rows
}
