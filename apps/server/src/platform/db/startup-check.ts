// Refuses to start on a database that would answer searches wrongly.
import { timeLimits } from './connect.ts'
import type { Db } from './database.ts'
import { selectStartupFacts, selectTimeLimits, settingOfRole } from './startup-check.sql.ts'

/** A database that cannot serve: the message says what to change. */
export class DatabaseUnfitError extends Error {
  override readonly name = 'DatabaseUnfitError'
}

/** The first that tells what a row was before it was changed (`returning old`), which imports ask. */
const OLDEST_VERSION = 18

/** Search compares lower-cased names, so the database must lower-case Cyrillic and store UTF-8. Throws DatabaseUnfitError. */
export async function checkDatabase(db: Db): Promise<void> {
  const { lowered, encoding, version } = await selectStartupFacts(db)
  if (version < OLDEST_VERSION) throw new DatabaseUnfitError(`The database is PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`)
  if (encoding !== 'UTF8') throw new DatabaseUnfitError(`The database stores ${encoding}; create it with ENCODING 'UTF8'.`)
  if (lowered !== 'ёжик') {
    throw new DatabaseUnfitError(
      "The database does not lower-case Cyrillic (its locale is C?). Create it with LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8', or LC_CTYPE 'C.UTF-8'.",
    )
  }
}

/** Behind a pooler in transaction mode the role brings the limits that a connection otherwise sets for itself. Throws DatabaseUnfitError. */
export async function checkTimeLimits(db: Db, role: string): Promise<void> {
  const unlimited = await selectTimeLimits(db)
  if (unlimited.length === 0) return
  const wanted: Record<string, string> = timeLimits({})
  const statements = unlimited.map((name) => settingOfRole(role, name, wanted[name] ?? ''))
  throw new DatabaseUnfitError(
    `Behind the pooler in transaction mode of DATABASE_URL nothing limits how long a statement may run or wait. Say once to PostgreSQL, then reconnect the pooler:\n${statements.join('\n')}`,
  )
}
