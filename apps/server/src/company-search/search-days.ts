// Counts searches for each Moscow day: in memory, written at most once a second, so that no search waits for it.
import { type Clock, moscowDay } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { createdOnce } from '../platform/feature.ts'
import type { Log } from '../platform/log.ts'
import { addSearches } from './search-days.sql.ts'

/** Counts are written so many milliseconds after a search: a killed process loses at most those of one second. */
const WRITE_AFTER_MS = 1000

interface Deps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
}

class SearchDays {
  readonly #deps: Deps
  #counts = new Map<string, number>()
  #timer: NodeJS.Timeout | null = null
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

  /** Writes what has not been written yet. A failure is logged, and these searches stay uncounted. */
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
