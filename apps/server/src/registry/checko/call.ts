// Calls a method of the Checko API: with a daily quota, a circuit breaker, a limit of concurrent calls and retries; turns errors into SourceError.
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
  readonly key: string
  /** Requests a day in the tariff. */
  readonly perDay: number
  /** Time to open a connection. */
  readonly connectMs: number
  /** For one call, with waiting for its turn (`places`) and all its retries. */
  readonly totalMs: number
  /** Concurrent calls. */
  readonly places: number
  readonly retries: number
  /** Pause before the first retry; doubled each time, with jitter. */
  readonly retryPauseMs: number
  /** Consecutive failed calls (after their retries) that open the circuit breaker, and how long it stays open. */
  readonly breakerFailures: number
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
/** Largest value of the counter's column (int4). */
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

/** Makes the function that calls methods. Its calls share the breaker and the concurrency limit; all processes share the quota. Throws SourceError. */
export function checkoCall(settings: CheckoSettings, { db, clock, ids }: CheckoDeps): CheckoCall {
  const quota = dayQuota({ db, clock }, settings.perDay)
  const breaker = new CircuitBreaker(clock, { failures: settings.breakerFailures, coolDownMs: settings.breakerRestMs })
  const gate = new ConcurrencyLimit(settings.places)
  return (method, query) => {
    const url = new URL(`${settings.base}/${method}`)
    for (const [name, value] of Object.entries({ key: settings.key, ...query })) url.searchParams.set(name, value)
    const ends = clock.now().getTime() + settings.totalMs
    const left = () => ends - clock.now().getTime()
    // The concurrency limit is outside the breaker: waiting too long for a free place is not counted as a failure of the source.
    return gate.run(settings.totalMs, () =>
      breaker.run(async () => {
        for (let attempt = 0; ; attempt += 1) {
          try {
            await quota.take(method === 'search' ? 'search' : 'refresh')
            return await classify(
              await getRaw(url, { connectMs: settings.connectMs, totalMs: Math.max(1, left()), maxBytes: MAX_ANSWER_BYTES }),
              quota,
            )
          } catch (error) {
            const wait = settings.retryPauseMs * 2 ** attempt * (0.5 + ids.fraction())
            if (attempt >= settings.retries || !mayRetry(error) || left() <= wait) throw error
            await pause(wait)
          }
        }
      }),
    )
  }
}

/** A timeout is retried only if time is left, as after a failed connection. A refused parameter or a spent quota would be refused again. */
const mayRetry = (error: unknown): boolean =>
  error instanceof SourceError && (error.failure === 'failed' || error.failure === 'rate' || error.failure === 'timeout')

/** The data of an answer, or a SourceError that tells why there are none; keeps the quota in step with the source's own count. */
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
  if (raw.status === 429) throw new SourceError('rate', 'the source is asked too often')
  if (raw.status === 400) throw new SourceError('refused', 'the source refused a parameter')
  if (raw.status !== 200 || meta.status !== 'ok') throw new SourceError('failed', `the source answered with status ${raw.status}`)
  return { data: all.data, all }
}

function parse(raw: RawAnswer): JsonObject {
  try {
    return readFields(JSON.parse(raw.body))
  } catch (error) {
    // A gateway in front of the source answers in HTML; the status still tells what happened.
    if (raw.status !== 200) return {}
    throw new SourceError('failed', 'the answer is not JSON', { cause: error })
  }
}
