// Positions of primary and standbys in the write-ahead log.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Position of the primary, with everything committed until now. */
export const writtenUpTo = 'select pg_current_wal_insert_lsn()::text as lsn'

/** Position of a standby; null for any other server. */
export const replayedUpTo = 'select pg_last_wal_replay_lsn()::text as lsn where pg_is_in_recovery()'

/** The first of the two, on the requests' connections. */
export async function selectWritten(db: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db)
  return rows[0]?.lsn ?? ''
}
