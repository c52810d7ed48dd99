// Standbys that are read beside the primary: who may be answered by one of them, and which of them is fit to answer.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { database } from '../bounds.ts'
import type { Clock } from '../clock.ts'
import { type ConnectOptions, openPgPool } from './connect.ts'
import type { Db, ReadDb } from './database.ts'
import type { PageChanges } from './page-changes.ts'
import { Asking, parsePosition, Replica, type ReplicaOptions } from './replica.ts'
import { selectWritten, writtenUpTo } from './replicas.sql.ts'
import type { Database } from './types.generated.ts'

/** How often all are asked how far they have come; at once where pages have changed, but not more often than the second. */
const EVERY_MS = 1_000
const SOON_MS = 100

/** A standby for one request, as of the changes of pages that were told when it was chosen. */
export interface Reading {
  readonly replica: Replica
  readonly changes: number
  /** True where the primary is away and it may lack the last of these changes: what is read then is not cached as being of them. */
  readonly isBehind: boolean
}

interface Noted {
  readonly position: bigint
  readonly at: number
}

export interface ReplicasOptions extends ReplicaOptions {
  /** The standbys, and the server that they follow. */
  readonly urls: readonly string[]
  readonly primaryUrl: string
  /** A standby that is further behind is not read. */
  readonly lagMs: number
  readonly clock: Clock
}

export class Replicas {
  readonly #options: ReplicasOptions
  readonly #all: readonly Replica[]
  readonly #primary: Asking
  readonly #reading = new AsyncLocalStorage<Reading>()
  /** Where the primary was, the earliest first: a standby that has come that far is no further behind. */
  #noted: Noted[] = []
  /** Changes of pages that were told; those below are in every standby that has come to `#atLeast`. */
  #changes = 0
  #changesKnown = 0
  #atLeast = 0n
  #isPrimaryAway = false
  #turn = 0
  #timer: NodeJS.Timeout | undefined
  #isSoon = false
  #checking: Promise<void> = Promise.resolve()
  #closed = false

  private constructor(options: ReplicasOptions) {
    this.#options = options
    this.#all = options.urls.map((url) => new Replica(url, options))
    this.#primary = new Asking(options.primaryUrl, options.patienceMs ?? database.standbyMs)
  }

  /** Asks all of them once, so that those that are fit serve from the first request on. */
  static async open(options: ReplicasOptions): Promise<Replicas> {
    const replicas = new Replicas(options)
    await replicas.check()
    replicas.#again(EVERY_MS)
    return replicas
  }

  /** How many may be read now. */
  get fit(): number {
    return this.#all.filter(({ isFit }) => isFit).length
  }

  /**
   * One that has come as far as the mark of who has written; null where the primary is to be asked. Without a primary one that lacks the last
   * changes of pages is read too: the place they stand at may have ended with the primary, so that no standby ever comes there.
   */
  choose(mark: bigint): Reading | null {
    const isTold = this.#changesKnown === this.#changes
    if (!isTold && !this.#isPrimaryAway) return null
    const least = this.#isPrimaryAway || mark > this.#atLeast ? mark : this.#atLeast
    const able = this.#all.filter(({ isFit, replayed }) => isFit && replayed >= least)
    const replica = able[this.#turn++ % able.length]
    return replica ? { replica, changes: this.#changes, isBehind: !isTold || replica.replayed < this.#atLeast } : null
  }

  /** Null where the primary is to be asked instead: pages have changed since, or what went wrong is no answer. */
  async read<T>(
    reading: Reading,
    work: (db: ReadDb) => Promise<T>,
    isAnswer: (error: unknown) => boolean,
  ): Promise<{ readonly answer: T } | null> {
    const { replica, changes } = reading
    if (changes !== this.#changes || !replica.isFit) return null
    try {
      const db = replica.db as unknown as ReadDb
      return { answer: await replica.during(() => this.#reading.run(reading, () => work(db))) }
    } catch (error) {
      if (isAnswer(error)) throw error
      this.#options.log.debug({ err: error, replica: replica.name }, 'what a standby could not answer is asked of the primary')
      this.#again(SOON_MS)
      return null
    }
  }

  /** A pool that follows the request: of the standby that it reads, or of the primary. */
  openPool(options: ConnectOptions): Db {
    const primary = openPgPool(this.#options.primaryUrl, options)
    const pool: PostgresPool = {
      options: {},
      connect: () => (this.#reading.getStore()?.replica.pool(options) ?? primary).connect(),
      end: () => primary.end(),
    }
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  }

  /** Where the primary stands after a commit, for the mark of who has written. */
  async written(db: Db): Promise<bigint> {
    return parsePosition(await selectWritten(db))
  }

  /** Call it when pages have changed: until a standby has that change, it is not read. */
  pagesChanged(): void {
    this.#changes += 1
    this.#again(SOON_MS)
  }

  /** What is read of a standby is not cached as being of a change that it may not have yet. */
  changesAsRead(changes: PageChanges): PageChanges {
    const isCurrent = (reading: Reading | undefined) => !reading || (reading.changes === this.#changes && !reading.isBehind)
    return { version: () => (isCurrent(this.#reading.getStore()) ? changes.version() : null) }
  }

  /** Asks all servers how far they have come. */
  async check(): Promise<void> {
    const changes = this.#changes
    const at = this.#options.clock.now().getTime()
    const position = await this.#askPrimary()
    if (position !== null) this.#note({ position, at })
    await Promise.all(this.#all.map((replica) => this.#look(replica)))
    if (position === null) return
    this.#changesKnown = changes
    if (changes > 0) this.#atLeast = position
  }

  async #askPrimary(): Promise<bigint | null> {
    const wasAway = this.#isPrimaryAway
    try {
      const position = await this.#primary.position(writtenUpTo)
      this.#isPrimaryAway = false
      return position
    } catch (error) {
      this.#isPrimaryAway = true
      if (!wasAway) this.#options.log.warn({ err: error }, 'the primary does not answer: standbys are read as they are')
      return null
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#checking
    for (const replica of this.#all) replica.close()
    this.#primary.close()
  }

  /** One place older than the lag that is allowed is enough to know who is behind it. */
  #note(noted: Noted): void {
    this.#noted = [...this.#noted.filter(({ at }) => noted.at - at <= this.#options.lagMs), noted]
  }

  async #look(replica: Replica): Promise<void> {
    const { log } = this.#options
    const wasFit = replica.isFit
    try {
      const isStandby = await replica.ask()
      const [earliest] = this.#noted
      replica.isFit = isStandby && earliest !== undefined && replica.replayed >= earliest.position
      if (wasFit && !replica.isFit) log.warn({ replica: replica.name, isStandby }, 'a standby is behind and is not read')
    } catch (error) {
      replica.giveUp(error instanceof Error ? error : new Error(String(error)))
      if (wasFit) log.warn({ err: error, replica: replica.name }, 'a standby does not answer and is not read')
    }
    if (!wasFit && replica.isFit) log.info({ replica: replica.name }, 'a standby is read')
  }

  /** The next check; one that comes soon is not put off. */
  #again(afterMs: number): void {
    if (this.#closed || this.#isSoon) return
    clearTimeout(this.#timer)
    this.#isSoon = afterMs < EVERY_MS
    this.#timer = setTimeout(() => {
      this.#isSoon = false
      // One at a time; what is asked for meanwhile comes after it.
      this.#checking = this.#checking.then(() => this.#checkAndGoOn())
    }, afterMs).unref()
  }

  async #checkAndGoOn(): Promise<void> {
    await this.check()
    this.#again(this.#changesKnown === this.#changes ? EVERY_MS : SOON_MS)
  }
}
