// What protects the source from us and us from the source: a breaker and a cap of calls at once.
import type { Clock } from '../../platform/clock.ts'
import { SourceError } from '../company-source.ts'

/** Opens after so many failures in a row and lets one trial call through after the rest. */
export class Breaker {
  readonly #clock: Clock
  readonly #settings: { failures: number; restMs: number }
  #failures = 0
  #closedUntil = 0
  #trying = false

  constructor(clock: Clock, settings: { failures: number; restMs: number }) {
    this.#clock = clock
    this.#settings = settings
  }

  /** Throws `resting` while the source has its rest; otherwise runs and learns from the result. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime()
    const isOpen = this.#failures >= this.#settings.failures
    if (isOpen && (now < this.#closedUntil || this.#trying)) throw new SourceError('resting', 'the source rests after failures')
    this.#trying = isOpen
    try {
      const result = await work()
      this.#failures = 0
      return result
    } catch (error) {
      if (isFault(error)) {
        this.#failures += 1
        this.#closedUntil = this.#clock.now().getTime() + this.#settings.restMs
      }
      throw error
    } finally {
      this.#trying = false
    }
  }
}

/** Only the source's own faults count; a spent quota or a refused parameter says nothing of its health. */
const isFault = (error: unknown): boolean => error instanceof SourceError && (error.failure === 'timeout' || error.failure === 'failed')

/** At most `places` at once; the others wait in order, and give up after `patienceMs`. */
export class Gate {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(places: number) {
    this.#free = places
  }

  async run<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
    await this.#enter(patienceMs)
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #enter(patienceMs: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(patience)
        resolve()
      }
      const patience = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new SourceError('timeout', 'too many calls to the source at once'))
      }, patienceMs)
      this.#waiting.push(enter)
    })
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
