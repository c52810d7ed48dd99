// The pool by which searches read the index: few connections, whose every statement the database cuts off soon.
import { join } from 'node:path'
import { TimedBudget } from '@sverka/posting-lists/budget'
import { ChunkCache } from '@sverka/posting-lists/chunk-cache'
import { PostingIndex } from '@sverka/posting-lists/posting-index'
import { type Clock, processorTime } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { type ConnectOptions, readOnly } from '../platform/db/connect.ts'
import type { ReadDb, Reader } from '../platform/db/database.ts'
import { isCutOff } from '../platform/db/is-unavailable.ts'
import { oncePer } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import { type SummaryReader, summariesOf } from '../reliability/reliability.ts'
import { rules } from './documents/terms.ts'
import { searchStore } from './store/search-store.ts'

/** The index of companies as one process has it. */
export interface SearchIndex {
  readonly db: ReadDb
  readonly postings: PostingIndex
  /** Milliseconds that a question may wait. */
  readonly waitMs: number
  /** What one question may use. */
  readonly budget: (clock: Clock) => TimedBudget
  /** What a stored reliability summary must be made of to be shown. */
  readonly summaryWanted: SummaryReader['wanted']
}

interface IndexParts extends Pick<SearchIndex, 'waitMs' | 'summaryWanted'> {
  readonly chunks?: ChunkCache
  /** Milliseconds of the processor that a question's work may take. */
  readonly processorMs: number
}

export const searchIndex = (db: ReadDb, { chunks, waitMs, processorMs, summaryWanted }: IndexParts): SearchIndex => ({
  db,
  postings: new PostingIndex(searchStore(db), { rules, chunks }),
  waitMs,
  budget: (clock) => new TimedBudget({ waitMs, processorMs, processorTime, now: () => clock.now().getTime(), isCutOff }),
  summaryWanted,
})

/** The handles a search reads by. */
export interface SearchDb {
  /** For the records to show. */
  readonly register: Reader
  readonly index: SearchIndex
}

/** As many searches at once as two to four processors can serve, and what they show; further ones wait their turn, which costs them less than sharing. */
export const SEARCH_CONNECTIONS = 8

/**
 * Every statement is planned once per connection, whatever it asks for: planning anew for each question, which the database prefers as soon as
 * one asks for less than it supposes, takes longer than answering it. Nor does any run long enough to be worth compiling.
 */
const SETTINGS = { plan_cache_mode: 'force_generic_plan', jit: 'off' }

/** A connection stays open for good, with the plans of its statements. */
const poolOptions = (config: Pick<Config, 'SEARCH_PASS_MS'>): Omit<ConnectOptions, 'log'> => ({
  size: SEARCH_CONNECTIONS,
  statementMs: config.SEARCH_PASS_MS,
  idleMs: 0,
  settings: SETTINGS,
  followsReading: true,
})

/** The index over a pool of its own; chunks that were read of the database are cached in a folder of its own under `DATA_DIR`. */
export const openIndex = oncePer((services: Services) => {
  const { config, log, openPool } = services
  const pool = openPool(poolOptions(config))
  const folder = join(config.DATA_DIR, 'search')
  const onBroken = (error: unknown) =>
    log.warn({ err: error }, 'chunks of the search index cannot be cached on disk; they are read of the database')
  const index = searchIndex(readOnly(pool), {
    chunks: new ChunkCache(folder, onBroken),
    waitMs: config.SEARCH_PASS_MS,
    processorMs: config.SEARCH_PROCESSOR_MS,
    summaryWanted: () => summariesOf(services).wanted(),
  })
  const close = async () => {
    index.postings.close()
    await pool.destroy()
  }
  return { index, close }
})
