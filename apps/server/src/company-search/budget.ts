// What a question of the search may use: processor time of its own, and a wait for everything else.
import type { Budget as BudgetOfSearch } from '@sverka/posting-lists/search'
import { isCutOff } from '../platform/db/is-unavailable.ts'
import { refuse } from '../platform/errors.ts'

/** Nothing more is to be done for the question. */
export class TimeOut extends Error {
  override readonly name = 'TimeOut'
}

/** Whether an error says that the time of a question is over. */
export const isTimeOut = (error: unknown): boolean => error instanceof TimeOut || isCutOff(error)

/** Of one question. On a busy machine it waits; only its own work uses the budget up. */
export interface BudgetLimits {
  /** Milliseconds of the processor that its work may take. */
  readonly processorMs: number
  /** Milliseconds that it may take by the clock. */
  readonly waitMs: number
  /** The processor time of this thread, in milliseconds. */
  readonly processorTime: () => number
  /** The present, in milliseconds. */
  readonly now: () => number
}

export class Budget implements BudgetOfSearch {
  readonly isTimeOut = isTimeOut
  readonly #limits: BudgetLimits
  readonly #end: number
  #used = 0

  constructor(limits: BudgetLimits) {
    this.#limits = limits
    this.#end = limits.now() + limits.waitMs
  }

  /** Does what is done without a wait, and counts it. */
  spend<T>(work: () => T): T {
    const before = this.#limits.processorTime()
    try {
      return work()
    } finally {
      this.#used += this.#limits.processorTime() - before
    }
  }

  /** Throws TimeOut where nothing is left. */
  expect(): void {
    if (this.#used > this.#limits.processorMs || this.#limits.now() > this.#end) throw new TimeOut()
  }
}

/** Null once the milliseconds are over; a failure after that is nobody's. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    // On a thread that was held up what has come meanwhile is taken first.
    const timer = setTimeout(() => setImmediate(resolve, null), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A search that was late once is soon answered: what it read stays in memory. */
const RETRY_SECONDS = 2

/** Nobody can be shown, and that does not mean that there is nobody. */
export const refuseLate = (): never => refuse('search_late', { retryAfter: RETRY_SECONDS })

/** What was found by the time. Refuses `search_late` where that is nothing and not all was looked at. */
export function expectFound<T extends { readonly complete: boolean; readonly ids: readonly number[] }>(found: T): T {
  return found.complete || found.ids.length > 0 ? found : refuseLate()
}
