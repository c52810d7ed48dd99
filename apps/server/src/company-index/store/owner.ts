// Connections for builds of the index, in the role that owns the tables: without the time limit of requests, and with an advisory lock that allows
// one build at a time.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { newClient } from '../../platform/db/client.ts'
import { valueTypes } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/types.generated.ts'

/** `application_name` of a build's connections. */
const BUILDER = 'sverka-search-rebuild'
/**
 * Key of the advisory lock of builds. It may be any number that nothing else uses, because others would wait minutes for a build: 7210451 is the key
 * of migrations, 7210452 of the audit log (`audit_log_append`), 7210454 of filling an empty register.
 */
const ADVISORY_LOCK = 7_210_453

/** One connection without a time limit for statements; the caller destroys it. */
export function openOwnerDatabase(ownerUrl: string): Db {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, types: valueTypes, application_name: BUILDER })
  // A lost connection needs no handling here, because its next statement fails. But without a listener the error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** Another process or thread is building the index. */
export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay'
}

/** The lock for building, held by a connection of its own, which stays open during the build. */
export class BuildLock {
  readonly #client: pg.Client
  #lost: Error | undefined

  private constructor(client: pg.Client) {
    this.#client = client
    client.on('error', (error) => {
      this.#lost ??= error
    })
  }

  /** Throws RebuildUnderWay while another process, or another thread of this one, is building. */
  static async take(ownerUrl: string): Promise<BuildLock> {
    const lock = new BuildLock(newClient({ connectionString: ownerUrl, application_name: BUILDER, keepAlive: true }))
    await lock.#client.connect()
    try {
      await lock.#client.query('set idle_session_timeout = 0')
      const { rows } = await lock.#client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ADVISORY_LOCK])
      if (!rows[0]?.taken) throw new RebuildUnderWay('another process is building the search index')
      return lock
    } catch (error) {
      await lock.end()
      throw error
    }
  }

  /** Throws once the connection, and with it the lock, is lost: another process may be building then. */
  confirm(): void {
    if (this.#lost) throw new Error('the build of the search index lost its turn', { cause: this.#lost })
  }

  /** Closes the connection, which releases the lock. */
  async end(): Promise<void> {
    await this.#client.end()
  }
}
