// Caches the answers of the source's search for a day, so that the same words spend the quota once.
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { FoundAnswer, FoundEntry } from '../company-source.ts'

const DAY_MS = 24 * 3_600_000
/** An answer of which a part failed is asked for again soon. */
const PARTIAL_MS = 60_000
/** Companies in all cached answers together: about 20 MB. */
const MAX_ENTRIES = 50_000

export interface SearchResult {
  readonly entries: FoundEntry[]
  /** False when one of the calls failed. */
  readonly isWhole: boolean
}

/** The same search with its answers cached in this process; who asks for the same words at once waits for one answer. Failures are not cached. */
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
