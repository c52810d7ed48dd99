// Refuses an unsuitable PostgreSQL (too old, not UTF-8, without Cyrillic lower case, without time limits) before anything is created in it.
import type pg from 'pg'
import { timeLimits } from './connect.ts'
import type { Db } from './database.ts'
import { selectTimeLimits, settingOfRole, startupFacts } from './startup-check.sql.ts'

/** A database that cannot serve: the message says what to change. */
export class DatabaseUnfitError extends Error {
  override readonly name = 'DatabaseUnfitError'
}

/** The oldest major version of PostgreSQL that is tested. */
const OLDEST_VERSION = 15

/** What `startupFacts` returns: the lower case of «ЁЖИК», the encoding, and the major version. */
interface StartupFacts {
  readonly lowered: string
  readonly encoding: string
  readonly version: number
}

/** Throws DatabaseUnfitError if the database is too old or not UTF-8, or does not lower-case Cyrillic: the search compares lower-cased names. */
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

/**
 * For a connection through a pooler in transaction mode, which cannot set time limits itself: throws DatabaseUnfitError if the role has none.
 * The message lists the statements that set them.
 */
export async function checkTimeLimits(db: Db, role: string): Promise<void> {
  const unlimited = await selectTimeLimits(db)
  if (unlimited.length === 0) return
  const wanted: Record<string, string> = timeLimits({})
  const statements = unlimited.map((name) => settingOfRole(role, name, wanted[name] ?? ''))
  throw new DatabaseUnfitError(
    `Behind the pooler in transaction mode of DATABASE_URL nothing limits how long a statement may run or wait. Say once to PostgreSQL, then reconnect the pooler:\n${statements.join('\n')}`,
  )
}
