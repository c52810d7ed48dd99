// Circuit breaker (`CircuitBreaker`) and concurrency limit (`ConcurrencyLimit`) for calls to an external source of company data. They protect the
// source from a flood of calls, and us from waiting for a source that is down.
import type { Clock } from '../../platform/clock.ts'
import { SourceError } from '../company-source.ts'

/**
 * Opens after `failures` consecutive failures: calls are then refused without being made. After `coolDownMs` one call at a time is let through as a
 * trial (half-open); a success closes the breaker, a failure starts the cool-down again.
 */
export class CircuitBreaker {
  readonly #clock: Clock
  readonly #settings: { failures: number; coolDownMs: number }
  #failures = 0
  #openUntil = 0
  #isTrialUnderWay = false

  constructor(clock: Clock, settings: { failures: number; coolDownMs: number }) {
    this.#clock = clock
    this.#settings = settings
  }

  /** Throws SourceError `resting` while open; otherwise makes the call (`work`) and counts its result. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const now = this.#clock.now().getTime()
    const isOpen = this.#failures >= this.#settings.failures
    if (isOpen && (now < this.#openUntil || this.#isTrialUnderWay)) throw new SourceError('resting', 'the source rests after failures')
    if (isOpen) this.#isTrialUnderWay = true
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
      // Only a trial call clears the flag; calls that began before the breaker opened must not.
      if (isOpen) this.#isTrialUnderWay = false
    }
  }
}

/** Only time-outs and errors of the source count; an exhausted quota or a refused parameter says nothing about its health. */
const isFault = (error: unknown): boolean => error instanceof SourceError && (error.failure === 'timeout' || error.failure === 'failed')

/** Concurrency limit: at most `maxCalls` calls at once; others wait in order, each up to `waitMs`, and then fail with SourceError `timeout`. */
export class ConcurrencyLimit {
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
