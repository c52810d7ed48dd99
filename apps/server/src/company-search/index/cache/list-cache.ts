// Caches the first chunks of the posting lists that were asked for last: a segment never changes, so that what was read once stays true.
import type { PostingList } from '../../segment/postings.ts'

/** Bytes, roughly. */
const ROOM = 24 * 2 ** 20

/** Lists with their first chunks by segment and term, the longest unused given up first. */
export class ListCache {
  readonly #lists = new Map<string, PostingList>()
  #used = 0

  get(segment: number, term: string): PostingList | undefined {
    const key = keyOf(segment, term)
    const list = this.#lists.get(key)
    if (!list) return undefined
    this.#lists.delete(key)
    this.#lists.set(key, list)
    return list
  }

  set(list: PostingList): void {
    const key = keyOf(list.segment, list.term)
    this.#drop(key)
    this.#used += list.bytes
    this.#lists.set(key, list)
    for (const oldest of this.#lists.keys()) {
      if (this.#used <= ROOM) return
      this.#drop(oldest)
    }
  }

  /** Forgets the lists of segments that are no longer read. */
  forgetOthers(segments: ReadonlySet<number>): void {
    for (const [key, { segment }] of this.#lists) if (!segments.has(segment)) this.#drop(key)
  }

  #drop(key: string): void {
    this.#used -= this.#lists.get(key)?.bytes ?? 0
    this.#lists.delete(key)
  }
}

const keyOf = (segment: number, term: string): string => `${segment} ${term}`
