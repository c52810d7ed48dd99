// Answers a search: reads the query, looks at the index, goes through its segments.
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Clock } from '../platform/clock.ts'
import { type Condition, termsToRead } from './condition.ts'
import type { Filters } from './filters.ts'
import { SegmentGone } from './index/generation.ts'
import { IndexLook } from './index/index-look.ts'
import { EMPTY_PAGE, type Page } from './page.ts'
import { ranksOf } from './places.ts'
import { piecesOf, type Reading, readingOf } from './query.ts'
import { idOfRank } from './rank.ts'
import { possibleReadings, rankRepairs, repairsOf, termsOfPieces, typedReadings } from './readings.ts'
import { LAST_START_MS, type SearchDb } from './search-db.ts'
import { type Found, searchReadings, type Window } from './search-readings.ts'
import { isTimeOut } from './time-out.ts'

export interface SearchRequest {
  readonly query: string
  readonly filters: Filters
  readonly page: number
  readonly pageSize: number
  readonly clock: Clock
  /** What the process remembers of the index will do: whoever shows the answer learns whether it still holds. */
  readonly mayRemember?: boolean
  /** Without words and filters all records are meant, instead of none. */
  readonly orAll?: boolean
}

export interface SearchAnswer {
  readonly count: number
  readonly exact: boolean
  /** False: time ran out before the whole index was seen. */
  readonly complete: boolean
  /** What was searched instead, when the query as typed can match nothing. */
  readonly corrected: { readonly query: string; readonly others: readonly string[] } | null
  readonly readings: readonly Reading[]
  readonly page: Page
  /** Null where nothing was asked, or time ran out before anything was seen. */
  readonly look: IndexLook | null
  /** What was searched, whether it was found or not. */
  readonly conditions: readonly Condition[]
}

const NOTHING: SearchAnswer = {
  count: 0,
  exact: true,
  complete: true,
  corrected: null,
  readings: [],
  page: EMPTY_PAGE,
  look: null,
  conditions: [],
}

const isEmpty = (filters: Filters): boolean => Object.values(filters).every((value) => value === undefined)

export { statusGroup } from './rank.ts'
export { openIndex, type SearchDb } from './search-db.ts'

/** So often is done anew what segments were replaced under; that happens minutes apart. */
const MOST_TRIES = 4

/** Does what reads the index, and does it anew if a segment was replaced meanwhile. */
export async function readingIndex<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SegmentGone) || tries === MOST_TRIES) throw error
    }
  }
}

/** One page in order, with the count up to 1,000. A blank query without filters finds nothing. Throws SegmentGone. */
export async function search(db: SearchDb, request: SearchRequest): Promise<SearchAnswer> {
  try {
    return await searchInTime(db, request)
  } catch (error) {
    if (isTimeOut(error)) return { ...NOTHING, complete: false }
    throw error
  }
}

async function searchInTime({ index }: SearchDb, request: SearchRequest): Promise<SearchAnswer> {
  const { query, filters } = request
  const pieces = piecesOf(query)
  if (pieces.length === 0 && (query.trim() !== '' || (isEmpty(filters) && !request.orAll))) return NOTHING
  const window = windowOf(request)
  const typed = typedReadings(pieces)
  const terms = [...termsOfPieces(pieces), ...typed.flatMap((reading) => termsToRead(reading, filters))]
  const look = await IndexLook.at(index, terms, request.mayRemember ?? false)
  const found = await searchLooked(request, { index, look, window, pieces })
  look.end()
  return look.isWhole ? found : { ...found, complete: false }
}

async function searchLooked(request: SearchRequest, { pieces, ...looking }: Looking & { pieces: Pieces }): Promise<SearchAnswer> {
  const { query, filters } = request
  const { index, look, window } = looking
  const count = (term: string) => look.count(term)
  const { readings, asTyped } = pieces.length === 0 ? { readings: [readingOf([])], asTyped: true } : possibleReadings(query, count)
  const found = readings.length > 0 ? await searchReadings(index, { readings, filters, look, window }) : null
  if (found && (found.count > 0 || !found.complete)) {
    return answer(look, found, readings, asTyped ? null : { query: readings[0]?.text ?? query, others: [] })
  }
  const repaired = (await searchRepaired(request, looking)) ?? { ...NOTHING, readings, look }
  return { ...repaired, conditions: [...repaired.conditions, ...(found?.conditions ?? [])] }
}

type Pieces = ReturnType<typeof piecesOf>

/** The same by ids: what other features list. */
export function searchIds(db: SearchDb, request: SearchRequest): Promise<Pick<SearchAnswer, 'count' | 'exact'> & { ids: number[] }> {
  return readingIndex(async () => {
    const { page, count, exact } = await search(db, request)
    return { ids: (await ranksOf(db.register, page)).map(idOfRank), count, exact }
  })
}

function windowOf({ page, pageSize, clock }: SearchRequest): Window {
  const offset = (page - 1) * pageSize
  return { offset, size: offset < SEARCH_END ? pageSize : 0, lastStart: clock.now().getTime() + LAST_START_MS, clock }
}

interface Looking {
  readonly index: SearchDb['index']
  readonly look: IndexLook
  readonly window: Window
}

/** Tries the likeliest repairs of one word, in order, until one finds something. */
async function searchRepaired({ query, filters }: SearchRequest, { index, look, window }: Looking) {
  const repair = repairsOf(query, (term) => look.count(term))
  if (!repair) return null
  const wrong = repair.words[repair.at] ?? ''
  const likely = rankRepairs(wrong, await look.frequencies(wrong, repair.candidates))
  const repaired = likely.map((word) => repair.words.with(repair.at, word))
  for (const [i, words] of repaired.entries()) {
    const reading = readingOf(words)
    const found = await searchReadings(index, { readings: [reading], filters, look, window })
    if (found.count > 0) {
      const others = repaired.slice(i + 1).map((other) => other.join(' '))
      return answer(look, found, [reading], { query: reading.text, others })
    }
  }
  return null
}

type Corrected = SearchAnswer['corrected']

const answer = (look: IndexLook, found: Found, readings: readonly Reading[], corrected: Corrected): SearchAnswer => ({
  count: found.count,
  exact: found.exact,
  complete: found.complete,
  corrected,
  readings,
  page: found.page,
  look,
  conditions: found.conditions,
})
