// The daily quota of calls to Checko, counted in the database: one count for all processes, which survives restarts.
import { type Clock, moscowDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { SourceError } from '../company-source.ts'
import { countCall, raiseCalls } from './quota.sql.ts'

const SOURCE = 'checko'
/** Searches by guests may use only half of the quota; the rest is left for members' refreshes. */
const SEARCH_SHARE = 0.5

export interface QuotaDeps {
  readonly db: Db
  readonly clock: Clock
}

export interface Quota {
  /** Throws `quota` if nothing is left for this use; otherwise counts the call. */
  take(use: 'search' | 'refresh'): Promise<void>
  /** Raises our count to the source's own (`today_request_count`), or to the quota if nothing is left. */
  learn(used: number | 'nothing left'): Promise<void>
}

/** A quota of `perDay` calls, which starts from zero on each Moscow day. */
export function dayQuota({ db, clock }: QuotaDeps, perDay: number): Quota {
  const limits = { search: Math.floor(perDay * SEARCH_SHARE), refresh: perDay }
  const today = () => ({ source: SOURCE, day: moscowDay(clock.now()) })
  return {
    async take(use) {
      if (!(await countCall(db, today(), limits[use]))) throw new SourceError('quota', 'the daily quota of the source is used up')
    },
    learn: (used) => raiseCalls(db, today(), used === 'nothing left' ? perDay : used),
  }
}
