// One standby: its position is polled every second, and its connection pools are dropped when it does not answer.
import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { databaseLimits } from '../bounds.ts'
import type { Log } from '../log.ts'
import { type ConnectOptions, openPgPool } from './connect.ts'
import type { Db } from './database.ts'
import { replayedUpTo } from './replicas.sql.ts'
import type { Database } from './types.generated.ts'

/** A position in the write-ahead log (LSN) as a number: PostgreSQL writes two hexadecimal halves. */
export function parsePosition(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Asks a server for its position, on a connection of its own that is reopened after any error. */
export class PositionClient {
  readonly #url: string
  readonly #timeoutMs: number
  #open: { readonly client: pg.Client; readonly socket: Socket } | null = null

  constructor(url: string, timeoutMs: number) {
    this.#url = url
    this.#timeoutMs = timeoutMs
  }

  /** Runs `question`, one of the two of `replicas.sql.ts`. Null if it gives no row. Throws if there is no answer in time. */
  async position(question: string): Promise<bigint | null> {
    try {
      const { rows } = await (await this.#client()).query<{ lsn: string | null }>(question)
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
    // The next query gets the error.
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

export class Replica {
  /** URL without password, for the log. */
  readonly name: string
  /** Its position when last polled. */
  replayed = 0n
  /** Whether it answers and does not lag. */
  isFit = false
  readonly #url: string
  readonly #options: ReplicaOptions
  readonly #asking: PositionClient
  readonly #waiting = new Set<(error: Error) => void>()
  #pools = new Map<object, pg.Pool>()
  #db: Db | null = null

  constructor(url: string, options: ReplicaOptions) {
    this.#url = url
    this.#options = options
    this.#asking = new PositionClient(url, options.timeoutMs ?? databaseLimits.standbyMs)
    this.name = new URL(url).host
  }

  get db(): Db {
    this.#db ??= new Kysely<Database>({ dialect: new PostgresDialect({ pool: this.pool(this.#options) }) })
    return this.#db
  }

  /** The pool with these options, opened on first use. */
  pool(options: ConnectOptions): pg.Pool {
    const known = this.#pools.get(options)
    if (known) return known
    const { statementMs = databaseLimits.statementMs } = options
    const waitMs = this.#options.timeoutMs ?? databaseLimits.standbyMs
    const pool = openPgPool(this.#url, { ...options, statementMs, waitMs, queryMs: statementMs + waitMs })
    this.#pools.set(options, pool)
    return pool
  }

  /** Polls its position. False if the server is no longer a standby. Throws if it does not answer. */
  async ask(): Promise<boolean> {
    const replayed = await this.#asking.position(replayedUpTo)
    if (replayed !== null) this.replayed = replayed
    return replayed !== null
  }

  /** Runs the work; rejects at once if the standby is dropped meanwhile. */
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
    this.#asking.close()
  }
}
