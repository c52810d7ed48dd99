// The interface of the search index of companies for other modules: documents and terms, posting lists in PostgreSQL (the documents with each term),
// and the index as one process has it in memory.
import { join } from 'node:path'
import { TimedBudget } from '@sverka/posting-lists/budget'
import { ChunkCache } from '@sverka/posting-lists/chunk-cache'
import { PostingIndex } from '@sverka/posting-lists/posting-index'
import { type Clock, processorTime } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type ConnectOptions, readOnly } from '../platform/db/connect.ts'
import type { ReadDb } from '../platform/db/database.ts'
import { isDatabaseTimeout } from '../platform/db/is-unavailable.ts'
import { createdOnce } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import { companyTermRules } from './documents/terms.ts'
import { listChunks, listFrequencies } from './store/lists.sql.ts'
import { listByLongNumbers } from './store/long-numbers.sql.ts'
import { searchStore } from './store/search-store.ts'

// Companies as documents of the index, and how they are read.
export { buildIndexDocument, type SearchableRecord } from './documents/document.ts'
// How text is split into words: the same for the register and for queries.
export { findFormPositions, formAt, splitGlued } from './documents/forms.ts'
export { inOtherAlphabet } from './documents/lookalikes.ts'
export { toPhoneticKey } from './documents/phonetic-key.ts'
export {
  groupOfRank,
  idOfRank,
  type Kind,
  kindOfRank,
  type SizeClass,
  type StatusGroup,
  statusGroup,
  statusGroups,
} from './documents/rank.ts'
export { listSearchableRecords, MAX_PEOPLE, selectPeople, selectPredecessors } from './documents/sources.sql.ts'
// Terms, and the order of companies.
export {
  companyTermRules,
  DAY_PREFIX_LENGTHS,
  factTerm,
  isFact,
  MIN_SOUND_LENGTH,
  nameTerm,
  personTerm,
  TERM_END,
  wordOfName,
} from './documents/terms.ts'
// Writing the index: after changes, and as a whole.
export { updateSearchIndex } from './documents/update-index.ts'
export {
  endOfPrefix,
  INN_TERM_DIGITS,
  isNumber,
  MAX_WORD_LENGTH,
  normaliseText as normalise,
  type PlacedWord,
  placeWords,
  splitWords,
} from './documents/words.ts'
export { compactCompanyIndex as compact, rebuildCompanySearch } from './rebuild/rebuild.ts'
// Changes of the index since it was read, for the statement that reads the rows of a page of results.
export { changesSince } from './store/lists.sql.ts'
export { parseChanges } from './store/search-store.ts'

/** The index as one process has it in memory. */
export interface CompanyIndex {
  readonly db: ReadDb
  readonly postings: PostingIndex
  /** How long a search may wait, in milliseconds. */
  readonly waitMs: number
  /** Starts the time limits of one search: wall-clock time (`waitMs`) and processor time of its own work. */
  readonly budget: (clock: Clock) => TimedBudget
}

interface IndexParts extends Pick<CompanyIndex, 'waitMs'> {
  /** Cache on disk of chunks (pieces of posting lists); without it every chunk is read from the database. */
  readonly chunks?: ChunkCache
  /** Processor time of one search, in milliseconds. */
  readonly processorMs: number
}

export const createCompanyIndex = (db: ReadDb, { chunks, waitMs, processorMs }: IndexParts): CompanyIndex => ({
  db,
  postings: new PostingIndex(searchStore(db), { rules: companyTermRules, chunks }),
  waitMs,
  budget: (clock) => new TimedBudget({ waitMs, processorMs, processorTime, now: () => clock.now().getTime(), isCutOff: isDatabaseTimeout }),
})

/**
 * Size of the pool: as many searches at once as two to four processors can serve. Further ones wait, which is quicker than sharing the processors.
 */
export const SEARCH_CONNECTIONS = 8

/**
 * Every statement is planned once per connection. By default PostgreSQL plans again for each search if that promises a cheaper plan, but planning
 * takes longer than running the statement. No statement runs long enough to be worth JIT compilation.
 */
const SETTINGS = { plan_cache_mode: 'force_generic_plan', jit: 'off' }

/** Connections are never closed when idle, so they keep the plans of their statements; the database cancels a statement that takes too long. */
const poolOptions = (config: Pick<Config, 'SEARCH_PASS_MS'>): Omit<ConnectOptions, 'log'> => ({
  size: SEARCH_CONNECTIONS,
  statementMs: config.SEARCH_PASS_MS,
  idleMs: 0,
  settings: SETTINGS,
  routesToStandby: true,
})

/** The index with its own pool; chunks read from the database are cached in its own folder under `DATA_DIR`. */
export const openCompanyIndex = createdOnce((services: Services) => {
  const { config, log, openPool } = services
  const pool = openPool(poolOptions(config))
  const folder = join(config.DATA_DIR, 'search')
  const onBroken = (error: unknown) =>
    log.warn({ err: error }, 'chunks of the search index cannot be cached on disk; they are read from the database')
  const index = createCompanyIndex(readOnly(pool), {
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

/** A term that no document has: words and numbers contain no blank. */
const NO_TERM = [' ']
/** A number that no segment has. */
const NO_SEGMENT = [0]

/**
 * Functions that each run one statement of a search with a term that does not exist, so that PostgreSQL plans it before the first user searches. The
 * first one also reads the delta (companies that changed since the segments were built).
 */
export const indexWarmUpQueries = ({ db, postings }: CompanyIndex): (() => Promise<unknown>)[] => [
  () => postings.readLists(NO_TERM),
  () => listChunks(db, NO_TERM, [NO_SEGMENT, NO_SEGMENT, NO_SEGMENT]),
  () => listFrequencies(db, NO_SEGMENT, NO_TERM),
  () => listByLongNumbers(db, NO_TERM, NO_TERM, [false]),
]
