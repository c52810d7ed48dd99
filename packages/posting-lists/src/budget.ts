// The budget of a query: its own processor time, and a limit on the total time including waits.
import type { Budget } from './search.ts'

/** The query's budget is used up. */
export class TimeOut extends Error {
  override readonly name = 'TimeOut'
}

/** The limits of one query. While other work uses the processor the query only waits, which does not count as its processor time. */
export interface BudgetLimits {
  /** Milliseconds of processor time that the work of the query may take. */
  readonly processorMs: number
  /** Milliseconds of wall-clock time that the query may take. */
  readonly waitMs: number
  /** The processor time of this thread, in milliseconds. */
  readonly processorTime: () => number
  /** The current time, in milliseconds. */
  readonly now: () => number
  /** Whether an error of the store means that the store stopped a read after a timeout. */
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

  /** Runs synchronous work and counts its processor time. */
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

  /** Whether an error means that the budget is used up. */
  isTimeOut(error: unknown): boolean {
    return error instanceof TimeOut || this.#limits.isCutOff(error)
  }
}
