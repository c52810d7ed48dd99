// Refuses to start on a database that would answer searches wrongly.
import type { Db } from './database.ts'
import { selectStartupFacts } from './startup-check.sql.ts'

/** A database that cannot serve: the message says what to change. */
export class DatabaseUnfitError extends Error {
  override readonly name = 'DatabaseUnfitError'
}

/** Search compares lower-cased names, so the database must lower-case Cyrillic and store UTF-8. Throws DatabaseUnfitError. */
export async function checkDatabase(db: Db): Promise<void> {
  const { lowered, encoding } = await selectStartupFacts(db)
  if (encoding !== 'UTF8') throw new DatabaseUnfitError(`The database stores ${encoding}; create it with ENCODING 'UTF8'.`)
  if (lowered !== 'ёжик') {
    throw new DatabaseUnfitError(
      "The database does not lower-case Cyrillic (its locale is C?). Create it with LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8', or LC_CTYPE 'C.UTF-8'.",
    )
  }
}
