// The index as one process has it: its state, the lists, and the caches that questions share.

import { Matcher } from '@sverka/posting-lists/matcher'
import { type Clock, processorTime } from '../../platform/clock.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import type { SummaryReader } from '../../reliability/reliability.ts'
import { Budget } from '../budget.ts'
import type { ChunkCache } from './cache/chunk-cache.ts'
import { Founds } from './cache/founds.ts'
import { GenerationCache } from './cache/generation-cache.ts'
import { Slabs } from './cache/slabs.ts'
import { IndexState } from './index-state.ts'
import { ListReader } from './list-reader.ts'

/** Bytes, roughly. */
const NUMBERS_ROOM = 4 * 2 ** 20
const WORDS_ROOM = 16 * 2 ** 20
/** Words. */
const REPAIRS_ROOM = 2000

interface IndexParts extends Pick<SearchIndex, 'waitMs' | 'processorMs' | 'summaryWanted'> {
  readonly chunks: ChunkCache
}

/** One per process. */
export class SearchIndex {
  readonly db: ReadDb
  readonly state: IndexState
  readonly lists: ListReader
  /** For long numbers the documents of each segment that have them. */
  readonly numbers = new GenerationCache<ReadonlyMap<number, Uint32Array>>(NUMBERS_ROOM)
  /** For a word in which nothing is found the terms it may have been meant to be, with their frequencies in the segments. */
  readonly repairs = new GenerationCache<ReadonlyMap<string, number>>(REPAIRS_ROOM)
  /** By their first letter the words of names in each segment. */
  readonly nameWords = new GenerationCache<readonly string[]>(WORDS_ROOM)
  /** Memory for matching, which is never interrupted. */
  readonly matcher = new Matcher()
  readonly slabs = new Slabs()
  readonly founds = new Founds()
  /** Milliseconds that a question may wait, and those of the processor that its work may take. */
  readonly waitMs: number
  readonly processorMs: number

  /** What a stored reliability summary must be made of to be shown. */
  readonly summaryWanted: SummaryReader['wanted']

  constructor(db: ReadDb, { chunks, waitMs, processorMs, summaryWanted }: IndexParts) {
    this.db = db
    this.waitMs = waitMs
    this.processorMs = processorMs
    this.summaryWanted = summaryWanted
    this.state = new IndexState((segments) => this.lists.forgetOthers(segments))
    this.lists = new ListReader(db, this.state, chunks)
  }

  /** What one question may use. */
  budget(clock: Clock): Budget {
    const { waitMs, processorMs } = this
    return new Budget({ waitMs, processorMs, processorTime, now: () => clock.now().getTime() })
  }

  close(): void {
    this.lists.close()
  }
}
