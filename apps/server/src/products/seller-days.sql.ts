// What buyers did with the goods of a seller, by day.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface Counted {
  readonly productId: number
  readonly what: 'shown' | 'viewed' | 'basketed'
  /** The member who did it; null for guests. */
  readonly by: number | null
  readonly day: string
  readonly count: number
}

/** Adds to the days of the sellers of these products; what sellers do with their own products is left out. Rows are locked in one order. */
export async function addToSellerDays(tx: Tx, counts: readonly Counted[]): Promise<void> {
  await sql`
    insert into seller_days as had (user_id, day, shown, viewed, basketed)
    select product.user_id, one.day, coalesce(sum(one.count) filter (where what = 'shown'), 0),
      coalesce(sum(one.count) filter (where what = 'viewed'), 0), coalesce(sum(one.count) filter (where what = 'basketed'), 0)
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as one ("productId" integer, what text, "by" integer, day date, count integer)
    join products as product on product.id = one."productId"
    where product.user_id is distinct from one."by"
    group by product.user_id, one.day order by product.user_id, one.day
    on conflict (user_id, day) do update set shown = had.shown + excluded.shown, viewed = had.viewed + excluded.viewed,
      basketed = had.basketed + excluded.basketed`.execute(tx)
}

export interface DaySums {
  readonly since: string | null
  readonly shown: number
  readonly viewed: number
  readonly basketed: number
}

/** The sums from that day on. */
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
