// Circuit breaker and concurrency limit for calls to the source.
import type { Clock } from '../../platform/clock.ts'
import { SourceError } from '../company-source.ts'

/** Opens after a number of consecutive failures; after the cool-down one trial call at a time passes. */
export class Breaker {
  readonly #clock: Clock
  readonly #settings: { failures: number; coolDownMs: number }
  #failures = 0
  #openUntil = 0
  #trying = false

  constructor(clock: Clock, settings: { failures: number; coolDownMs: number }) {
    this.#clock = clock
    this.#settings = settings
  }

  /** Throws `resting` while open; otherwise runs the call and records its result. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime()
    const isOpen = this.#failures >= this.#settings.failures
    if (isOpen && (now < this.#openUntil || this.#trying)) throw new SourceError('resting', 'the source rests after failures')
    if (isOpen) this.#trying = true
    try {
      const result = await work()
      this.#failures = 0
      return result
    } catch (error) {
      if (isFault(error)) {
        this.#failures += 1
        this.#openUntil = this.#clock.now().getTime() + this.#settings.coolDownMs
      }
      throw error
    } finally {
      // A call that began before the breaker opened does not end another one's trial.
      if (isOpen) this.#trying = false
    }
  }
}

/** Only the source's own faults count; a spent quota or a refused parameter says nothing about its health. */
const isFault = (error: unknown): boolean => error instanceof SourceError && (error.failure === 'timeout' || error.failure === 'failed')

/** Allows at most `maxCalls` calls at once; others wait in order, each up to `waitMs`, and then fail with `timeout`. */
export class Gate {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(maxCalls: number) {
    this.#free = maxCalls
  }

  async run<T>(waitMs: number, work: () => Promise<T>): Promise<T> {
    await this.#enter(waitMs)
    try {
      return await work()
    } finally {
      this.#leave()
    }
  }

  #enter(waitMs: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new SourceError('timeout', 'too many calls to the source at once'))
      }, waitMs)
      this.#waiting.push(enter)
    })
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
