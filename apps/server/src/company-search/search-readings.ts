// Searches one or several readings of a query and merges what they find: forms asked for first, then by rank, each record once.
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Clock } from '../platform/clock.ts'
import { type Pass, type PassLimits, runPass } from './company-search.sql.ts'
import { withCounts } from './counts.ts'
import type { Filters } from './filters.ts'
import { keyOf } from './keys.ts'
import { type Frequencies, formNames, namesToCount, type PlanOptions, planOf } from './plan.ts'
import { keyNameOf, type Reading } from './query.ts'
import type { SearchDb } from './search-db.ts'

export interface Window {
  offset: number
  size: number
  /** No pass begins later, in milliseconds since 1970. */
  readonly lastStart: number
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
export async function searchReadings(db: SearchDb, { readings, filters, counted, window }: Wanted): Promise<Found> {
  const limit = Math.min(window.offset + window.size, SEARCH_END)
  const names = readings.flatMap((reading) => namesToCount(reading, filters))
  const known = await withCounts(db.register, counted, names)
  const all = await Promise.all(
    readings.map((reading) => searchOne(db, { reading, filters, counted: known, limit, gather: readings.length > 1, window })),
  )
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

interface One {
  readonly reading: Reading
  readonly filters: Filters
  readonly counted: Frequencies
  readonly limit: number
  /** All that were counted are wanted, so that several readings can be counted together. */
  readonly gather: boolean
  readonly window: Window
}

type Run = (options: PlanOptions, limits: Pick<PassLimits, 'limit' | 'countTo'> & Partial<PassLimits>) => Promise<Pass>

async function searchOne(db: SearchDb, { reading, filters, counted, limit, gather, window }: One): Promise<Passes> {
  const run: Run = async (options, limits) => {
    if (window.clock.now().getTime() > window.lastStart) return { ranks: [], marked: [], total: 0, complete: false }
    return runPass(db.index, planOf(reading, filters, counted, options), { gather, ...limits })
  }
  const forms = formNames(reading)
  if (forms.length === 0) {
    const { ranks, total, complete } = await run({}, { limit, countTo: COUNT_TO })
    return { preferred: [], rest: ranks, total, complete }
  }
  const all = isFew(reading, counted) ? await run({}, { limit, countTo: COUNT_TO, gather: true, mark: forms.map(keyOf) }) : null
  return all && all.total < COUNT_TO ? splitByForm(all) : formFirst(run, forms, limit)
}

/** Few enough to be gathered as a whole and told apart afterwards. */
const isFew = (reading: Reading, counted: Frequencies): boolean =>
  reading.terms.some((term) => {
    const name = keyNameOf(term)
    return name === null || (counted.get(name) ?? 0) <= SEARCH_END
  })

function splitByForm({ ranks, marked, total, complete }: Pass): Passes {
  const preferred = new Set(marked)
  return { preferred: [...preferred], rest: ranks.filter((rank) => !preferred.has(rank)), total, complete }
}

/** Records of the form asked for in one pass; if there is room left, the best of all in a second one. */
async function formFirst(run: Run, names: readonly string[], limit: number): Promise<Passes> {
  const wanted = await run({ form: names }, { limit, countTo: COUNT_TO })
  if (wanted.total >= COUNT_TO || !wanted.complete) {
    return { preferred: wanted.ranks, rest: [], total: wanted.total, complete: wanted.complete }
  }
  const all = await run({}, { limit: limit + wanted.total, countTo: COUNT_TO })
  return { preferred: wanted.ranks, rest: all.ranks, total: all.total, complete: all.complete }
}
