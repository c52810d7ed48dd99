// Opens a connection of its own for an import of register files, for queries, transactions and COPY. It uses the role that owns the tables, because
// an import creates temporary tables and drops indexes.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { from as copyFrom } from 'pg-copy-streams'
import { newClient } from '../../../platform/db/client.ts'
import { valueTypes } from '../../../platform/db/connect.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/types.generated.ts'
import { COPY_END, COPY_HEAD } from './copy-rows.ts'

export interface ImportDatabase {
  readonly db: Db
  /** Sends rows in binary form to `copy … from stdin binary` inside the transaction that `db` has open. */
  copy(statement: string, rows: readonly Uint8Array[]): Promise<void>
  /** Waits until everything committed so far is on disk, which single commits do not. Call it before reporting success. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Limit of waiting for a lock. Statements have no time limit: large merges take longer than the requests of users may. */
const LOCK_TIMEOUT_MS = 60_000

/** Size of a message of COPY: PostgreSQL reads a row only after it has received the whole message. */
const MESSAGE_BYTES = 128 * 1024

function* copyMessages(rows: readonly Uint8Array[]): Generator<Uint8Array> {
  yield COPY_HEAD
  for (const piece of rows) for (let at = 0; at < piece.length; at += MESSAGE_BYTES) yield piece.subarray(at, at + MESSAGE_BYTES)
  yield COPY_END
}

/** One connection; the caller closes it. `ownerUrl`: address of the database for the role that owns the tables. */
export async function openImportDatabase(ownerUrl: string): Promise<ImportDatabase> {
  const client = newClient({
    connectionString: ownerUrl,
    lock_timeout: LOCK_TIMEOUT_MS,
    // Shown in PostgreSQL's list of connections.
    application_name: 'sverka-import',
    types: valueTypes,
  })
  await client.connect()
  // Asynchronous commit: a crash of the database may lose the latest transactions, but only whole ones, and the next import writes them again.
  // `settle` waits for the disk once, before the import reports success.
  await client.query('set synchronous_commit = off')
  // A pool of this single connection, so that a COPY runs inside Kysely's open transaction.
  const pool = { connect: async () => Object.assign(client, { release: () => {} }), end: async () => {} }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) })
  return {
    db,
    copy: (statement, rows) => pipeline(Readable.from(copyMessages(rows)), client.query(copyFrom(statement))),
    settle: async () => {
      // A synchronous commit flushes all earlier ones too, but only if it has written something: here an empty message to the log.
      await client.query('begin; set local synchronous_commit = on')
      await client.query("select pg_logical_emit_message(true, 'sverka-import', '')")
      await client.query('commit')
    },
    close: async () => {
      await db.destroy()
      await client.end()
    },
  }
}
