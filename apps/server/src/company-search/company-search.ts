// The path of a search from top to bottom: six steps between the question and its answer; then what other features ask for, and the door.
import type { searchCompanies } from '@sverka/contract/company-search/company-search'
import { SEARCH_END } from '@sverka/contract/company-search/company-search.rules'
import type { OperationOutput } from '@sverka/contract/http/http'
import { type Asked, termsOfAsked } from '@sverka/posting-lists/conditions'
import { stillHolds, upToDate } from '@sverka/posting-lists/holds'
import { searchLevels } from '@sverka/posting-lists/levels'
import type { PageWindow } from '@sverka/posting-lists/page'
import type { Budget } from '@sverka/posting-lists/search'
import type { Changes } from '@sverka/posting-lists/store'
import { IndexView } from '@sverka/posting-lists/view'
import { idOfRank } from '../company-index/company-index.ts'
import type { Clock } from '../platform/clock.ts'
import { type Faceted, findWithFacets } from './answer/facets.ts'
import { presentFound } from './answer/present.ts'
import { readPage, readRanks } from './answer/read-page.ts'
import { NOTHING_FOUND, type SearchAnswer } from './answer/search-answer.ts'
import { isTimeOut, refuseLate, within } from './budget.ts'
import { withLostNought } from './numbers/lost-nought.ts'
import { findByNumbers } from './numbers/numbers.ts'
import { idsOfPage, pageOfNumbers } from './numbers/numbers-page.ts'
import { buildLevels, levelOfAll, levelsOfName, type Readings } from './query/levels.ts'
import { makeReading, splitPieces } from './query/query.ts'
import { possibleReadings, soundReadings, termsOfPieces, typedReadings, typedWords } from './query/readings.ts'
import {
  type Frequencies,
  listRepairs,
  MOST_OFFERS,
  namesMeant,
  namesMeantByTwo,
  ofUnknownWords,
  type Repair,
  repairsOfTwo,
  withTwoErrors,
  wordsMeant,
} from './query/repairs.ts'
import { buildRequest, type SearchQuery, type SearchRequest } from './query/request.ts'
import type { SearchDb } from './search-db.ts'

export { expectFound, refuseLate } from './budget.ts'
export { codesOfActivity } from './query/activities.ts'
export { openIndex, type SearchDb } from './search-db.ts'

type Answered = OperationOutput<typeof searchCompanies>

/** Refuses `search_late` where time was over before anything was found. */
export const answerSearch = async (db: SearchDb, asked: SearchQuery, clock: Clock): Promise<Answered> =>
  (await answerInTime(db, asked, clock)) ?? refuseLate()

/**
 * Null where time was over before anything was found: that nobody can be shown does not mean that there is nobody. What is still being read
 * meanwhile is cached, so that who asks again is answered sooner. Complete numbers need no index and no such time.
 */
export async function answerInTime(db: SearchDb, asked: SearchQuery, clock: Clock): Promise<Answered | null> {
  // 1. The words, the filters and the page that the address asks for.
  const request = await buildRequest(db.register, asked, clock)
  const byNumber = await pageOfNumbers(db, request, asked)
  if (byNumber) return withLostNought(db.register, byNumber, request.query)
  const answer = await within(db.index.waitMs, searchPage(db, request, asked).catch(nullIfLate))
  return answer && (answer.complete || answer.result.length > 0) ? withLostNought(db.register, answer, request.query) : null
}

function nullIfLate(error: unknown): null {
  if (isTimeOut(error)) return null
  throw error
}

function searchPage(db: SearchDb, request: SearchRequest, asked: Pick<SearchQuery, 'facets' | 'lang'>): Promise<Answered> {
  return upToDate(async () => {
    // 2 to 4: see `find`; with counts beside the filters several times.
    const { found, facets, beside } = await findFaceted(db, request, asked.facets ?? false)
    // 5. The rows of the page, and what changed since the process read the index last: one statement.
    const { rows, holds } = await show(db, found, { beside, sort: request.sort })
    // 6. Each row with the words that matched.
    const result = presentFound(rows, found.readings, { language: asked.lang ?? 'ru', today: db.index.summaryWanted().today })
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
    return { answer, holds }
  })
}

const findFaceted = async (
  db: SearchDb,
  request: SearchRequest,
  isFaceted: boolean,
): Promise<Omit<Faceted, 'facets'> & Pick<Answered, 'facets'>> =>
  isFaceted ? findWithFacets(db, request, (one) => find(db, one)) : { found: await find(db, request), facets: null, beside: [] }

/** Reads the rows. The answer holds if those `beside` it do, of which the counts beside the filters were made. Throws SegmentGone. */
async function show(db: SearchDb, found: SearchAnswer, { beside, sort }: { beside: readonly SearchAnswer[]; sort: SearchRequest['sort'] }) {
  if (!found.view) return { rows: [], holds: true }
  const { rows, changes } = await readPage(db, found.page, { snapshot: found.view.snapshot, sort })
  return { rows, holds: allHold([found, ...beside], changes) }
}

/** What `upToDate` asks again for: false if anything changed that may belong into one of the answers, or no longer does. Throws SegmentGone. */
const allHold = (answers: readonly SearchAnswer[], changes: Changes): boolean =>
  answers.every(({ view, page, conditions }) => !view || stillHolds({ view, ...page, conditions }, changes))

/** One page of documents in order, with the count up to 1,000. A blank query without filters finds nothing. Throws SegmentGone. */
async function find({ index }: SearchDb, request: SearchRequest): Promise<SearchAnswer> {
  const { query, filters } = request
  const pieces = splitPieces(query)
  const isUnfiltered = Object.values(filters).every((value) => value === undefined)
  if (pieces.length === 0 && (query.trim() !== '' || (isUnfiltered && !request.orAll))) return NOTHING_FOUND
  try {
    // 2. The lists of all terms that the query may mean: from the caches, or all in one statement. Which readings there are is known only with them:
    // those of the query as it was typed are asked for, and a rarer one reads what it wants besides.
    const terms = [...termsOfPieces(pieces), ...termsOfAsked(buildLevels({ whole: typedReadings(pieces), apart: [] }, filters))]
    const searching = {
      view: await IndexView.open(index.postings, terms),
      window: toWindow(request),
      budget: index.budget(request.clock),
      filters,
      sort: request.sort,
    }
    // 3. The readings whose words all occur.
    const { asTyped, ...readings } = listReadings(query, pieces.length === 0, searching)
    // 4. The documents that match any of them; where there are none, those of a repaired query.
    const found = await findReadings(searching, readings, asTyped ? null : correctedTo(readings, query))
    const answer = found.count > 0 || !found.complete ? found : await findRepaired(query, searching, found)
    searching.view.end()
    return searching.view.isWhole ? answer : { ...answer, complete: false }
  } catch (error) {
    if (isTimeOut(error)) return { ...NOTHING_FOUND, complete: false }
    throw error
  }
}

interface Searching extends Pick<SearchRequest, 'filters' | 'sort'> {
  readonly view: IndexView
  readonly window: PageWindow
  readonly budget: Budget
}

function toWindow({ page, pageSize, end = SEARCH_END }: SearchRequest): PageWindow {
  const offset = (page - 1) * pageSize
  return { offset, size: offset < end ? pageSize : 0, end }
}

const listReadings = (query: string, isBlank: boolean, { view }: Searching) =>
  isBlank ? { whole: [makeReading([])], apart: [], asTyped: true } : possibleReadings(query, (term) => view.count(term))

type Corrected = SearchAnswer['corrected']

/** What is searched instead; null where that is what was typed. */
function correctedTo({ whole, apart }: Readings, query: string): Corrected {
  const text = (whole[0] ?? apart[0])?.text ?? query
  return text === query.trim().toLowerCase() ? null : { query: text, others: [] }
}

/** What is found of a query, and what was searched. Throws SegmentGone. */
async function match({ view, window, budget }: Searching, asked: Asked) {
  const { found, changed, ...counted } = await searchLevels(view, asked, { end: window.end, budget })
  return { ...counted, page: { ...window, found, changed }, conditions: asked.widest }
}

async function findReadings(searching: Searching, asked: Readings, corrected: Corrected): Promise<SearchAnswer> {
  const { view } = searching
  const readings = [...asked.whole, ...asked.apart]
  if (readings.length === 0) return { ...NOTHING_FOUND, readings, view }
  const matched = await match(searching, (searching.sort ? levelOfAll : buildLevels)(asked, searching.filters))
  return { ...matched, readings, corrected: matched.count > 0 || !matched.complete ? corrected : null, offers: [], view }
}

/** Answers for a repaired query if that leads to a name; else only offers what may have been meant. */
async function findRepaired(query: string, searching: Searching, before: SearchAnswer): Promise<SearchAnswer> {
  const { view, filters } = searching
  const repairs = listRepairs(query, (term) => view.count(term))
  const frequencies: Frequencies = (key, terms) => view.frequencies(key, terms)
  const tries = [
    ...repairs.map((repair) => () => namesMeant(repair, frequencies)),
    ...repairsOfTwo(query, (term) => view.count(term)).map((two) => () => namesMeantByTwo(two, frequencies)),
    ...ofUnknownWords(repairs, (term) => view.count(term)).map(
      (repair) => async () => namesMeant(await withTwoErrors(repair, (begin, ending) => view.terms(begin, ending)), frequencies),
    ),
  ]
  for (const meantBy of tries) {
    const meant = await meantBy()
    for (const [i, reading] of meant.slice(0, MOST_OFFERS).entries()) {
      const named = await match(searching, levelsOfName(reading, filters))
      if (named.count === 0) continue
      const others = meant.slice(i + 1, MOST_OFFERS).map(({ text }) => text)
      const found = await findReadings(searching, { whole: [reading], apart: [] }, { query: reading.text, others })
      // What was typed may be found as soon as something changes.
      return { ...found, conditions: [...found.conditions, ...before.conditions] }
    }
  }
  // A Latin name in Russian letters.
  const heard = await findReadings(searching, { whole: soundReadings(typedWords(splitPieces(query))), apart: [] }, null)
  if (heard.count > 0) return { ...heard, conditions: [...heard.conditions, ...before.conditions] }
  return { ...before, offers: await suggestQueries(repairs[0], searching, frequencies) }
}

/** Queries one error away that find something. */
async function suggestQueries(repair: Repair | undefined, searching: Searching, frequencies: Frequencies): Promise<string[]> {
  const offers: string[] = []
  for (const reading of repair ? await wordsMeant(repair, frequencies) : []) {
    const { count } = await findReadings(searching, { whole: [reading], apart: [] }, null)
    if (count > 0) offers.push(reading.text)
  }
  return offers
}

/** A page of ids: what other features list. */
export async function searchIds(db: SearchDb, request: SearchRequest): Promise<FoundIds> {
  const byNumber = await findByNumbers(db.register, request)
  if (byNumber) return { ids: idsOfPage(byNumber, request), count: byNumber.count, exact: byNumber.exact, complete: true }
  return (await within(db.index.waitMs, idsOfIndex(db, request).catch(nullIfLate))) ?? NOT_IN_TIME
}

const NOT_IN_TIME: FoundIds = { ids: [], count: 0, exact: false, complete: false }

function idsOfIndex(db: SearchDb, request: SearchRequest): Promise<FoundIds> {
  return upToDate(async () => {
    const found = await find(db, request)
    const { view, page, count, exact, complete } = found
    if (!view) return { answer: { ids: [], count, exact, complete }, holds: true }
    const { rows, changes } = await readRanks(db, page, view.snapshot)
    const ids = rows.flatMap(({ rank }) => (rank === null ? [] : idOfRank(rank)))
    return { answer: { ids, count, exact, complete }, holds: allHold([found], changes) }
  })
}

type FoundIds = Pick<SearchAnswer, 'count' | 'exact' | 'complete'> & { readonly ids: readonly number[] }

/** Where the index does not know what is asked, its results are looked through in windows that double. */
const FIRST_WINDOW = 1000
/** No further than so many, nor longer than this: then the answer says that it is not complete. */
const LAST_WINDOW_END = 256_000
const LOOKING_MS = 2000

interface Passing {
  /** Those of the ids that are meant, in their order. */
  readonly pass: (ids: readonly number[]) => Promise<readonly number[]>
  /** More than so many there cannot be, or are not wanted. */
  readonly most: number
}

interface Passed {
  readonly ids: readonly number[]
  /** False: not all were looked through. */
  readonly complete: boolean
}

/** Those of all that the search finds that pass, in order. */
export async function searchThrough(
  db: SearchDb,
  asked: Omit<SearchRequest, 'page' | 'pageSize'>,
  { pass, most }: Passing,
): Promise<Passed> {
  const until = asked.clock.now().getTime() + LOOKING_MS
  const passed = new Set<number>()
  if (most === 0) return { ids: [], complete: true }
  // To the 1,000th, then as far again: to the 2,000th, the 4,000th …
  for (let end = FIRST_WINDOW; ; end *= 2) {
    const window = end === FIRST_WINDOW ? { page: 1, pageSize: end } : { page: 2, pageSize: end / 2 }
    const found = await searchIds(db, { ...asked, ...window, end })
    for (const id of await pass(found.ids)) passed.add(id)
    const ids = [...passed].slice(0, most)
    if (ids.length === most) return { ids, complete: true }
    if (found.exact || !found.complete) return { ids, complete: found.complete }
    if (end >= LAST_WINDOW_END || asked.clock.now().getTime() > until) return { ids, complete: false }
  }
}
