// The owning role's own connections: statements of a build take longer than a request may, and its turn is an advisory lock.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { newClient } from '../../platform/db/client.ts'
import { valueTypes } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/types.generated.ts'

/** What the database calls the connections of a build. */
const BUILDER = 'sverka-search-rebuild'
/** Any fixed number: one build at a time. */
const ADVISORY_LOCK = 7_210_452

/** One connection without a limit of time; whoever opens it destroys it. */
export function openOwnerDatabase(ownerUrl: string): Db {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, types: valueTypes, application_name: BUILDER })
  // A connection lost with the database needs no handling here: the next statement on it fails by itself. Without listeners the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay'
}

/** The turn to build, on a connection of its own, which nothing closes while a build is under way. */
export class Turn {
  readonly #client: pg.Client
  #lost: Error | undefined

  private constructor(client: pg.Client) {
    this.#client = client
    client.on('error', (error) => {
      this.#lost ??= error
    })
  }

  /** Throws RebuildUnderWay when another process, or another thread of this one, is building. */
  static async take(ownerUrl: string): Promise<Turn> {
    const turn = new Turn(newClient({ connectionString: ownerUrl, application_name: BUILDER, keepAlive: true }))
    await turn.#client.connect()
    try {
      await turn.#client.query('set idle_session_timeout = 0')
      const { rows } = await turn.#client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [ADVISORY_LOCK])
      if (!rows[0]?.taken) throw new RebuildUnderWay('another process is building the search index')
      return turn
    } catch (error) {
      await turn.end()
      throw error
    }
  }

  /** Throws once the connection, and with it the lock, is lost: somebody else may be building. */
  confirm(): void {
    if (this.#lost) throw new Error('the build of the search index lost its turn', { cause: this.#lost })
  }

  async end(): Promise<void> {
    await this.#client.end()
  }
}
