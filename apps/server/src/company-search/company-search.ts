// Answers a search of companies; numbered comments mark its six steps. At the end: searches for other modules (`searchIds`, `searchMatching`). The
// index has for each term (a word's beginning, a fact such as a region) a posting list: the documents, which stand for companies, that have the
// term.
import type { searchCompanies } from '@sverka/contract/company-search/company-search'
import { SEARCH_RESULTS_MAX } from '@sverka/contract/company-search/company-search.rules'
import type { OperationOutput } from '@sverka/contract/http/http'
import { type IndexQuery, listQueryTerms } from '@sverka/posting-lists/conditions'
import { searchLevels } from '@sverka/posting-lists/levels'
import type { PageWindow } from '@sverka/posting-lists/page'
import type { Budget } from '@sverka/posting-lists/search'
import { answerUpToDate, isStillValid } from '@sverka/posting-lists/still-valid'
import type { Changes } from '@sverka/posting-lists/store'
import { IndexView } from '@sverka/posting-lists/view'
import { idOfRank } from '../company-index/company-index.ts'
import type { Clock } from '../platform/clock.ts'
import { type AnswerWithFacets, findWithFacets } from './answer/facets.ts'
import { presentFound } from './answer/present.ts'
import { readPage, readRanks } from './answer/read-page.ts'
import { NOTHING_FOUND, type SearchAnswer } from './answer/search-answer.ts'
import { isTimeOut, refuseOnTimeout, waitAtMost } from './budget.ts'
import { withRestoredZero } from './numbers/leading-zero.ts'
import { findByNumbers } from './numbers/numbers.ts'
import { idsOfPage, pageOfNumbers } from './numbers/numbers-page.ts'
import { buildLevels, levelOfAll, levelsOfName, type QueryReadings } from './query/levels.ts'
import { makeReading, splitPieces } from './query/query.ts'
import { possibleReadings, soundReadings, termsOfPieces, typedReadings, typedWords } from './query/readings.ts'
import {
  correctTwoErrors,
  type Frequencies,
  keepUnknownWords,
  listRepairs,
  MAX_OFFERS,
  type Repair,
  repairTwoWords,
  suggestedNames,
  suggestedNamesByTwo,
  suggestedWords,
} from './query/repairs.ts'
import { buildRequest, type SearchQuery, type SearchRequest } from './query/request.ts'
import type { SearchDb } from './search-db.ts'

export { refuseOnTimeout, requireFoundInTime } from './budget.ts'
export { codesOfActivity } from './query/activities.ts'
export { openIndex, type SearchDb } from './search-db.ts'

type Answered = OperationOutput<typeof searchCompanies>

/** One page of results. Throws `search_late` if the time was over before anything was found. */
export const answerSearch = async (db: SearchDb, query: SearchQuery, clock: Clock): Promise<Answered> =>
  (await answerWithinTime(db, query, clock)) ?? refuseOnTimeout()

/**
 * One page of results. Null if the time was over before anything was found, which does not mean that nothing matches. Reads that have not finished
 * continue and fill the cache, so a repeated search is quicker. Complete numbers (ИНН taxpayer number, ОГРН registration number, КПП code of a tax
 * registration) need no index and have no time limit.
 */
export async function answerWithinTime(db: SearchDb, params: SearchQuery, clock: Clock): Promise<Answered | null> {
  // 1. The words, the filters and the page, from the URL.
  const request = await buildRequest(db.register, params, clock)
  const byNumber = await pageOfNumbers(db, request, params)
  if (byNumber) return withRestoredZero(db.register, byNumber, request.query)
  const answer = await waitAtMost(db.index.waitMs, searchPage(db, request, params).catch(nullIfLate))
  return answer && (answer.complete || answer.result.length > 0) ? withRestoredZero(db.register, answer, request.query) : null
}

/** Turns a time-out into null; throws any other error. */
function nullIfLate(error: unknown): null {
  if (isTimeOut(error)) return null
  throw error
}

/** Steps 2 to 6. Searches again as long as changes of the index meanwhile affect the answer. */
function searchPage(db: SearchDb, request: SearchRequest, params: Pick<SearchQuery, 'facets' | 'lang'>): Promise<Answered> {
  return answerUpToDate(async () => {
    // 2 to 4: see `find`, which runs several times if facets (counts for each filter value) are wanted.
    const { found, facets, facetSearches } = await findFaceted(db, request, params.facets ?? false)
    // 5. The rows of the page, and what changed since the process last read the index: one statement.
    const { rows, isCurrent } = await readRows(db, found, { facetSearches, sort: request.sort })
    // 6. Each row with the words that matched.
    const result = presentFound(rows, found.readings, { language: params.lang ?? 'ru', today: db.index.summaryWanted().today })
    const { count, exact, complete, corrected, offers } = found
    const answer = {
      count,
      ...(exact ? {} : { count_exact: false }),
      complete,
      corrected: corrected && { query: corrected.query, others: [...corrected.others] },
      offers: [...offers],
      numbers: [],
      facets,
      result,
    }
    return { answer, isCurrent }
  })
}

/** Finds the page; with `isFaceted` also the counts of results by kind and status (facets). */
const findFaceted = async (
  db: SearchDb,
  request: SearchRequest,
  isFaceted: boolean,
): Promise<Omit<AnswerWithFacets, 'facets'> & Pick<Answered, 'facets'>> =>
  isFaceted
    ? findWithFacets(db, request, (facetRequest) => find(db, facetRequest))
    : { found: await find(db, request), facets: null, facetSearches: [] }

/** The searches whose results the facets count, and the order that the user chose. */
interface ShowOptions {
  readonly facetSearches: readonly SearchAnswer[]
  readonly sort: SearchRequest['sort']
}

/**
 * Reads the rows of the page. `isCurrent`: no change since the search affects the answer or the searches for the facets. Throws SegmentDeleted if a
 * segment (a part of the index) was replaced meanwhile.
 */
async function readRows(db: SearchDb, found: SearchAnswer, { facetSearches, sort }: ShowOptions) {
  if (!found.view) return { rows: [], isCurrent: true }
  const { rows, changes } = await readPage(db, found.page, { snapshot: found.view.snapshot, sort })
  return { rows, isCurrent: areAllCurrent([found, ...facetSearches], changes) }
}

/** False if a change may add to one of the answers or remove from it; then `answerUpToDate` searches again. Throws SegmentDeleted. */
const areAllCurrent = (answers: readonly SearchAnswer[], changes: Changes): boolean =>
  answers.every(({ view, page, conditions }) => !view || isStillValid({ view, ...page, conditions }, changes))

/**
 * Finds one page of documents in order, and counts them up to 1,000. An empty query without filters finds nothing, unless the request has `orAll`.
 * Throws SegmentDeleted, after which `answerUpToDate` searches again.
 */
async function find({ index }: SearchDb, request: SearchRequest): Promise<SearchAnswer> {
  const { query, filters } = request
  const pieces = splitPieces(query)
  const isUnfiltered = Object.values(filters).every((value) => value === undefined)
  if (pieces.length === 0 && (query.trim() !== '' || (isUnfiltered && !request.orAll))) return NOTHING_FOUND
  try {
    // 2. Posting lists, from the caches or in one statement: of all words that the query may mean, and for the order of matches of the query as
    // typed. These lists show which other readings are possible; such a reading then fetches the lists that it still needs.
    const terms = [...termsOfPieces(pieces), ...listQueryTerms(buildLevels({ whole: typedReadings(pieces), apart: [] }, filters))]
    const searching = {
      view: await IndexView.open(index.postings, terms),
      window: toWindow(request),
      budget: index.budget(request.clock),
      filters,
      sort: request.sort,
    }
    // 3. The readings (ways to understand the query, see `QueryReadings`) whose words all occur in the index.
    const { asTyped, ...readings } = listReadings(query, pieces.length === 0, searching)
    // 4. The documents that match any reading; if there are none, those of the query with corrected typing errors.
    const found = await findReadings(searching, readings, asTyped ? null : correctedTo(readings, query))
    const answer = found.count > 0 || !found.complete ? found : await findRepaired(query, searching, found)
    searching.view.end()
    // The index is not whole until it has been built completely for the first time.
    return searching.view.isWhole ? answer : { ...answer, complete: false }
  } catch (error) {
    if (isTimeOut(error)) return { ...NOTHING_FOUND, complete: false }
    throw error
  }
}

/** The state that the functions of one search share: the index as it was read, the part of the results to return, the time limit, the filters. */
interface Searching extends Pick<SearchRequest, 'filters' | 'sort'> {
  readonly view: IndexView
  readonly window: PageWindow
  readonly budget: Budget
}

/** The part of the results that a page shows; nothing beyond `end`. */
function toWindow({ page, pageSize, end = SEARCH_RESULTS_MAX }: SearchRequest): PageWindow {
  const offset = (page - 1) * pageSize
  return { offset, size: offset < end ? pageSize : 0, end }
}

/** The possible readings; a query without words has one reading, which has no terms and which every company matches. */
const listReadings = (query: string, isBlank: boolean, { view }: Searching) =>
  isBlank ? { whole: [makeReading([])], apart: [], asTyped: true } : possibleReadings(query, (term) => view.count(term))

type Corrected = SearchAnswer['corrected']

/** The query that is searched instead of the typed one, for example in Russian letters; null if the typed one is searched. */
function correctedTo({ whole, apart }: QueryReadings, query: string): Corrected {
  const text = (whole[0] ?? apart[0])?.text ?? query
  return text === query.trim().toLowerCase() ? null : { query: text, others: [] }
}

/** Runs the search in the index. The returned `conditions` decide later whether a changed company can affect the answer. Throws SegmentDeleted. */
async function match({ view, window, budget }: Searching, request: IndexQuery) {
  const { found, changed, ...counted } = await searchLevels(view, request, { end: window.end, budget })
  return { ...counted, page: { ...window, found, changed }, conditions: request.widest }
}

/** The answer for these readings; `corrected` is shown if something was found. */
async function findReadings(searching: Searching, request: QueryReadings, corrected: Corrected): Promise<SearchAnswer> {
  const { view } = searching
  const readings = [...request.whole, ...request.apart]
  if (readings.length === 0) return { ...NOTHING_FOUND, readings, view }
  // With an order chosen by the user, relevance does not matter: all matches are one level.
  const matched = await match(searching, (searching.sort ? levelOfAll : buildLevels)(request, searching.filters))
  return { ...matched, readings, corrected: matched.count > 0 || !matched.complete ? corrected : null, offers: [], view }
}

/**
 * Answers a query that finds nothing; `before` is its answer. If a corrected query equals a company's name or begins one, that query is answered;
 * else the names that sound like the query; else queries are only suggested (`offers`).
 */
async function findRepaired(query: string, searching: Searching, before: SearchAnswer): Promise<SearchAnswer> {
  const { view, filters } = searching
  const repairs = listRepairs(query, (term) => view.count(term))
  const frequencies: Frequencies = (key, terms) => view.frequencies(key, terms)
  // In this order: one error in one word, one error in each of two words, two errors in one word.
  const attempts = [
    ...repairs.map((repair) => () => suggestedNames(repair, frequencies)),
    ...repairTwoWords(query, (term) => view.count(term)).map((repair) => () => suggestedNamesByTwo(repair, frequencies)),
    ...keepUnknownWords(repairs, (term) => view.count(term)).map(
      (repair) => async () => suggestedNames(await correctTwoErrors(repair, (begin, ending) => view.listTerms(begin, ending)), frequencies),
    ),
  ]
  for (const suggest of attempts) {
    const suggested = await suggest()
    for (const [i, reading] of suggested.slice(0, MAX_OFFERS).entries()) {
      const inNames = await match(searching, levelsOfName(reading, filters))
      if (inNames.count === 0) continue
      const others = suggested.slice(i + 1, MAX_OFFERS).map(({ text }) => text)
      const found = await findReadings(searching, { whole: [reading], apart: [] }, { query: reading.text, others })
      // The conditions of the query as typed stay, since a later change may make it find something.
      return { ...found, conditions: [...found.conditions, ...before.conditions] }
    }
  }
  // Names that sound alike, for example a Latin name typed in Russian letters.
  const alike = await findReadings(searching, { whole: soundReadings(typedWords(splitPieces(query))), apart: [] }, null)
  if (alike.count > 0) return { ...alike, conditions: [...alike.conditions, ...before.conditions] }
  return { ...before, offers: await suggestQueries(repairs[0], searching, frequencies) }
}

/** Queries with one error corrected that find something, also outside names. */
async function suggestQueries(repair: Repair | undefined, searching: Searching, frequencies: Frequencies): Promise<string[]> {
  const offers: string[] = []
  for (const reading of repair ? await suggestedWords(repair, frequencies) : []) {
    const { count } = await findReadings(searching, { whole: [reading], apart: [] }, null)
    if (count > 0) offers.push(reading.text)
  }
  return offers
}

/** A page of company ids, for other modules. If the time is over before anything is found: no ids, and `complete` is false. */
export async function searchIds(db: SearchDb, request: SearchRequest): Promise<FoundIds> {
  const byNumber = await findByNumbers(db.register, request)
  if (byNumber) return { ids: idsOfPage(byNumber, request), count: byNumber.count, exact: byNumber.exact, complete: true }
  return (await waitAtMost(db.index.waitMs, idsOfIndex(db, request).catch(nullIfLate))) ?? NOT_IN_TIME
}

/** The answer if the time is over before anything is found. */
const NOT_IN_TIME: FoundIds = { ids: [], count: 0, exact: false, complete: false }

/** The ids that the index finds, in the order of results. */
function idsOfIndex(db: SearchDb, request: SearchRequest): Promise<FoundIds> {
  return answerUpToDate(async () => {
    const found = await find(db, request)
    const { view, page, count, exact, complete } = found
    if (!view) return { answer: { ids: [], count, exact, complete }, isCurrent: true }
    const { rows, changes } = await readRanks(db, page, view.snapshot)
    const ids = rows.flatMap(({ rank }) => (rank === null ? [] : idOfRank(rank)))
    return { answer: { ids, count, exact, complete }, isCurrent: areAllCurrent([found], changes) }
  })
}

/** `count` is at most 1,000; `exact` is false if there are more. `complete` is false if time ran out before the whole index was searched. */
type FoundIds = Pick<SearchAnswer, 'count' | 'exact' | 'complete'> & { readonly ids: readonly number[] }

/** `searchMatching` reads results in windows: each ends twice as far as the one before. This is the end of the first. */
const FIRST_WINDOW = 1000
/** Limits of `searchMatching` in results and in milliseconds; beyond them the answer is not complete. */
const LAST_WINDOW_END = 256_000
const MATCHING_MS = 2000

/** A filter that the index cannot apply. */
interface Passing {
  /** Returns the ids that pass the filter, in the same order. */
  readonly pass: (ids: readonly number[]) => Promise<readonly number[]>
  /** The search stops once this many ids have passed the filter. */
  readonly most: number
}

/** The results that passed the filter. */
interface Passed {
  readonly ids: readonly number[]
  /** False if not all results were read. */
  readonly complete: boolean
}

/** The results of a search that also pass a filter which the index cannot apply, in order. */
export async function searchMatching(
  db: SearchDb,
  request: Omit<SearchRequest, 'page' | 'pageSize'>,
  { pass, most }: Passing,
): Promise<Passed> {
  const until = request.clock.now().getTime() + MATCHING_MS
  const passed = new Set<number>()
  if (most === 0) return { ids: [], complete: true }
  // Up to the 1,000th result, then the 2,000th, the 4,000th …
  for (let end = FIRST_WINDOW; ; end *= 2) {
    const window = end === FIRST_WINDOW ? { page: 1, pageSize: end } : { page: 2, pageSize: end / 2 }
    const found = await searchIds(db, { ...request, ...window, end })
    for (const id of await pass(found.ids)) passed.add(id)
    const ids = [...passed].slice(0, most)
    if (ids.length === most) return { ids, complete: true }
    if (found.exact || !found.complete) return { ids, complete: found.complete }
    if (end >= LAST_WINDOW_END || request.clock.now().getTime() > until) return { ids, complete: false }
  }
}
