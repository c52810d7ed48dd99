// The daily quota of calls to the API of Checko, a commercial aggregator of company data. Calls are counted in the database: one count for all
// processes, which survives restarts.
import { type Clock, moscowDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { SourceError } from '../company-source.ts'
import { countCall, raiseCalls } from './quota.sql.ts'

const SOURCE = 'checko'
/** Searches may use only half of the quota, because guests can make them; the rest is reserved for refreshes of companies by members. */
const SEARCH_SHARE = 0.5

export interface QuotaDeps {
  readonly db: Db
  readonly clock: Clock
}

export interface Quota {
  /** Counts a call before it is made. Throws SourceError `quota` if no calls remain for this use. */
  take(use: 'search' | 'refresh'): Promise<void>
  /** Raises our count to the source's own count of today's requests, or to the whole quota if the source says that nothing is left. */
  learn(used: number | 'nothing left'): Promise<void>
}

/** A quota of `perDay` calls, of which none is used at the beginning of each Moscow day. */
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
