// Caches search results of the Checko API (a commercial aggregator of company data) for a day in this process, so that a repeated query is charged to
// the daily quota once.
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { FoundAnswer, FoundEntry } from '../company-source.ts'

const DAY_MS = 24 * 3_600_000
/** Lifetime of an answer for which one of the calls failed: short, so that this call is soon repeated. */
const PARTIAL_MS = 60_000
/** Limit of the companies in all cached answers, plus one for each answer: about 20 MB. */
const MAX_ENTRIES = 50_000

export interface SearchResult {
  readonly entries: FoundEntry[]
  /** False if one of the calls failed, so that companies may be missing. */
  readonly isWhole: boolean
}

/**
 * Adds a cache to `search`. Queries that are equal but for letter case and spaces share an answer, also while it is being fetched. A failed search is
 * not cached. The result does not show whether companies may be missing (`isWhole`).
 */
export function cachedSearch(clock: Clock, search: (words: string) => Promise<SearchResult>): (words: string) => Promise<FoundAnswer> {
  const answer = async (words: string): Promise<SearchResult & FoundAnswer> => ({ ...(await search(words)), at: clock.now() })
  const cache = new LRUCache<string, SearchResult & FoundAnswer>({
    maxSize: MAX_ENTRIES,
    sizeCalculation: ({ entries }) => entries.length + 1,
    ttl: DAY_MS,
    // The cache reads the clock at every access instead of remembering the time for a while, because tests move the clock.
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async (words, _stale, { options }) => {
      const found = await answer(words)
      if (!found.isWhole) options.ttl = PARTIAL_MS
      return found
    },
  })
  return async (words) => {
    const key = words.trim().toLowerCase().replace(/\s+/g, ' ')
    // `fetch` gives undefined if the entry was evicted while it was loading.
    const { entries, at } = (await cache.fetch(key)) ?? (await answer(key))
    return { entries, at }
  }
}
