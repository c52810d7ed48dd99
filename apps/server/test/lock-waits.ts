// Tells that a statement of a test has come to the lock at which it must wait.
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** Connections of this database that wait for a lock; those of other test files, which have databases of their own, do not count. */
export async function lockWaits(db: Db): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
