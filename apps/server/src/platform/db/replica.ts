// One standby (read-only copy of the database): the position that it has reached, whether it may be read, and its connection pools.
import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { databaseLimits } from '../bounds.ts'
import type { Log } from '../log.ts'
import { type ConnectOptions, openPgPool } from './connect.ts'
import type { Db } from './database.ts'
import { replayedUpTo } from './replicas.sql.ts'
import type { Database } from './types.generated.ts'

/** A position in PostgreSQL's write-ahead log (LSN) as a number. PostgreSQL writes it as two hexadecimal halves: `16/B374D848`. */
export function parsePosition(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Reads the position of a server, on a connection of its own that is reopened after any error. */
export class PositionClient {
  readonly #url: string
  readonly #timeoutMs: number
  #open: { readonly client: pg.Client; readonly socket: Socket } | null = null

  constructor(url: string, timeoutMs: number) {
    this.#url = url
    this.#timeoutMs = timeoutMs
  }

  /** Runs the statement for the position of a primary or of a standby. Null if it returns no row. Throws if there is no answer in time. */
  async position(statement: string): Promise<bigint | null> {
    try {
      const { rows } = await (await this.#client()).query<{ lsn: string | null }>(statement)
      return rows[0]?.lsn ? parsePosition(rows[0].lsn) : null
    } catch (error) {
      this.close()
      throw error
    }
  }

  close(): void {
    this.#open?.socket.destroy()
    this.#open = null
  }

  async #client(): Promise<pg.Client> {
    if (this.#open) return this.#open.client
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'sverka replicas',
      query_timeout: this.#timeoutMs,
      connectionTimeoutMillis: this.#timeoutMs,
      stream: () => socket,
    })
    // The next query fails with the error.
    client.on('error', () => this.close())
    this.#open = { client, socket }
    await client.connect()
    return client
  }
}

export interface ReplicaOptions {
  /** Connections of each pool. */
  readonly size: number
  /** Milliseconds until a silent server counts as unavailable; a second by default. */
  readonly timeoutMs?: number
  readonly log: Log
}

/** A standby and its pools. */
export class Replica {
  /** Host and port, for the log. */
  readonly name: string
  /** The position up to which it had replayed the log of the primary when last polled. */
  replayed = 0n
  /** Whether it answers and lags no more than allowed. */
  isFit = false
  readonly #url: string
  readonly #options: ReplicaOptions
  readonly #positions: PositionClient
  readonly #waiting = new Set<(error: Error) => void>()
  #pools = new Map<object, pg.Pool>()
  #db: Db | null = null

  constructor(url: string, options: ReplicaOptions) {
    this.#url = url
    this.#options = options
    this.#positions = new PositionClient(url, options.timeoutMs ?? databaseLimits.standbyMs)
    this.name = new URL(url).host
  }

  /** Handle for queries on this standby, whose pool is opened on first use. */
  get db(): Db {
    this.#db ??= new Kysely<Database>({ dialect: new PostgresDialect({ pool: this.pool(this.#options) }) })
    return this.#db
  }

  /** The pool with these options, opened on first use. */
  pool(options: ConnectOptions): pg.Pool {
    const opened = this.#pools.get(options)
    if (opened) return opened
    const { statementMs = databaseLimits.statementMs } = options
    const waitMs = this.#options.timeoutMs ?? databaseLimits.standbyMs
    const pool = openPgPool(this.#url, { ...options, statementMs, waitMs, queryMs: statementMs + waitMs })
    this.#pools.set(options, pool)
    return pool
  }

  /** Reads its position. False if the server is no longer a standby. Throws if it does not answer. */
  async poll(): Promise<boolean> {
    const replayed = await this.#positions.position(replayedUpTo)
    if (replayed !== null) this.replayed = replayed
    return replayed !== null
  }

  /** Runs the work; rejects at once if the standby is given up meanwhile. */
  during<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      work()
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject))
    })
  }

  /** Rejects waiting queries and drops its connections. */
  giveUp(error: Error): void {
    this.isFit = false
    for (const reject of this.#waiting) reject(error)
    this.#waiting.clear()
    // Not awaited: a cut connection never reports its end.
    for (const pool of this.#pools.values()) void pool.end()
    this.#pools = new Map()
    this.#db = null
  }

  close(): void {
    this.giveUp(new Error('the server stops'))
    this.#positions.close()
  }
}
