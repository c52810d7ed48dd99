// Where the primary and its standbys stand in the write-ahead log.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Of the primary, everything that was committed up to now included. */
export const writtenUpTo = 'select pg_current_wal_insert_lsn()::text as lsn'

/** Of a standby; nothing for a server that is none. */
export const replayedUpTo = 'select pg_last_wal_replay_lsn()::text as lsn where pg_is_in_recovery()'

/** The first of the two, on the connections of the requests. */
export async function selectWritten(db: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db)
  return rows[0]?.lsn ?? ''
}
