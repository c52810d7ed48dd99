// Calls a method of the Checko API (a commercial aggregator of company data), with a daily quota, a circuit breaker, a limit of concurrent calls and
// retries. Turns every failure into a SourceError.
import { setTimeout as pause } from 'node:timers/promises'
import { outsideLimits } from '../../platform/bounds.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { SourceError } from '../company-source.ts'
import { CircuitBreaker, ConcurrencyLimit } from './guards.ts'
import { dayQuota, type Quota } from './quota.ts'
import { type JsonObject, readFields, readNumber, readText } from './read-json.ts'
import { getRaw, type RawAnswer } from './transport.adapter.ts'

export interface CheckoSettings {
  /** Base URL, `https://api.checko.ru/v2`. */
  readonly base: string
  /** The operator's API key. */
  readonly key: string
  /** Requests a day that the subscription includes. */
  readonly perDay: number
  /** Time limit for opening a connection. */
  readonly connectMs: number
  /** Time limit for one call. It includes waiting for its turn (`places`) and all retries. */
  readonly totalMs: number
  /** Limit of concurrent calls. */
  readonly places: number
  /** Repetitions of a failed request, besides the first attempt. */
  readonly retries: number
  /** Pause before the first retry; doubled each time, with jitter. */
  readonly retryPauseMs: number
  /** The circuit breaker opens after this many consecutive calls that failed in spite of their retries. */
  readonly breakerFailures: number
  /** Time that it stays open. */
  readonly breakerRestMs: number
}

/** Times in milliseconds; those of `outsideLimits` are the application's limits for external services. */
export const checkoDefaults = {
  connectMs: outsideLimits.registrySourceConnectMs,
  totalMs: outsideLimits.registrySourceMs,
  places: 20,
  retries: 2,
  retryPauseMs: 200,
  breakerFailures: 5,
  breakerRestMs: 30_000,
} as const

const MAX_ANSWER_BYTES = 5 * 1024 * 1024
/** Largest number of calls that the column of the daily counter (int4) can hold. */
const MAX_USED = 2_147_483_647

export type CheckoMethod =
  | 'company'
  | 'entrepreneur'
  | 'finances'
  | 'legal-cases'
  | 'contracts'
  | 'inspections'
  | 'enforcements'
  | 'bankruptcy-messages'
  | 'search'

export interface CheckoAnswer {
  /** The field `data`; empty if nothing was found. */
  readonly data: unknown
  /** The whole answer, with `data`. */
  readonly all: JsonObject
}

export type CheckoCall = (method: CheckoMethod, query: Readonly<Record<string, string>>) => Promise<CheckoAnswer>

export interface CheckoDeps {
  /** Database with the counter of the day. */
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
}

/**
 * Makes the function that calls methods. Its calls share the breaker and the concurrency limit; all processes share the quota. Throws SourceError.
 */
export function checkoCall(settings: CheckoSettings, { db, clock, ids }: CheckoDeps): CheckoCall {
  const quota = dayQuota({ db, clock }, settings.perDay)
  const breaker = new CircuitBreaker(clock, { failures: settings.breakerFailures, coolDownMs: settings.breakerRestMs })
  const gate = new ConcurrencyLimit(settings.places)
  return (method, query) => {
    const url = new URL(`${settings.base}/${method}`)
    for (const [name, value] of Object.entries({ key: settings.key, ...query })) url.searchParams.set(name, value)
    const deadline = clock.now().getTime() + settings.totalMs
    const remainingMs = () => deadline - clock.now().getTime()
    // The concurrency limit is outside the breaker: waiting too long for a free place is not counted as a failure of the source.
    return gate.run(settings.totalMs, () =>
      breaker.run(async () => {
        for (let attempt = 0; ; attempt += 1) {
          try {
            await quota.take(method === 'search' ? 'search' : 'refresh')
            return await classify(
              await getRaw(url, { connectMs: settings.connectMs, totalMs: Math.max(1, remainingMs()), maxBytes: MAX_ANSWER_BYTES }),
              quota,
            )
          } catch (error) {
            // Doubled at each attempt, times a random factor between 0.5 and 1.5.
            const waitMs = settings.retryPauseMs * 2 ** attempt * (0.5 + ids.fraction())
            if (attempt >= settings.retries || !mayRetry(error) || remainingMs() <= waitMs) throw error
            await pause(waitMs)
          }
        }
      }),
    )
  }
}

/** Failures that may be temporary. A refused parameter or an exhausted quota would be refused again. */
const mayRetry = (error: unknown): boolean =>
  error instanceof SourceError && (error.failure === 'failed' || error.failure === 'rate' || error.failure === 'timeout')

/**
 * Returns the data of an answer, or throws a SourceError with the reason why there are none. The answer has the source's own count of today's
 * requests, to which ours is raised: requests made elsewhere with the same key are in it. An exhausted quota may come with status 200; the message
 * («лимит») shows it.
 */
async function classify(raw: RawAnswer, quota: Quota): Promise<CheckoAnswer> {
  const all = parse(raw)
  const meta = readFields(all.meta)
  const used = readNumber(meta.today_request_count)
  if (used !== undefined && Number.isSafeInteger(used) && used >= 0) await quota.learn(Math.min(used, MAX_USED))
  const message = readText(meta.message) ?? ''
  if (/лимит/i.test(message) || raw.status === 402 || raw.status === 403) {
    await quota.learn('nothing left')
    throw new SourceError('quota', 'the source says that the quota is used up')
  }
  if (raw.status === 429) throw new SourceError('rate', 'too many requests to the source')
  if (raw.status === 400) throw new SourceError('refused', 'the source refused a parameter')
  if (raw.status !== 200 || meta.status !== 'ok') throw new SourceError('failed', `the source answered with status ${raw.status}`)
  return { data: all.data, all }
}

function parse(raw: RawAnswer): JsonObject {
  try {
    return readFields(JSON.parse(raw.body))
  } catch (error) {
    // A gateway in front of the source answers errors in HTML; the status alone shows what happened.
    if (raw.status !== 200) return {}
    throw new SourceError('failed', 'the answer is not JSON', { cause: error })
  }
}
