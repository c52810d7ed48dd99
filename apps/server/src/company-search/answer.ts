// The answer of company-search as it goes over the wire: filters of the address read, facets counted.
import type { SearchFacets, searchCompanies } from '@sverka/contract/company-search'
import { SEARCH_PAGE_SIZE } from '@sverka/contract/company-search.rules'
import type { InputOf, OutputOf } from '@sverka/contract/http'
import type { Clock } from '../platform/clock.ts'
import { codesOfActivity } from './activities.ts'
import { readingIndex, type SearchAnswer, type SearchRequest, search } from './company-search.ts'
import { GROUP_OF, searchWithFacets } from './facets.ts'
import type { Filters } from './filters.ts'
import type { SearchDb } from './search-db.ts'
import { type Shown, showFound } from './show.ts'

type Query = InputOf<typeof searchCompanies>['query']

type Answered = OutputOf<typeof searchCompanies>

const TOO_LATE: Answered = { count: 0, complete: false, corrected: null, facets: null, result: [] }

/**
 * Whatever holds a search up, its answer is in time; then it says that it is not complete. What is still being read meanwhile is kept, so that
 * who asks again is answered sooner.
 */
export const answerSearch = async (db: SearchDb, asked: Query, clock: Clock): Promise<Answered> =>
  (await within(db.index.answerMs, answerWhole(db, asked, clock))) ?? TOO_LATE

/** Null once the milliseconds are over; a failure after that is nobody's. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, null)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function answerWhole(db: SearchDb, asked: Query, clock: Clock): Promise<Answered> {
  const activity = asked.activity?.trim() ? await codesOfActivity(db.register, asked.activity) : []
  const filters = filtersOf({ ...asked, okved__in: [...(asked.okved__in ?? []), ...activity] }, clock.now())
  const wanted = { query: asked.query ?? '', filters, page: asked.page ?? 1, pageSize: asked.page_size ?? SEARCH_PAGE_SIZE }
  const request = { ...wanted, clock, mayRemember: true }
  return readingIndex(async () => {
    let looked = await searchAndShow(db, request, asked.facets ?? false)
    if (!looked.holds) looked = await searchAndShow(db, request, asked.facets ?? false)
    const { found, facets, result } = looked
    return {
      count: found.count,
      ...(found.exact ? {} : { count_exact: false }),
      complete: found.complete,
      corrected: found.corrected && { query: found.corrected.query, others: [...found.corrected.others] },
      facets,
      result,
    }
  })
}

interface Looked extends Shown {
  readonly found: SearchAnswer
  readonly facets: SearchFacets | null
}

/** By what the process remembers; where that is out of date once more is enough: the first answer brought what was missed. */
async function searchAndShow(db: SearchDb, request: SearchRequest, withFacets: boolean): Promise<Looked> {
  const { found, facets, beside } = withFacets ? await searchWithFacets(db, request) : { found: await search(db, request), facets: null }
  return { found, facets, ...(await showFound(db, found, beside)) }
}

function filtersOf(asked: Query, now: Date): Filters {
  const list = <T>(values: readonly T[] | undefined) => (values && values.length > 0 ? values : undefined)
  // «At most N full years» begins the day after the birthday of N + 1.
  const bornFrom = asked.age_to === undefined ? undefined : yearsBefore(now, asked.age_to + 1, 1)
  return {
    kind: asked.kind,
    statuses: list(asked.status__in)?.map((name) => GROUP_OF[name]),
    regions: list(asked.region__in)?.map((id) => String(id).padStart(2, '0')),
    okveds: list(asked.okved__in),
    sizes: list(asked.size__in),
    bornFrom,
    bornTo: asked.age_from ? yearsBefore(now, asked.age_from, 0) : bornFrom && yearsBefore(now, -YEARS_AHEAD, 0),
  }
}

/** No record is registered later: a last day keeps the years to look through few. */
const YEARS_AHEAD = 1

function yearsBefore(now: Date, years: number, days: number): string {
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days)).toISOString().slice(0, 10)
}
