// What a query may use: processor time of its own, and a limit on the total wait.
import type { Budget } from './search.ts'

/** The query's budget is used up. */
export class TimeOut extends Error {
  override readonly name = 'TimeOut'
}

/** The limits of one query. On a busy machine it waits: only its own work uses up the processor time. */
export interface BudgetLimits {
  /** Milliseconds of processor time that its work may take. */
  readonly processorMs: number
  /** Milliseconds of wall-clock time that it may take. */
  readonly waitMs: number
  /** The processor time of this thread, in milliseconds. */
  readonly processorTime: () => number
  /** The current time, in milliseconds. */
  readonly now: () => number
  /** Whether this error of the store means that it stopped the query after a timeout. */
  readonly isCutOff: (error: unknown) => boolean
}

export class TimedBudget implements Budget {
  readonly #limits: BudgetLimits
  readonly #end: number
  #used = 0

  constructor(limits: BudgetLimits) {
    this.#limits = limits
    this.#end = limits.now() + limits.waitMs
  }

  spend<T>(work: () => T): T {
    const before = this.#limits.processorTime()
    try {
      return work()
    } finally {
      this.#used += this.#limits.processorTime() - before
    }
  }

  /** Throws TimeOut if the budget is used up. */
  expect(): void {
    if (this.#used > this.#limits.processorMs || this.#limits.now() > this.#end) throw new TimeOut()
  }

  isTimeOut(error: unknown): boolean {
    return error instanceof TimeOut || this.#limits.isCutOff(error)
  }
}
