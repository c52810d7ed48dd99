// Caches answers of the database about the segments of a generation, which never change, as long as the generation lasts.
import type { Generation } from '../generation.ts'

/** The longest unused are given up first, once all together are larger than `room`. */
export class GenerationCache<T> {
  readonly #room: number
  readonly #known = new Map<string, { readonly value: T; readonly size: number }>()
  #used = 0
  #generation: Generation | undefined

  constructor(room: number) {
    this.#room = room
  }

  get(generation: Generation, key: string): T | undefined {
    if (generation !== this.#generation) return undefined
    const found = this.#known.get(key)
    if (!found) return undefined
    this.#known.delete(key)
    this.#known.set(key, found)
    return found.value
  }

  set(generation: Generation, key: string, value: T, size: number): void {
    if (generation !== this.#generation) this.#begin(generation)
    this.#drop(key)
    this.#known.set(key, { value, size })
    this.#used += size
    for (const oldest of this.#known.keys()) {
      if (this.#used <= this.#room) return
      this.#drop(oldest)
    }
  }

  #begin(generation: Generation): void {
    this.#known.clear()
    this.#used = 0
    this.#generation = generation
  }

  #drop(key: string): void {
    this.#used -= this.#known.get(key)?.size ?? 0
    this.#known.delete(key)
  }
}
