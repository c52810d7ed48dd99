// What a question may use: processor time of its own, and a wait for everything else.
import type { Budget } from './search.ts'

/** Nothing more is to be done for the question. */
export class TimeOut extends Error {
  override readonly name = 'TimeOut'
}

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
  /** Whether the store says by an error that it was given up after a while. */
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

  /** Throws TimeOut where nothing is left. */
  expect(): void {
    if (this.#used > this.#limits.processorMs || this.#limits.now() > this.#end) throw new TimeOut()
  }

  isTimeOut(error: unknown): boolean {
    return error instanceof TimeOut || this.#limits.isCutOff(error)
  }
}
