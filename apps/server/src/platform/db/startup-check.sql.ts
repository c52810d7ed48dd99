// SQL of the start-up check.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Runs on a plain connection: before migrations there is nothing else. */
export const startupFacts = `select lower('ЁЖИК') as lowered, current_setting('server_encoding') as encoding,
  current_setting('server_version_num')::int / 10000 as version`

/** Time limits that a connection lacks. */
export async function selectTimeLimits(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      and setting = '0' order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Statement for operators, so that every connection of the role has the setting. */
export const settingOfRole = (role: string, name: string, value: string): string => `alter role ${role} set ${name} = ${value};`
