// Request counters of the rate limits, in a table that all processes share: one statement increments and reads, expired rows are deleted in batches.
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A counter after a request was counted. */
export interface Counted {
  /** Requests in the current window. */
  readonly count: number
  /** Milliseconds until the window ends. */
  readonly ttl: number
}

/** Increments a counter; an expired window starts from zero. Uses the database's clock, which all processes share. */
export const raiseCount = (db: Db, key: string, windowMs: number): Promise<Counted> => {
  const hasEnded = sql<boolean>`limit_counts.ends_at <= clock_timestamp()`
  return db
    .insertInto('limit_counts')
    .values({ key, count: 1, ends_at: sql<Date>`clock_timestamp() + ${windowMs}::float8 * interval '1 millisecond'` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${hasEnded} then 1 else limit_counts.count + 1 end`,
        ends_at: sql<Date>`case when ${hasEnded} then excluded.ends_at else limit_counts.ends_at end`,
      }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from ends_at - clock_timestamp()) * 1000)::float8`.as('ttl')])
    .executeTakeFirstOrThrow()
}

/** Deletes at most `limit` expired counters. */
export const removeEndedCounts = async (db: Db, limit: number): Promise<void> => {
  await sql`delete from limit_counts where key in (select key from limit_counts where ends_at <= clock_timestamp() limit ${limit})`.execute(
    db,
  )
}
