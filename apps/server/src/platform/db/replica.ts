// One standby: asked every second how far it has come, with pools of connections that are given up when it does not answer.
import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { database } from '../bounds.ts'
import type { Log } from '../log.ts'
import { type ConnectOptions, openPgPool } from './connect.ts'
import type { Db } from './database.ts'
import { replayedUpTo } from './replicas.sql.ts'
import type { Database } from './types.generated.ts'

/** A place in the write-ahead log as a number: PostgreSQL writes it as two hexadecimal halves. */
export function parsePosition(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** One question on a connection of its own, which is opened again after anything went wrong. */
export class Asking {
  readonly #url: string
  readonly #patienceMs: number
  #open: { readonly client: pg.Client; readonly socket: Socket } | null = null

  constructor(url: string, patienceMs: number) {
    this.#url = url
    this.#patienceMs = patienceMs
  }

  /** Null where the answer has no row. Throws where there is none in time. */
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
      query_timeout: this.#patienceMs,
      connectionTimeoutMillis: this.#patienceMs,
      stream: () => socket,
    })
    // Whoever asks next is told.
    client.on('error', () => this.close())
    this.#open = { client, socket }
    await client.connect()
    return client
  }
}

export interface ReplicaOptions {
  /** Connections to each. */
  readonly size: number
  /** Milliseconds until a server that says nothing counts as away; a second by default. */
  readonly patienceMs?: number
  readonly log: Log
}

export class Replica {
  /** Without the password, for the log. */
  readonly name: string
  /** Up to where it had come when it was last asked. */
  replayed = 0n
  /** Whether it answers and does not lag. */
  isFit = false
  readonly #url: string
  readonly #options: ReplicaOptions
  readonly #asking: Asking
  readonly #waiting = new Set<(error: Error) => void>()
  #pools = new Map<object, pg.Pool>()
  #db: Db | null = null

  constructor(url: string, options: ReplicaOptions) {
    this.#url = url
    this.#options = options
    this.#asking = new Asking(url, options.patienceMs ?? database.standbyMs)
    this.name = new URL(url).host
  }

  get db(): Db {
    this.#db ??= new Kysely<Database>({ dialect: new PostgresDialect({ pool: this.pool(this.#options) }) })
    return this.#db
  }

  /** The pool of these options, opened when it is first used. */
  pool(options: ConnectOptions): pg.Pool {
    const known = this.#pools.get(options)
    if (known) return known
    const { statementMs = database.statementMs } = options
    const waitMs = this.#options.patienceMs ?? database.standbyMs
    const pool = openPgPool(this.#url, { ...options, statementMs, waitMs, queryMs: statementMs + waitMs })
    this.#pools.set(options, pool)
    return pool
  }

  /** False where it does not answer, or is no standby any more. */
  async ask(): Promise<boolean> {
    const replayed = await this.#asking.position(replayedUpTo)
    if (replayed !== null) this.replayed = replayed
    return replayed !== null
  }

  /** Ends with an error as soon as the standby is given up. */
  during<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      work()
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject))
    })
  }

  /** Nobody waits for it any longer, and its connections are not used again. */
  giveUp(error: Error): void {
    this.isFit = false
    for (const reject of this.#waiting) reject(error)
    this.#waiting.clear()
    // Not waited for: a connection that was cut without a word never says that it has ended.
    for (const pool of this.#pools.values()) void pool.end()
    this.#pools = new Map()
    this.#db = null
  }

  close(): void {
    this.giveUp(new Error('the server stops'))
    this.#asking.close()
  }
}
