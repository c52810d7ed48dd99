// SQL for the positions of the primary and of its standbys (read-only copies) in PostgreSQL's write-ahead log.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Position of the primary: a standby that has reached it has everything that is committed now. */
export const writtenUpTo = 'select pg_current_wal_insert_lsn()::text as lsn'

/** Position up to which a standby has replayed the primary's log; no row for any other server. */
export const replayedUpTo = 'select pg_last_wal_replay_lsn()::text as lsn where pg_is_in_recovery()'

/** The position of the primary, read on the connections of requests. */
export async function selectWritten(db: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db)
  return rows[0]?.lsn ?? ''
}
