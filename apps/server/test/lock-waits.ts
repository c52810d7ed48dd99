// Counts the connections of a test's database that wait for a lock.
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** How many connections of this database wait for a lock now; other test files have databases of their own. */
export async function lockWaits(db: Db): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
