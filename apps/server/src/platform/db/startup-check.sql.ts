// What the start-up check asks of the database.
import { sql } from 'kysely'
import type { Db } from './database.ts'

export async function selectStartupFacts(db: Db): Promise<{ lowered: string; encoding: string }> {
  const { rows } = await sql<{
    lowered: string
    encoding: string
  }>`select lower('ЁЖИК') as lowered, current_setting('server_encoding') as encoding`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('the database gave no answer to the start-up check')
  return row
}
