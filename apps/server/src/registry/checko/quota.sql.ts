// Counts the calls to an external source of company data by day, for its daily quota. Each function is one atomic statement, because several
// processes count at once.
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

interface DayOfSource {
  readonly source: string
  /** Moscow day, YYYY-MM-DD. */
  readonly day: string
}

/** Counts one more call. If the count has reached `limit`, returns false and counts nothing. */
export async function countCall(db: Db, { source, day }: DayOfSource, limit: number): Promise<boolean> {
  const counted = await db
    .insertInto('source_calls')
    .columns(['source', 'day', 'used'])
    .expression(sql`select ${source}::text, ${day}::date, 1 where ${limit}::integer > 0`)
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'day'])
        .doUpdateSet((row) => ({ used: sql`${row.ref('source_calls.used')} + 1` }))
        .where('source_calls.used', '<', limit),
    )
    .returning('used')
    .executeTakeFirst()
  return counted !== undefined
}

/** Raises the count to `used` unless it is higher already. */
export async function raiseCalls(db: Db, { source, day }: DayOfSource, used: number): Promise<void> {
  await db
    .insertInto('source_calls')
    .values({ source, day, used })
    .onConflict((conflict) => conflict.columns(['source', 'day']).doUpdateSet({ used: sql`greatest(source_calls.used, excluded.used)` }))
    .execute()
}
