// Searches one or several readings of a query and merges what they find: forms asked for first, then by rank, each record once.
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Clock } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { countKeys, type Pass, runPass } from './company-search.sql.ts'
import type { Filters } from './filters.ts'
import { type Frequencies, formNames, namesToCount, planOf } from './plan.ts'
import type { Reading } from './query.ts'

export interface Window {
  offset: number
  size: number
  /** When the search gives up, in milliseconds since 1970. */
  readonly deadline: number
  readonly clock: Clock
}

export interface Found {
  /** Of the page asked for. */
  readonly ranks: readonly number[]
  readonly count: number
  /** False: there are more than 1,000. */
  readonly exact: boolean
  readonly complete: boolean
}

interface Wanted {
  readonly readings: readonly Reading[]
  readonly filters: Filters
  readonly counted: Frequencies
  readonly window: Window
}

/** What one reading found: records of the form asked for, then the others. */
interface Passes {
  readonly preferred: readonly number[]
  readonly rest: readonly number[]
  readonly total: number
  readonly complete: boolean
}

/** One more than may be shown tells «exactly 1,000» from «more». */
const COUNT_TO = SEARCH_END + 1

/** Records that match any of the readings. */
export async function searchReadings(db: Reader, { readings, filters, counted, window }: Wanted): Promise<Found> {
  const limit = readings.length > 1 ? COUNT_TO : Math.min(window.offset + window.size, SEARCH_END)
  const known = await withMissing(db, readings, filters, counted)
  const all: Passes[] = []
  for (const reading of readings) {
    const left = window.deadline - window.clock.now().getTime()
    if (left <= 0 && all.length > 0) all.push({ preferred: [], rest: [], total: 0, complete: false })
    else all.push(await searchOne(db, { reading, filters, counted: known, limit, milliseconds: Math.max(1, left) }))
  }
  const preferred = ascending(all.flatMap((passes) => passes.preferred))
  const first = new Set(preferred)
  const rest = ascending(all.flatMap((passes) => passes.rest).filter((rank) => !first.has(rank)))
  const ranks = [...preferred, ...rest]
  const count = readings.length > 1 ? Math.max(ranks.length, ...all.map(({ total }) => total)) : (all[0]?.total ?? 0)
  return {
    ranks: ranks.slice(window.offset, Math.min(window.offset + window.size, SEARCH_END)),
    count: Math.min(count, SEARCH_END),
    exact: count <= SEARCH_END,
    complete: all.every((passes) => passes.complete),
  }
}

const ascending = (ranks: readonly number[]): number[] => [...new Set(ranks)].sort((a, b) => a - b)

/** Readings other than the typed one bring pairs and forms whose frequencies were not asked for yet. */
async function withMissing(db: Reader, readings: readonly Reading[], filters: Filters, counted: Frequencies): Promise<Frequencies> {
  if (readings.length < 2) return counted
  return countKeys(db, [...new Set(readings.flatMap((reading) => namesToCount(reading, filters)))])
}

interface One {
  readonly reading: Reading
  readonly filters: Filters
  readonly counted: Frequencies
  readonly limit: number
  readonly milliseconds: number
}

async function searchOne(db: Reader, { reading, filters, counted, limit, milliseconds }: One): Promise<Passes> {
  const pass = (form?: { names: readonly string[]; wanted: boolean }, found = 0): Promise<Pass> =>
    runPass(db, planOf(reading, filters, counted, form ? { form } : {}), {
      limit: Math.max(0, limit - found),
      countTo: COUNT_TO - found,
      milliseconds,
    })
  const names = formNames(reading)
  if (names.length === 0) {
    const { ranks, total, complete } = await pass()
    return { preferred: [], rest: ranks, total, complete }
  }
  const preferred = await pass({ names, wanted: true })
  if (preferred.total >= COUNT_TO || !preferred.complete) {
    return { preferred: preferred.ranks, rest: [], total: preferred.total, complete: preferred.complete }
  }
  const rest = await pass({ names, wanted: false }, preferred.total)
  return { preferred: preferred.ranks, rest: rest.ranks, total: preferred.total + rest.total, complete: rest.complete }
}
