// A page that lacks something because a part of the installation is away for the moment says so: 503, and when to come again.
import type { Call } from '@sverka/contract/web-host'
import { RefusalError } from './platform/errors.ts'
import type { MadePage } from './web-host-cache.ts'

/** Where the refusal names no time of its own. */
const RETRY_SECONDS = 5

export interface WatchedCall {
  readonly call: Call
  /** The page as it is answered: whatever of it could be drawn, under a status that nobody caches or indexes. */
  answered(page: MadePage): MadePage
}

/** Hands on the calls of one page and notes which of them were refused for want of the database or the like. */
export function watchOutages(call: Call): WatchedCall {
  let seconds = 0
  // Whatever the operation: comparing the inputs and answers of all of them with themselves takes the compiler seconds.
  const ask = call as (key: never, input: never) => Promise<unknown>
  const watched = (key: never, input: never) =>
    ask(key, input).catch((error: unknown) => {
      if (error instanceof RefusalError && error.status === 503) seconds = Math.max(seconds, error.retryAfter ?? RETRY_SECONDS)
      throw error
    })
  return {
    call: watched as Call,
    answered(page) {
      if (seconds === 0 || isRedirect(page.status)) return page
      return { ...page, status: 503, headers: [...page.headers, ['retry-after', String(seconds)], ['cache-control', 'no-store']] }
    },
  }
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400
