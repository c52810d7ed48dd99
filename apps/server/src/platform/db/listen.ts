// A process's single connection for NOTIFY events, shared by all subscribers of channels.
import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../log.ts'
import { listenTo, pingConnection, unlistenTo } from './listen.sql.ts'

/** How often the connection is pinged: a cut cable gives no sign. */
const HEARTBEAT_MS = 5_000
/** A statement without an answer for this long means that the connection is broken. */
const ANSWER_MS = 5_000
/** Pauses between reconnects: the first, doubled up to the maximum. */
const FIRST_PAUSE_MS = 250
const LAST_PAUSE_MS = 10_000
/** Time for a graceful close. */
const CLOSE_MS = 1_000

export interface Subscriber {
  /** Called after the commit with the notification's payload, '' for none. */
  readonly onNotify: (payload: string) => void
  /** Called after a reconnect: notifications sent meanwhile were lost, so catch up. */
  readonly onReconnected?: () => void
}

export interface Listening {
  /** False while notifications may be lost. */
  isConnected(): boolean
  /** Resolves when the channel is listened to, or at once while disconnected. The returned function unsubscribes. */
  subscribe(channel: string, subscriber: Subscriber): Promise<() => void>
  close(): Promise<void>
}

/** Connects, and reconnects whenever the connection is lost. */
export async function openListening(url: string, log: Log, heartbeatMs = HEARTBEAT_MS): Promise<Listening> {
  const listening = new SharedConnection(url, log, heartbeatMs)
  await listening.open()
  return listening
}

interface Line {
  readonly client: pg.Client
  /** Destroyed where the server is silent: a graceful close would wait for its answer. */
  readonly socket: Socket
}

class SharedConnection implements Listening {
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  readonly #url: string
  readonly #log: Log
  readonly #heartbeatMs: number
  #line: Line | null = null
  readonly #lost = new WeakSet<Line>()
  #timer: NodeJS.Timeout | undefined
  #pauseMs = FIRST_PAUSE_MS
  #closed = false

  constructor(url: string, log: Log, heartbeatMs: number) {
    this.#url = url
    this.#log = log
    this.#heartbeatMs = heartbeatMs
  }

  isConnected(): boolean {
    return this.#line !== null
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
    const line = this.#newLine()
    try {
      await line.client.connect()
      // Iterating over a Map includes entries added meanwhile, so that channels subscribed now are listened to as well.
      for (const channel of this.#subscribers.keys()) await line.client.query(listenTo(channel))
    } catch (error) {
      this.#lose(line, error)
      return
    }
    if (this.#closed || this.#lost.has(line)) return void line.socket.destroy()
    this.#line = line
    this.#pauseMs = FIRST_PAUSE_MS
    this.#heartbeat(line)
    for (const subscribers of this.#subscribers.values()) {
      for (const { onReconnected } of subscribers) this.#callSafely(() => onReconnected?.())
    }
  }

  #newLine(): Line {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'sverka listening',
      keepAlive: true,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
      stream: () => socket,
    })
    const line = { client, socket }
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotify } of this.#subscribers.get(channel) ?? []) this.#callSafely(() => onNotify(payload ?? ''))
    })
    client.on('error', (error) => this.#lose(line, error))
    client.on('end', () => this.#lose(line, null))
    return line
  }

  /** An error in one subscriber must not affect others. */
  #callSafely(subscriber: () => void): void {
    try {
      subscriber()
    } catch (error) {
      this.#log.error({ err: error }, 'an event of the database could not be handled')
    }
  }

  async #send(statement: string): Promise<void> {
    const line = this.#line
    if (!line) return
    await line.client.query(statement).catch((error: unknown) => this.#lose(line, error))
  }

  #heartbeat(line: Line): void {
    this.#timer = setTimeout(async () => {
      await this.#send(pingConnection)
      if (this.#line === line) this.#heartbeat(line)
    }, this.#heartbeatMs).unref()
  }

  #lose(line: Line, error: unknown): void {
    if (this.#lost.has(line)) return
    this.#lost.add(line)
    line.socket.destroy()
    if (this.#line === line) this.#line = null
    if (this.#closed) return
    clearTimeout(this.#timer)
    this.#log.warn({ err: error, again: this.#pauseMs }, 'events of the database do not arrive: the connection is opened again')
    this.#timer = setTimeout(() => void this.open(), this.#pauseMs).unref()
    this.#pauseMs = Math.min(this.#pauseMs * 2, LAST_PAUSE_MS)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const line = this.#line
    this.#line = null
    if (!line) return
    const cut = setTimeout(() => line.socket.destroy(), CLOSE_MS)
    await line.client.end()
    clearTimeout(cut)
  }
}
