// Caches answers of the database about the segments of a generation, which never change, as long as the generation lasts.
import { LRUCache } from 'lru-cache'
import type { Generation } from '../generation.ts'

/** The longest unused are given up first, once all together are larger than `room`. */
export class GenerationCache<T extends object> {
  readonly #known: LRUCache<string, T>
  #generation: Generation | undefined

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
