// The connection on which a process receives PostgreSQL's notifications (LISTEN and NOTIFY): one for all its subscribers, reopened when lost.
import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../log.ts'
import { listenTo, pingConnection, unlistenTo } from './listen.sql.ts'

/** How often a statement is sent to check the connection: without it a cut cable would go unnoticed. */
const HEARTBEAT_MS = 5_000
/** If a statement has no answer for this long, the connection is considered broken. */
const ANSWER_MS = 5_000
/** Pauses between reconnects: the first, doubled up to the maximum. */
const FIRST_PAUSE_MS = 250
const LAST_PAUSE_MS = 10_000
/** Time for a graceful close. */
const CLOSE_MS = 1_000

/** A part of the program that handles the notifications of one channel. */
export interface Subscriber {
  /** Called after the sender's commit with the notification's payload, '' for none. */
  readonly onNotify: (payload: string) => void
  /** Called after a reconnect: notifications sent meanwhile were lost, so the subscriber should read the present state. */
  readonly onReconnected?: () => void
}

/** The subscriptions of one process. */
export interface Listening {
  /** False while notifications may be lost. */
  isConnected(): boolean
  /** Resolves when the channel is listened to, or at once while disconnected. The returned function unsubscribes. */
  subscribe(channel: string, subscriber: Subscriber): Promise<() => void>
  close(): Promise<void>
}

/** Connects, and reconnects whenever the connection is lost, until `close`. A failed first attempt is repeated too. */
export async function openListening(url: string, log: Log, heartbeatMs = HEARTBEAT_MS): Promise<Listening> {
  const listening = new SharedConnection(url, log, heartbeatMs)
  await listening.open()
  return listening
}

/** One connection to PostgreSQL. */
interface Connection {
  readonly client: pg.Client
  /** Destroyed when the server is silent: a graceful close would wait for its answer. */
  readonly socket: Socket
}

class SharedConnection implements Listening {
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  readonly #url: string
  readonly #log: Log
  readonly #heartbeatMs: number
  #connection: Connection | null = null
  readonly #lost = new WeakSet<Connection>()
  #timer: NodeJS.Timeout | undefined
  #pauseMs = FIRST_PAUSE_MS
  #closed = false

  constructor(url: string, log: Log, heartbeatMs: number) {
    this.#url = url
    this.#log = log
    this.#heartbeatMs = heartbeatMs
  }

  isConnected(): boolean {
    return this.#connection !== null
  }

  async subscribe(channel: string, subscriber: Subscriber): Promise<() => void> {
    const subscribers = this.#subscribers.get(channel) ?? new Set()
    this.#subscribers.set(channel, subscribers.add(subscriber))
    await this.#send(listenTo(channel))
    return () => {
      subscribers.delete(subscriber)
      if (subscribers.size > 0 || this.#subscribers.get(channel) !== subscribers) return
      this.#subscribers.delete(channel)
      void this.#send(unlistenTo(channel))
    }
  }

  async open(): Promise<void> {
    const connection = this.#newConnection()
    try {
      await connection.client.connect()
      // Iterating over a Map includes entries added meanwhile, so that channels subscribed now are listened to as well.
      for (const channel of this.#subscribers.keys()) await connection.client.query(listenTo(channel))
    } catch (error) {
      this.#dropConnection(connection, error)
      return
    }
    if (this.#closed || this.#lost.has(connection)) return void connection.socket.destroy()
    this.#connection = connection
    this.#pauseMs = FIRST_PAUSE_MS
    this.#heartbeat(connection)
    for (const subscribers of this.#subscribers.values()) {
      for (const { onReconnected } of subscribers) this.#callSafely(() => onReconnected?.())
    }
  }

  #newConnection(): Connection {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'sverka listening',
      keepAlive: true,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
      stream: () => socket,
    })
    const connection = { client, socket }
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotify } of this.#subscribers.get(channel) ?? []) this.#callSafely(() => onNotify(payload ?? ''))
    })
    client.on('error', (error) => this.#dropConnection(connection, error))
    client.on('end', () => this.#dropConnection(connection, null))
    return connection
  }

  /** An error in one subscriber must not affect the others. */
  #callSafely(subscriber: () => void): void {
    try {
      subscriber()
    } catch (error) {
      this.#log.error({ err: error }, 'an event of the database could not be handled')
    }
  }

  async #send(statement: string): Promise<void> {
    const connection = this.#connection
    if (!connection) return
    await connection.client.query(statement).catch((error: unknown) => this.#dropConnection(connection, error))
  }

  #heartbeat(connection: Connection): void {
    this.#timer = setTimeout(async () => {
      await this.#send(pingConnection)
      if (this.#connection === connection) this.#heartbeat(connection)
    }, this.#heartbeatMs).unref()
  }

  #dropConnection(connection: Connection, error: unknown): void {
    if (this.#lost.has(connection)) return
    this.#lost.add(connection)
    connection.socket.destroy()
    if (this.#connection === connection) this.#connection = null
    if (this.#closed) return
    clearTimeout(this.#timer)
    this.#log.warn({ err: error, again: this.#pauseMs }, 'events of the database do not arrive: the connection is opened again')
    this.#timer = setTimeout(() => void this.open(), this.#pauseMs).unref()
    this.#pauseMs = Math.min(this.#pauseMs * 2, LAST_PAUSE_MS)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const connection = this.#connection
    this.#connection = null
    if (!connection) return
    const forced = setTimeout(() => connection.socket.destroy(), CLOSE_MS)
    await connection.client.end()
    clearTimeout(forced)
  }
}
