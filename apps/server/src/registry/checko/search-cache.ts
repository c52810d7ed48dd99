// Caches Checko's search results for a day in this process, so that repeated queries use the quota once.
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { FoundAnswer, FoundEntry } from '../company-source.ts'

const DAY_MS = 24 * 3_600_000
/** Lifetime of an answer of which a part failed: short, so that the failed call is soon tried again. */
const PARTIAL_MS = 60_000
/** Companies in all cached answers, plus one for each answer: about 20 MB. */
const MAX_ENTRIES = 50_000

export interface SearchResult {
  readonly entries: FoundEntry[]
  /** False if one of the calls failed, so that companies may be missing. */
  readonly isWhole: boolean
}

/** The search with a cache; equal queries at one time share one call. Failures are not cached. The caller is not told that an answer has a part missing. */
export function cachedSearch(clock: Clock, search: (words: string) => Promise<SearchResult>): (words: string) => Promise<FoundAnswer> {
  const answer = async (words: string): Promise<SearchResult & FoundAnswer> => ({ ...(await search(words)), at: clock.now() })
  const cache = new LRUCache<string, SearchResult & FoundAnswer>({
    maxSize: MAX_ENTRIES,
    sizeCalculation: ({ entries }) => entries.length + 1,
    ttl: DAY_MS,
    // Reads the clock at every access, since tests move it.
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
