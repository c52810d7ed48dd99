// Stores for each seller and day how often others saw the seller's goods in lists, viewed them, and put them into carts.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** Events of one product on one day. `basketed`: put into a cart. */
export interface CountedEvent {
  readonly productId: number
  readonly event: 'shown' | 'viewed' | 'basketed'
  /** The member who did it; null for guests. */
  readonly memberId: number | null
  /** Moscow day, YYYY-MM-DD. */
  readonly day: string
  readonly count: number
}

/**
 * Adds the events to the days of the sellers. Events that sellers cause with their own products are left out. Rows are written in one order, so that
 * simultaneous calls do not deadlock.
 */
export async function addToSellerDays(tx: Tx, counts: readonly CountedEvent[]): Promise<void> {
  await sql`
    insert into seller_days as stored (user_id, day, shown, viewed, basketed)
    select product.user_id, counted.day, coalesce(sum(counted.count) filter (where event = 'shown'), 0),
      coalesce(sum(counted.count) filter (where event = 'viewed'), 0), coalesce(sum(counted.count) filter (where event = 'basketed'), 0)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted ("productId" integer, event text, "memberId" integer, day date, count integer)
    join products as product on product.id = counted."productId"
    where product.user_id is distinct from counted."memberId"
    group by product.user_id, counted.day order by product.user_id, counted.day
    on conflict (user_id, day) do update set shown = stored.shown + excluded.shown, viewed = stored.viewed + excluded.viewed,
      basketed = stored.basketed + excluded.basketed`.execute(tx)
}

/** Sums of a seller's statistics over several days. `since` is the first day with a count; null if there is none. */
export interface DaySums {
  readonly since: string | null
  readonly shown: number
  readonly viewed: number
  readonly basketed: number
}

/** The sums of a seller from a Moscow day on (YYYY-MM-DD, inclusive); `since` is the first day with a count, null if there is none. */
export async function readDaySums(db: Reader, userId: number, from: string): Promise<DaySums> {
  const { rows } = await sql<DaySums>`
    select min(day)::text as since, coalesce(sum(shown), 0)::int as shown, coalesce(sum(viewed), 0)::int as viewed,
      coalesce(sum(basketed), 0)::int as basketed
    from seller_days where user_id = ${userId} and day >= ${from}`.execute(db)
  return rows[0] ?? { since: null, shown: 0, viewed: 0, basketed: 0 }
}

export const listSellerDaysForExport = (db: Reader, userId: number) =>
  db.selectFrom('seller_days').select(['day', 'shown', 'viewed', 'basketed']).where('user_id', '=', userId).orderBy('day').execute()

export const deleteSellerDays = (tx: Tx, userId: number) => tx.deleteFrom('seller_days').where('user_id', '=', userId).execute()

export const deleteDaysBefore = (tx: Tx, day: string) => tx.deleteFrom('seller_days').where('day', '<', day).execute()
