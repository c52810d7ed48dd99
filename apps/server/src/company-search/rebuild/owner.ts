// The owning role's own connections: statements of a rebuild take longer than a request may.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { valueTypes } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/types.generated.ts'

/** What the database calls the connections of a build. */
export const BUILDER = 'sverka-search-rebuild'

/** One connection without a limit of time; whoever opens it destroys it. */
export function openOwnerDatabase(ownerUrl: string): Db {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, types: valueTypes, application_name: BUILDER })
  // A connection lost with the database needs no handling here: the next statement on it fails by itself. Without listeners the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
