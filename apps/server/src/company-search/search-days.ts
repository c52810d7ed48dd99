// Counts company searches for each day in Moscow. The counts are in memory and are written to the database at most once a second, so that no search
// waits for that.
import { type Clock, moscowDay } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { createdOnce } from '../platform/feature.ts'
import type { Log } from '../platform/log.ts'
import { addSearches } from './search-days.sql.ts'

/** Counts are written this long after a search: a process that is killed loses at most the counts of one second. */
const WRITE_AFTER_MS = 1000

interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

/** The counter. */
class SearchDays {
  readonly #deps: Deps
  /** By day: the searches that are not written yet. */
  #counts = new Map<string, number>()
  #timer: NodeJS.Timeout | null = null
  /** Ends with the last writing; the next one waits for it. */
  #writing: Promise<void> = Promise.resolve()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Counts one search of today. */
  count(): void {
    const day = moscowDay(this.#deps.clock.now())
    this.#counts.set(day, (this.#counts.get(day) ?? 0) + 1)
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref()
  }

  /** Writes the counts that are not written yet. A failure is logged, and these searches stay uncounted. */
  write(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const counts = this.#counts
    this.#counts = new Map()
    this.#writing = this.#writing.then(() => this.#add(counts))
    return this.#writing
  }

  async #add(counts: ReadonlyMap<string, number>): Promise<void> {
    const { db, log } = this.#deps
    try {
      for (const [day, searches] of counts) await addSearches(db, day, searches)
    } catch (error) {
      log.error({ err: error }, 'searches were not counted')
    }
  }
}

/** The counter of this application. */
export const searchDays = createdOnce((services) => new SearchDays(services))
