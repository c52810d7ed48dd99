// Room for the documents that a question finds, used again by the next one.
import { Found } from '@sverka/posting-lists/search'

/** As many as the searches of a busy moment need. */
const MOST_WAITING = 64

/** One per process. */
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
