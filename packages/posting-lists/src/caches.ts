// What a process caches between queries: the beginnings of posting lists, other data of a generation (the set of segments at one time), and buffers
// for results.
import { LRUCache } from 'lru-cache'
import type { PostingList } from './lists.ts'
import { Found } from './search.ts'
import type { Generation } from './state.ts'

const listKey = (segment: number, term: string): string => `${segment} ${term}`

/** LRU cache of lists with their first chunks, by segment and requested term. Segments never change, so entries never expire. */
export class ListCache {
  readonly #lists: LRUCache<string, PostingList>

  /** `room` is in bytes, approximately. */
  constructor(room: number) {
    this.#lists = new LRUCache({ maxSize: room, sizeCalculation: ({ bytes }) => Math.max(1, Math.ceil(bytes)) })
  }

  get(segment: number, term: string): PostingList | undefined {
    return this.#lists.get(listKey(segment, term))
  }

  set(term: string, list: PostingList): void {
    this.#lists.set(listKey(list.segment, term), list)
  }

  /** Drops the lists of segments that are no longer read. */
  forgetOthers(segments: ReadonlySet<number>): void {
    for (const [key, { segment }] of [...this.#lists.entries()]) if (!segments.has(segment)) this.#lists.delete(key)
  }
}

/** Caches the store's answers about the segments of a generation until the next one. */
export class GenerationCache<T extends object> {
  readonly #values: LRUCache<string, T>
  #generation: Generation | undefined

  /** Least recently used entries are dropped once the total size exceeds `room`. */
  constructor(room: number) {
    this.#values = new LRUCache({ maxSize: room })
  }

  get(generation: Generation, key: string): T | undefined {
    return generation === this.#generation ? this.#values.get(key) : undefined
  }

  set(generation: Generation, key: string, value: T, size: number): void {
    if (generation !== this.#generation) {
      this.#values.clear()
      this.#generation = generation
    }
    this.#values.set(key, value, { size: Math.max(1, Math.ceil(size)) })
  }
}

/** The most pooled buffers: as many as the queries of a busy moment need. */
const MAX_POOLED = 64

/** A pool of result buffers, reused by later queries. */
export class ResultBuffers {
  readonly #unused: Found[] = []

  /** An empty buffer for up to `room` document ids. */
  take(room: number): Found {
    const unused = this.#unused.at(-1)
    const found = unused?.room === room ? this.#unused.pop() : undefined
    if (!found) return new Found(room)
    found.count = 0
    return found
  }

  /** Returns buffers to the pool. All in it have one size, since nearly all queries count to the same number. */
  release(founds: readonly Found[]): void {
    for (const found of founds) {
      // A full pool is emptied, which also lets it change to another size.
      if (this.#unused.length === MAX_POOLED) this.#unused.length = 0
      if (this.#unused.length === 0 || this.#unused[0]?.room === found.room) this.#unused.push(found)
    }
  }
}
