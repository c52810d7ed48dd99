// The import's own connection: the owning role, one connection for queries, transactions and COPY alike.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { valueTypes } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/types.generated.ts'

export interface ImportDatabase {
  readonly db: Db
  /** Sends pieces of text to `copy … from stdin` inside the transaction that `db` has open. */
  copy(statement: string, pieces: readonly Uint8Array[]): Promise<void>
  close(): Promise<void>
}

/** Large merges take longer than a request may, so no time limit on statements; locks still give up. */
const LOCK_TIMEOUT_MS = 60_000

export async function openImportDatabase(ownerUrl: string): Promise<ImportDatabase> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    lock_timeout: LOCK_TIMEOUT_MS,
    application_name: 'sverka-import',
    types: valueTypes,
  })
  await client.connect()
  // A pool of this one connection, so that a COPY falls into the transaction Kysely has open on it.
  const pool = { connect: async () => Object.assign(client, { release: () => {} }), end: async () => {} }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) })
  return {
    db,
    copy: (statement, pieces) => pipeline(Readable.from(pieces), client.query(copyFrom(statement))),
    close: async () => {
      await db.destroy()
      await client.end()
    },
  }
}
