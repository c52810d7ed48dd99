// Keeps the posting lists that were read last: a segment never changes, so that what was read once stays true.
import type { PostingList } from '../segment/postings.ts'

/** Bytes of lists a process keeps, roughly. */
const ROOM = 24 * 2 ** 20

/** Lists by segment and term, the longest unused given up first. */
export class ListCache {
  readonly #lists = new Map<string, PostingList>()
  readonly #bytes = new Map<string, number>()
  #used = 0

  get(segment: number, term: string): PostingList | undefined {
    const key = keyOf(segment, term)
    const list = this.#lists.get(key)
    if (!list) return undefined
    this.#lists.delete(key)
    this.#lists.set(key, list)
    return list
  }

  /** Keeps a list, or notes that more of it has been read. */
  keep(list: PostingList): void {
    const key = keyOf(list.segment, list.term)
    this.#used += list.bytes - (this.#bytes.get(key) ?? 0)
    this.#bytes.set(key, list.bytes)
    this.#lists.delete(key)
    this.#lists.set(key, list)
    for (const oldest of this.#lists.keys()) {
      if (this.#used <= ROOM) return
      this.#drop(oldest)
    }
  }

  /** Gives up the lists of segments that are no longer read. */
  keepOnly(segments: ReadonlySet<number>): void {
    for (const [key, { segment }] of this.#lists) if (!segments.has(segment)) this.#drop(key)
  }

  #drop(key: string): void {
    this.#used -= this.#bytes.get(key) ?? 0
    this.#bytes.delete(key)
    this.#lists.delete(key)
  }
}

const keyOf = (segment: number, term: string): string => `${segment} ${term}`
