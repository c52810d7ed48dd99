// Opens the application's pool of connections with the time limits that keep one slow query from stopping everybody.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { database } from '../bounds.ts'
import type { Log } from '../log.ts'
import { passBy } from '../loop.ts'
import { useSettings } from './connect.sql.ts'
import type { Db, ReadDb } from './database.ts'
import { preparing } from './prepared.ts'
import type { Database } from './types.generated.ts'

/** Connections and the plans they keep are not given up at the first lull. */
const IDLE_MS = 600_000

const INT8 = 20
const DATE = 1082

/** bigint arrives as a number (kopecks and ids stay below 2^53), a date as `2026-11-20`: no local time zone anywhere. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number
    if (oid === DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  }) as typeof pg.types.getTypeParser,
}

export interface ConnectOptions {
  readonly size: number
  /** Hears of connections the database closed by itself. */
  readonly log: Log
  /** How many times longer than usual everything is waited for; once unless said otherwise. */
  readonly patience?: number
  /** Milliseconds a statement may run; `bounds.ts` has the usual figure. */
  readonly statementMs?: number
  /** Milliseconds a request waits for a free connection; `bounds.ts` has the usual figure. */
  readonly waitMs?: number
  /** Milliseconds after which an answer is waited for no longer, whatever the database does; without it always. */
  readonly queryMs?: number
  /** Milliseconds an unused connection is kept, 0 for always; ten minutes unless said otherwise. */
  readonly idleMs?: number
  /** Settings of PostgreSQL for every connection, by name. */
  readonly settings?: Readonly<Record<string, string>>
  /** Of a request that a standby answers, its statements go there. */
  readonly followsReading?: boolean
  /** A pooler in transaction mode stands between: nothing is said on a connection, and no statement is named. */
  readonly isPooled?: boolean
  /** Is given the pool, to count its connections. */
  readonly watch?: (pool: pg.Pool) => void
}

/** The pool for the application's role. */
export const connect = (url: string, options: ConnectOptions): Db =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPgPool(url, options) }) })

/** The same as the driver has it. */
export function openPgPool(url: string, options: ConnectOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: (options.waitMs ?? database.connectionWaitMs) * (options.patience ?? 1),
    idleTimeoutMillis: options.idleMs ?? IDLE_MS,
    ...(options.queryMs ? { query_timeout: options.queryMs, keepAlive: true } : {}),
    application_name: 'sverka',
    types: valueTypes,
    // Said on the connection, not while it is opened: poolers refuse settings that they do not know.
    onConnect: async (client) => {
      if (!options.isPooled) await client.query(useSettings, [JSON.stringify({ ...timeLimits(options), ...options.settings })])
    },
  })
  // Without a listener a connection that PostgreSQL closes would end the whole process: one at rest, and one in a transaction
  // that waits for something else (whose next statement then fails).
  const lost = (error: Error) => {
    // While it ends, a pool does not wait for its connections: the database may close them first.
    if (!pool.ending) options.log.warn({ err: error }, 'database connection lost')
  }
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', () => undefined) // told above already
  options.watch?.(pool)
  return markWaiting(options.isPooled ? pool : preparing(pool))
}

/** Whoever asks for a connection has worked up to now: the watch of the event loop is told. */
function markWaiting(pool: pg.Pool): pg.Pool {
  const connectPlainly = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  pool.connect = ((...given: unknown[]) => {
    passBy()
    return connectPlainly(...given)
  }) as typeof pool.connect
  return pool
}

/** Milliseconds by the names that PostgreSQL has for them. */
export const timeLimits = ({
  statementMs = database.statementMs,
  patience = 1,
}: Pick<ConnectOptions, 'statementMs' | 'patience'>): Record<string, string> => ({
  statement_timeout: String(statementMs * patience),
  lock_timeout: String(database.lockMs * patience),
  idle_in_transaction_session_timeout: String(database.idleInTransactionMs * patience),
})

/** The same pool without the verbs that write. */
export const readOnly = (db: Db): ReadDb => db as unknown as ReadDb
