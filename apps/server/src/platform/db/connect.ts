// Opens the application's pools of PostgreSQL connections, with time limits so that one slow query cannot block everybody.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { databaseLimits } from '../bounds.ts'
import type { Log } from '../log.ts'
import { markProgress } from '../loop.ts'
import { useSettings } from './connect.sql.ts'
import type { Db, ReadDb } from './database.ts'
import { preparePool } from './prepared.ts'
import type { Database } from './types.generated.ts'

/** Idle connections, with their cached plans, are kept for a while. */
const IDLE_MS = 600_000

/** Type numbers (OIDs) of PostgreSQL: `bigint` and `date`. */
const INT8 = 20
const DATE = 1082

/**
 * JavaScript values of PostgreSQL types: `bigint` becomes a number (ids and amounts in kopecks stay below 2^53), `date` a text such as
 * `2026-11-20`, because a Date would depend on the local time zone.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8) return Number
    if (oid === DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  }) as typeof pg.types.getTypeParser,
}

export interface ConnectOptions {
  /** Most connections of the pool. */
  readonly size: number
  /** Reports connections that the database closed. */
  readonly log: Log
  /** Factor of all time limits; 1 by default. */
  readonly timeoutFactor?: number
  /** Statement timeout in milliseconds; the default is in `bounds.ts`. */
  readonly statementMs?: number
  /** Wait for a free connection in milliseconds; the default is in `bounds.ts`. */
  readonly waitMs?: number
  /** Client-side timeout of an answer in milliseconds; none by default. */
  readonly queryMs?: number
  /** Milliseconds an idle connection is kept, 0 for ever; ten minutes by default. */
  readonly idleMs?: number
  /** PostgreSQL settings of every connection, by name. */
  readonly settings?: Readonly<Record<string, string>>
  /** Statements of a request that a standby answers go to a pool of that standby. */
  readonly routesToStandby?: boolean
  /** The URL leads through a pooler in transaction mode (PgBouncer): session settings and named statements cannot be used. */
  readonly isPooled?: boolean
  /** Gets the pool, to count its connections. */
  readonly watch?: (pool: pg.Pool) => void
}

/** The pool for the application's role. */
export const connectDatabase = (url: string, options: ConnectOptions): Db =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPgPool(url, options) }) })

/** The pool of the driver `pg`, without kysely, for callers that wrap it themselves. */
export function openPgPool(url: string, options: ConnectOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: (options.waitMs ?? databaseLimits.connectionWaitMs) * (options.timeoutFactor ?? 1),
    idleTimeoutMillis: options.idleMs ?? IDLE_MS,
    ...(options.queryMs ? { query_timeout: options.queryMs, keepAlive: true } : {}),
    application_name: 'sverka',
    types: valueTypes,
    // Sent as a statement, not as a startup parameter: poolers reject parameters that they do not know.
    onConnect: async (client) => {
      if (!options.isPooled) await client.query(useSettings, [JSON.stringify({ ...timeLimits(options), ...options.settings })])
    },
  })
  // Without a listener a connection closed by PostgreSQL would end the process: an idle one, and one in an open transaction
  // that waits for something else (whose next statement then fails).
  const lost = (error: Error) => {
    // While the pool is being closed, PostgreSQL may close connections first: that is no loss.
    if (!pool.ending) options.log.warn({ err: error }, 'database connection lost')
  }
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('error', () => undefined) // reported above already
  options.watch?.(pool)
  return markRequests(options.isPooled ? pool : preparePool(pool))
}

/** Tells the monitor of the event loop when code requests a connection, so that a long block before it is attributed to that code. */
function markRequests(pool: pg.Pool): pg.Pool {
  const connectUnmarked = pool.connect.bind(pool) as (...parameters: unknown[]) => unknown
  pool.connect = ((...parameters: unknown[]) => {
    markProgress()
    return connectUnmarked(...parameters)
  }) as typeof pool.connect
  return pool
}

/** The time limits of a connection: PostgreSQL's setting names, with milliseconds as text. */
export const timeLimits = ({
  statementMs = databaseLimits.statementMs,
  timeoutFactor = 1,
}: Pick<ConnectOptions, 'statementMs' | 'timeoutFactor'>): Record<string, string> => ({
  statement_timeout: String(statementMs * timeoutFactor),
  lock_timeout: String(databaseLimits.lockMs * timeoutFactor),
  idle_in_transaction_session_timeout: String(databaseLimits.idleInTransactionMs * timeoutFactor),
})

/** The same pool, typed without the methods that write. */
export const readOnly = (db: Db): ReadDb => db as unknown as ReadDb
