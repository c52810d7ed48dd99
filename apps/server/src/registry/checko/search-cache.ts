// Caches the source's search results for a day, so that repeated queries use the quota once.
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { FoundAnswer, FoundEntry } from '../company-source.ts'

const DAY_MS = 24 * 3_600_000
/** Lifetime of an incomplete answer. */
const PARTIAL_MS = 60_000
/** Companies in all cached answers: about 20 MB. */
const MAX_ENTRIES = 50_000

export interface SearchResult {
  readonly entries: FoundEntry[]
  /** False when one of the calls failed. */
  readonly isWhole: boolean
}

/** The search with a cache in this process; concurrent equal queries share one call. Failures are not cached. */
export function cachedSearch(clock: Clock, search: (words: string) => Promise<SearchResult>): (words: string) => Promise<FoundAnswer> {
  const answer = async (words: string): Promise<SearchResult & FoundAnswer> => ({ ...(await search(words)), at: clock.now() })
  const cache = new LRUCache<string, SearchResult & FoundAnswer>({
    maxSize: MAX_ENTRIES,
    sizeCalculation: ({ entries }) => entries.length + 1,
    ttl: DAY_MS,
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
    const { entries, at } = (await cache.fetch(key)) ?? (await answer(key))
    return { entries, at }
  }
}
