// What the start-up check asks of the database.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Asked over a bare connection: before migrations there is nothing else yet. */
export const startupFacts = `select lower('ЁЖИК') as lowered, current_setting('server_encoding') as encoding,
  current_setting('server_version_num')::int / 10000 as version`

/** The limits of time that a connection is not under. */
export async function selectTimeLimits(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      and setting = '0' order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** What an operator says once, so that every connection of the role has the setting. */
export const settingOfRole = (role: string, name: string, value: string): string => `alter role ${role} set ${name} = ${value};`
