// The time limit of a company search: waiting for a result, and the error when the time is over (`search_late`).
import { TimeOut } from '@sverka/posting-lists/budget'
import { isDatabaseTimeout } from '../platform/db/is-unavailable.ts'
import { refuse } from '../platform/errors.ts'

/** Whether an error means that a search used up its time, in this process or in the database. */
export const isTimeOut = (error: unknown): boolean => error instanceof TimeOut || isDatabaseTimeout(error)

/** The result of `work`, or null if it takes longer than these milliseconds. The work goes on; a failure after that time is ignored. */
export function waitAtMost<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    // If the thread was blocked, a result that has arrived meanwhile is handled before the timer's `setImmediate`, and so is used.
    const timer = setTimeout(() => setImmediate(resolve, null), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Seconds after which to repeat a search that was too slow: the data that it has read are cached, so the next search is quicker. */
const RETRY_SECONDS = 2

/** Answers 503 `search_late`: the time was over before anything was found, which does not mean that nothing matches. */
export const refuseOnTimeout = (): never => refuse('search_late', { retryAfter: RETRY_SECONDS })

/** Returns `found`; throws `search_late` if it is empty and not everything was searched. */
export function requireFoundInTime<T extends { readonly complete: boolean; readonly ids: readonly number[] }>(found: T): T {
  return found.complete || found.ids.length > 0 ? found : refuseOnTimeout()
}
