// SQL that checks at the start whether a PostgreSQL database suits the product.
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Lower case of a Cyrillic word, encoding and major version. Needs no table: it runs before the migrations create any. */
export const startupFacts = `select lower('ЁЖИК') as lowered, current_setting('server_encoding') as encoding,
  current_setting('server_version_num')::int / 10000 as version`

/** Names of the time limits that a connection does not have. */
export async function selectTimeLimits(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
      and setting = '0' order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A statement for operators to run: it gives every connection of the role the setting. */
export const settingOfRole = (role: string, name: string, value: string): string => `alter role ${role} set ${name} = ${value};`
