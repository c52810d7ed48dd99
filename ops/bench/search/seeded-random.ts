// Repeatable random numbers for the benches: a small generator seeded by text, and weighted choice.

/** Numbers from 0 to below 1, the same for the same seed (mulberry32 over an FNV-1a of the seed). */
export class SeededRandom {
  #state: number

  constructor(seed: string) {
    // The offset and the prime of FNV-1a for 32 bits.
    let state = 0x811c9dc5
    for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
    this.#state = state | 0
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  of<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }

  weighted<T>(scale: Scale<T>): T {
    return scale.at(this.next())
  }

  /** Normally distributed around 0, by Box and Muller. */
  gauss(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }
}

/** Items to be picked by weight. */
export class Scale<T> {
  readonly #items: readonly T[]
  readonly #ends: Float64Array

  constructor(items: readonly T[], weight: (item: T, index: number) => number) {
    this.#items = items
    this.#ends = new Float64Array(items.length)
    let sum = 0
    items.forEach((item, index) => {
      sum += weight(item, index)
      this.#ends[index] = sum
    })
    for (let i = 0; i < items.length; i++) this.#ends[i] = (this.#ends[i] ?? 0) / sum
  }

  at(share: number): T {
    let low = 0
    let high = this.#items.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#ends[middle] ?? 1) > share) high = middle
      else low = middle + 1
    }
    return this.#items[low] as T
  }
}

/**
 * Weights like Zipf's, as in natural language: the n-th item (from 0) has the weight 1 / (n + 3)^steepness. The 3, which is arbitrary, keeps the
 * first items from being picked far more often than all others.
 */
export const byRank = <T>(items: readonly T[], steepness = 0.9): Scale<T> => new Scale(items, (_, i) => 1 / (i + 3) ** steepness)
