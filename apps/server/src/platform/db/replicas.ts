// The standbys of the database (read-only copies of the primary): chooses one for a request, and checks every second which are up to date.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { databaseLimits } from '../bounds.ts'
import type { Clock } from '../clock.ts'
import { type ConnectOptions, openPgPool } from './connect.ts'
import type { Db, ReadDb } from './database.ts'
import type { PageChanges } from './page-changes.ts'
import { PositionClient, parsePosition, Replica, type ReplicaOptions } from './replica.ts'
import { selectWritten, writtenUpTo } from './replicas.sql.ts'
import type { Database } from './types.generated.ts'

/** Time between two polls of all servers, and until the next poll after a page change or a failure. */
const EVERY_MS = 1_000
const SOON_MS = 100

/** A standby chosen for one request, with the number of page changes at that moment. */
export interface Reading {
  readonly replica: Replica
  readonly changes: number
  /** True if the primary is unavailable and the standby may lack the last change: its answers are not cached under that version. */
  readonly isBehind: boolean
}

/** A position of the primary in its write-ahead log, and when it was there (milliseconds). */
interface PrimaryPosition {
  readonly position: bigint
  readonly at: number
}

export interface ReplicasOptions extends ReplicaOptions {
  /** The standbys. */
  readonly urls: readonly string[]
  readonly primaryUrl: string
  /** A standby that lags more is not used. */
  readonly lagMs: number
  readonly clock: Clock
}

/** All standbys of one installation, as one process sees them. */
export class Replicas {
  readonly #options: ReplicasOptions
  readonly #all: readonly Replica[]
  readonly #primary: PositionClient
  readonly #reading = new AsyncLocalStorage<Reading>()
  /** Positions of the primary within the allowed lag, oldest first: a standby that has reached one lags no more than its age. */
  #pastPositions: PrimaryPosition[] = []
  /** Number of page changes so far. The first `#changesKnown` of them are in every standby that has reached `#atLeast`. */
  #changes = 0
  #changesKnown = 0
  #atLeast = 0n
  #isPrimaryAway = false
  /** Counts requests, to use the standbys in turn. */
  #turn = 0
  #timer: NodeJS.Timeout | undefined
  #isSoon = false
  #checking: Promise<void> = Promise.resolve()
  #closed = false

  private constructor(options: ReplicasOptions) {
    this.#options = options
    this.#all = options.urls.map((url) => new Replica(url, options))
    this.#primary = new PositionClient(options.primaryUrl, options.timeoutMs ?? databaseLimits.standbyMs)
  }

  /** Polls all servers once, so that usable standbys serve from the first request on. */
  static async open(options: ReplicasOptions): Promise<Replicas> {
    const replicas = new Replicas(options)
    await replicas.check()
    replicas.#schedulePoll(EVERY_MS)
    return replicas
  }

  /** Number of usable standbys. */
  get fit(): number {
    return this.#all.filter(({ isFit }) => isFit).length
  }

  /**
   * A standby that has reached `mark` and has all page changes; null if the primary must answer. `mark` is the primary's position after the
   * visitor's last write, from their cookie (0 without one). While the primary is unavailable, a standby without the last page changes is
   * used too: they may have been lost with the primary, so that no standby ever gets them.
   */
  choose(mark: bigint): Reading | null {
    const hasAllChanges = this.#changesKnown === this.#changes
    if (!hasAllChanges && !this.#isPrimaryAway) return null
    const least = this.#isPrimaryAway || mark > this.#atLeast ? mark : this.#atLeast
    const usable = this.#all.filter(({ isFit, replayed }) => isFit && replayed >= least)
    const replica = usable[this.#turn++ % usable.length]
    return replica ? { replica, changes: this.#changes, isBehind: !hasAllChanges || replica.replayed < this.#atLeast } : null
  }

  /**
   * Runs `work` on the standby. Null if the primary must answer instead: pages have changed since, or the standby failed. An error that `isAnswer`
   * accepts is the operation's answer, not a failure of the standby, and is thrown.
   */
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
      this.#schedulePoll(SOON_MS)
      return null
    }
  }

  /** A pool whose connections lead to the standby that the current request reads, or else to the primary. */
  openPool(options: ConnectOptions): Db {
    const primary = openPgPool(this.#options.primaryUrl, options)
    const pool: PostgresPool = {
      options: {},
      connect: () => (this.#reading.getStore()?.replica.pool(options) ?? primary).connect(),
      end: () => primary.end(),
    }
    return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  }

  /** The primary's position after a commit, for the cookie of the visitor who wrote. */
  async written(db: Db): Promise<bigint> {
    return parsePosition(await selectWritten(db))
  }

  /** Call it after page changes: a standby is used again when it has received them. */
  pagesChanged(): void {
    this.#changes += 1
    this.#schedulePoll(SOON_MS)
  }

  /** The version for cached answers: null while the current request reads a standby that may lack the last change. */
  changesAsRead(changes: PageChanges): PageChanges {
    const isCurrent = (reading: Reading | undefined) => !reading || (reading.changes === this.#changes && !reading.isBehind)
    return { version: () => (isCurrent(this.#reading.getStore()) ? changes.version() : null) }
  }

  /** Polls the positions of all servers. */
  async check(): Promise<void> {
    const changes = this.#changes
    const at = this.#options.clock.now().getTime()
    const position = await this.#readPrimaryPosition()
    if (position !== null) this.#note({ position, at })
    await Promise.all(this.#all.map((replica) => this.#pollStandby(replica)))
    if (position === null) return
    this.#changesKnown = changes
    if (changes > 0) this.#atLeast = position
  }

  async #readPrimaryPosition(): Promise<bigint | null> {
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

  /** Adds a position and drops those older than the allowed lag. */
  #note(noted: PrimaryPosition): void {
    this.#pastPositions = [...this.#pastPositions.filter(({ at }) => noted.at - at <= this.#options.lagMs), noted]
  }

  async #pollStandby(replica: Replica): Promise<void> {
    const { log } = this.#options
    const wasFit = replica.isFit
    try {
      const isStandby = await replica.poll()
      const [earliest] = this.#pastPositions
      replica.isFit = isStandby && earliest !== undefined && replica.replayed >= earliest.position
      if (wasFit && !replica.isFit) log.warn({ replica: replica.name, isStandby }, 'a standby is behind and is not read')
    } catch (error) {
      replica.giveUp(error instanceof Error ? error : new Error(String(error)))
      if (wasFit) log.warn({ err: error, replica: replica.name }, 'a standby does not answer and is not read')
    }
    if (!wasFit && replica.isFit) log.info({ replica: replica.name }, 'a standby is read')
  }

  /** Schedules the next poll, unless one is scheduled already that comes soon. */
  #schedulePoll(afterMs: number): void {
    if (this.#closed || this.#isSoon) return
    clearTimeout(this.#timer)
    this.#isSoon = afterMs < EVERY_MS
    this.#timer = setTimeout(() => {
      this.#isSoon = false
      // One poll at a time; one that is scheduled during a poll follows it.
      this.#checking = this.#checking.then(() => this.#checkAndScheduleNext())
    }, afterMs).unref()
  }

  async #checkAndScheduleNext(): Promise<void> {
    await this.check()
    this.#schedulePoll(this.#changesKnown === this.#changes ? EVERY_MS : SOON_MS)
  }
}
