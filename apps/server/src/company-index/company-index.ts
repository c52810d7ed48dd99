// The index of companies, and its only door: what a company is found by, its lists in PostgreSQL, and the index as one process has it.
import { join } from 'node:path'
import { TimedBudget } from '@sverka/posting-lists/budget'
import { ChunkCache } from '@sverka/posting-lists/chunk-cache'
import { PostingIndex } from '@sverka/posting-lists/posting-index'
import { type Clock, processorTime } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type ConnectOptions, readOnly } from '../platform/db/connect.ts'
import type { ReadDb } from '../platform/db/database.ts'
import { isCutOff } from '../platform/db/is-unavailable.ts'
import { oncePer } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import { rules } from './documents/terms.ts'
import { listChunks, listFrequencies } from './store/lists.sql.ts'
import { listByLongNumbers } from './store/long-numbers.sql.ts'
import { searchStore } from './store/search-store.ts'

// A company as the index has it, and what reads companies for it.
export { describe, type Searched } from './documents/document.ts'
// What a text is cut into: the same for the register and for what a person types.
export { formAt, ofForms, splitGlued } from './documents/forms.ts'
export { inOtherAlphabet } from './documents/lookalikes.ts'
export { groupOfRank, groups, idOfRank, type Kind, kindOfRank, type SizeClass, type StatusGroup, statusGroup } from './documents/rank.ts'
export { toSound } from './documents/sounds.ts'
export { listSearched, MOST_PEOPLE, selectPeople, selectPredecessors } from './documents/sources.sql.ts'
// Terms, and the order in which companies stand.
export { END, factTerm, isFact, nameTerm, PARTS_OF_DAYS, personTerm, rules, SHORTEST_SOUND, wordOfName } from './documents/terms.ts'
// Writing it: by changes, and as a whole.
export { updateSearchIndex } from './documents/update-index.ts'
export {
  endOfPrefix,
  INN_TERM_DIGITS,
  isNumber,
  LONGEST_WORD,
  normalise,
  type PlacedWord,
  placeWords,
  splitWords,
} from './documents/words.ts'
export { compact, rebuildCompanySearch } from './rebuild/rebuild.ts'
// What changed since it was read, for the statement that reads the rows of a page.
export { changesSince } from './store/lists.sql.ts'
export { parseChanges } from './store/search-store.ts'

/** The index as one process has it. */
export interface CompanyIndex {
  readonly db: ReadDb
  readonly postings: PostingIndex
  /** Milliseconds that a question may wait. */
  readonly waitMs: number
  /** What one question may use. */
  readonly budget: (clock: Clock) => TimedBudget
}

interface IndexParts extends Pick<CompanyIndex, 'waitMs'> {
  readonly chunks?: ChunkCache
  /** Milliseconds of the processor that a question's work may take. */
  readonly processorMs: number
}

export const indexOver = (db: ReadDb, { chunks, waitMs, processorMs }: IndexParts): CompanyIndex => ({
  db,
  postings: new PostingIndex(searchStore(db), { rules, chunks }),
  waitMs,
  budget: (clock) => new TimedBudget({ waitMs, processorMs, processorTime, now: () => clock.now().getTime(), isCutOff }),
})

/** As many searches at once as two to four processors can serve, and what they show; further ones wait their turn, which costs them less than sharing. */
export const SEARCH_CONNECTIONS = 8

/**
 * Every statement is planned once per connection, whatever it asks for: planning anew for each question, which the database prefers as soon as
 * one asks for less than it supposes, takes longer than answering it. Nor does any run long enough to be worth compiling.
 */
const SETTINGS = { plan_cache_mode: 'force_generic_plan', jit: 'off' }

/** A connection stays open for good, with the plans of its statements; the database cuts off every statement that takes too long. */
const poolOptions = (config: Pick<Config, 'SEARCH_PASS_MS'>): Omit<ConnectOptions, 'log'> => ({
  size: SEARCH_CONNECTIONS,
  statementMs: config.SEARCH_PASS_MS,
  idleMs: 0,
  settings: SETTINGS,
  followsReading: true,
})

/** The index over a pool of its own; chunks that were read of the database are cached in a folder of its own under `DATA_DIR`. */
export const openCompanyIndex = oncePer((services: Services) => {
  const { config, log, openPool } = services
  const pool = openPool(poolOptions(config))
  const folder = join(config.DATA_DIR, 'search')
  const onBroken = (error: unknown) =>
    log.warn({ err: error }, 'chunks of the search index cannot be cached on disk; they are read of the database')
  const index = indexOver(readOnly(pool), {
    chunks: new ChunkCache(folder, onBroken),
    waitMs: config.SEARCH_PASS_MS,
    processorMs: config.SEARCH_PROCESSOR_MS,
  })
  const close = async () => {
    index.postings.close()
    await pool.destroy()
  }
  return { index, close }
})

/** No word is a blank, no number either. */
const NOTHING = [' ']
/** No segment has this number. */
const NOWHERE = [0]

/** Every reading of the index once, of what is not there: so its statements are planned. The first one reads what changed since the segments were made. */
export const readingsOfIndex = ({ db, postings }: CompanyIndex): (() => Promise<unknown>)[] => [
  () => postings.readLists(NOTHING),
  () => listChunks(db, NOTHING, [NOWHERE, NOWHERE, NOWHERE]),
  () => listFrequencies(db, NOWHERE, NOTHING),
  () => listByLongNumbers(db, NOTHING, NOTHING, [false]),
]
