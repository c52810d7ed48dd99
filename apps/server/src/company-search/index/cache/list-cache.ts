// Caches the first chunks of the posting lists that were asked for last: a segment never changes, so that what was read once stays true.

import type { PostingList } from '@sverka/posting-lists/lists'
import { LRUCache } from 'lru-cache'

/** Bytes, roughly. */
const ROOM = 24 * 2 ** 20

/** Lists with their first chunks by segment and term, the longest unused given up first. */
export class ListCache {
  readonly #lists = new LRUCache<string, PostingList>({ maxSize: ROOM, sizeCalculation: ({ bytes }) => Math.max(1, Math.ceil(bytes)) })

  get(segment: number, term: string): PostingList | undefined {
    return this.#lists.get(keyOf(segment, term))
  }

  set(term: string, list: PostingList): void {
    this.#lists.set(keyOf(list.segment, term), list)
  }

  /** Forgets the lists of segments that are no longer read. */
  forgetOthers(segments: ReadonlySet<number>): void {
    for (const [key, { segment }] of [...this.#lists.entries()]) if (!segments.has(segment)) this.#lists.delete(key)
  }
}

const keyOf = (segment: number, term: string): string => `${segment} ${term}`
