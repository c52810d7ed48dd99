// How long a search is waited for, and what is answered when that time is over.
import { TimeOut } from '@sverka/posting-lists/budget'
import { isCutOff } from '../platform/db/is-unavailable.ts'
import { refuse } from '../platform/errors.ts'

/** Whether an error says that the time of a search is over. */
export const isTimeOut = (error: unknown): boolean => error instanceof TimeOut || isCutOff(error)

/** Null once the milliseconds are over; a later failure is ignored. */
export function waitAtMost<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    // If the thread was blocked, a result that has arrived meanwhile is taken before the timer counts.
    const timer = setTimeout(() => setImmediate(resolve, null), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Seconds after which to repeat a late search: what it has read stays in memory, so that the next one is quick. */
const RETRY_SECONDS = 2

/** Nothing can be shown, which does not mean that nothing matches. */
export const refuseLate = (): never => refuse('search_late', { retryAfter: RETRY_SECONDS })

/** What was found in time. Throws `search_late` where that is nothing and not everything was searched. */
export function expectFound<T extends { readonly complete: boolean; readonly ids: readonly number[] }>(found: T): T {
  return found.complete || found.ids.length > 0 ? found : refuseLate()
}
