// Refuses a database whose searches would be wrong, before anything is created in it.
import type pg from 'pg'
import { timeLimits } from './connect.ts'
import type { Db } from './database.ts'
import { selectTimeLimits, settingOfRole, startupFacts } from './startup-check.sql.ts'

/** A database that cannot serve: the message says what to change. */
export class DatabaseUnfitError extends Error {
  override readonly name = 'DatabaseUnfitError'
}

/** The oldest version that was tested. */
const OLDEST_VERSION = 15

interface StartupFacts {
  readonly lowered: string
  readonly encoding: string
  readonly version: number
}

/** Search compares lower-cased names, so the database must lower-case Cyrillic and store UTF-8. Throws DatabaseUnfitError. */
export async function checkDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<StartupFacts>(startupFacts)
  const { lowered, encoding, version } = rows[0] ?? { lowered: '', encoding: '', version: 0 }
  if (version < OLDEST_VERSION) throw new DatabaseUnfitError(`The database is PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`)
  if (encoding !== 'UTF8') throw new DatabaseUnfitError(`The database stores ${encoding}; create it with ENCODING 'UTF8'.`)
  if (lowered !== 'ёжик') {
    throw new DatabaseUnfitError(
      "The database does not lower-case Cyrillic (its locale is C?). Create it with LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8', or LC_CTYPE 'C.UTF-8'.",
    )
  }
}

/** Behind a pooler in transaction mode the role must have the time limits that a connection would otherwise set. Throws DatabaseUnfitError. */
export async function checkTimeLimits(db: Db, role: string): Promise<void> {
  const unlimited = await selectTimeLimits(db)
  if (unlimited.length === 0) return
  const wanted: Record<string, string> = timeLimits({})
  const statements = unlimited.map((name) => settingOfRole(role, name, wanted[name] ?? ''))
  throw new DatabaseUnfitError(
    `Behind the pooler in transaction mode of DATABASE_URL nothing limits how long a statement may run or wait. Say once to PostgreSQL, then reconnect the pooler:\n${statements.join('\n')}`,
  )
}
