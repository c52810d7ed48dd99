// What a process keeps between questions: how lists begin, what else was read of a generation, and room for what a question finds.
import { LRUCache } from 'lru-cache'
import type { PostingList } from './lists.ts'
import { Found } from './search.ts'
import type { Generation } from './state.ts'

const listKey = (segment: number, term: string): string => `${segment} ${term}`

/** Lists with their first chunks by segment and the term that was asked for. What was read of a segment once stays true; the longest unused are given up first. */
export class ListCache {
  readonly #lists: LRUCache<string, PostingList>

  /** `room` in bytes, roughly. */
  constructor(room: number) {
    this.#lists = new LRUCache({ maxSize: room, sizeCalculation: ({ bytes }) => Math.max(1, Math.ceil(bytes)) })
  }

  get(segment: number, term: string): PostingList | undefined {
    return this.#lists.get(listKey(segment, term))
  }

  set(term: string, list: PostingList): void {
    this.#lists.set(listKey(list.segment, term), list)
  }

  /** Forgets the lists of segments that are no longer read. */
  forgetOthers(segments: ReadonlySet<number>): void {
    for (const [key, { segment }] of [...this.#lists.entries()]) if (!segments.has(segment)) this.#lists.delete(key)
  }
}

/** Answers of the store about the segments of a generation, as long as it lasts. */
export class GenerationCache<T extends object> {
  readonly #known: LRUCache<string, T>
  #generation: Generation | undefined

  /** The longest unused are given up first, once all together are larger than `room`. */
  constructor(room: number) {
    this.#known = new LRUCache({ maxSize: room })
  }

  get(generation: Generation, key: string): T | undefined {
    return generation === this.#generation ? this.#known.get(key) : undefined
  }

  set(generation: Generation, key: string, value: T, size: number): void {
    if (generation !== this.#generation) {
      this.#known.clear()
      this.#generation = generation
    }
    this.#known.set(key, value, { size: Math.max(1, Math.ceil(size)) })
  }
}

/** As many as the questions of a busy moment need. */
const MOST_WAITING = 64

/** Room for the documents that a question finds, used again by the next one. */
export class Founds {
  readonly #waiting: Found[] = []

  /** Nothing is found in it yet. */
  take(room: number): Found {
    const waiting = this.#waiting.at(-1)
    const found = waiting?.room === room ? this.#waiting.pop() : undefined
    if (!found) return new Found(room)
    found.count = 0
    return found
  }

  /** Of one size, since nearly all questions count to the same number. */
  giveBack(founds: readonly Found[]): void {
    for (const found of founds) {
      if (this.#waiting.length === MOST_WAITING) this.#waiting.length = 0
      if (this.#waiting.length === 0 || this.#waiting[0]?.room === found.room) this.#waiting.push(found)
    }
  }
}
