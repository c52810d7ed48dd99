// Reproducible random numbers for the demo's invented data: the same company always gets the same facts.

/**
 * A stream of random numbers; the same seed and stream always give the same sequence. The seed is the number of the company or person,
 * the stream an arbitrary number of the kind of facts: facts with their own stream stay the same when others draw more or fewer numbers.
 * Wherever a stream is used, the order and number of the calls must stay: a call more changes everything drawn after it, and tests, documents and
 * stored outcomes of the reliability rules (`reliability/summaries/golden`) name invented companies with their present facts.
 */
export class SeededRandom {
  #state: number

  // Large odd numbers mix seed and stream, and the first two results are dropped. Any mixing would do, but another one invents other companies.
  constructor(seed: number, stream = 0) {
    this.#state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(stream + 0x7f4a7c15, 0x85ebca6b)) >>> 0
    this.next()
    this.next()
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** True in this percentage of cases. */
  percent(cases: number): boolean {
    return this.next() * 100 < cases
  }

  /** One of the entries. Throws if the list is empty. */
  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }

  /** One of the entries, in proportion to their weights. */
  weighted<T>(list: readonly (readonly [T, number])[]): T {
    let place = this.next() * list.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [entry, weight] of list) {
      place -= weight
      if (place < 0) return entry
    }
    return this.pick(list)[0]
  }
}
