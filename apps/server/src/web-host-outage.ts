// Answers 503 with `Retry-After` for a page that lacks something because a part of the installation is unavailable.
import type { Call } from '@sverka/contract/web-host'
import { RefusalError } from './platform/errors.ts'
import type { RenderedPage } from './web-host-cache.ts'

/** `Retry-After` of an error that names no time of its own. */
const RETRY_SECONDS = 5

/** A page's calls of operations while they are watched. */
export interface WatchedCall {
  readonly call: Call
  /** The page with everything that could be rendered, under a status that nobody caches or indexes. */
  answered(page: RenderedPage): RenderedPage
}

/** Passes on the calls of one page and records which of them failed because the database or the like was unavailable. */
export function watchOutages(call: Call): WatchedCall {
  let seconds = 0
  // Untyped, because comparing the inputs and results of all operations with themselves takes the compiler seconds.
  const untypedCall = call as (key: never, input: never) => Promise<unknown>
  const watched = (key: never, input: never) =>
    untypedCall(key, input).catch((error: unknown) => {
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
