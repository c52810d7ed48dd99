// How long a question of the search is waited for, and what is answered where that was not enough.
import { TimeOut } from '@sverka/posting-lists/budget'
import { isCutOff } from '../platform/db/is-unavailable.ts'
import { refuse } from '../platform/errors.ts'

/** Whether an error says that the time of a question is over. */
export const isTimeOut = (error: unknown): boolean => error instanceof TimeOut || isCutOff(error)

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
