// Calls a method of the Checko API with quota, circuit breaker, concurrency limit, retries, and classifies the answer.
import { setTimeout as pause } from 'node:timers/promises'
import { outside } from '../../platform/bounds.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { SourceError } from '../company-source.ts'
import { Breaker, Gate } from './guards.ts'
import { dayQuota, type Quota } from './quota.ts'
import { type Fields, fields, number, text } from './shape.ts'
import { getRaw, type RawAnswer } from './transport.adapter.ts'

export interface CheckoSettings {
  /** Base URL, `https://api.checko.ru/v2`. */
  readonly base: string
  readonly key: string
  /** Requests a day in the tariff. */
  readonly perDay: number
  readonly connectMs: number
  /** For one call with all its retries. */
  readonly totalMs: number
  /** Concurrent calls. */
  readonly places: number
  readonly retries: number
  /** Pause before the first retry; doubled each time, with jitter. */
  readonly retryPauseMs: number
  readonly breakerFailures: number
  readonly breakerRestMs: number
}

/** Two seconds to connect, eight in all, two retries, twenty concurrent calls, half a minute's rest after five failures. */
export const checkoDefaults = {
  connectMs: outside.registrySourceConnectMs,
  totalMs: outside.registrySourceMs,
  places: 20,
  retries: 2,
  retryPauseMs: 200,
  breakerFailures: 5,
  breakerRestMs: 30_000,
} as const

const MAX_ANSWER_BYTES = 5 * 1024 * 1024
/** Largest value of the counter's column. */
const MOST_USED = 2_147_483_647

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

/** The answer's data; empty `data` with status ok means that nothing was found. */
export interface CheckoAnswer {
  readonly data: unknown
  readonly all: Fields
}

export type CheckoCall = (method: CheckoMethod, query: Readonly<Record<string, string>>) => Promise<CheckoAnswer>

export interface CheckoDeps {
  /** Database of the day's counter. */
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
}

/** Makes the function that calls methods; breaker and concurrency limit are shared by all its calls, the quota by all processes. */
export function checkoCall(settings: CheckoSettings, { db, clock, ids }: CheckoDeps): CheckoCall {
  const quota = dayQuota({ db, clock }, settings.perDay)
  const breaker = new Breaker(clock, { failures: settings.breakerFailures, coolDownMs: settings.breakerRestMs })
  const gate = new Gate(settings.places)
  return (method, query) => {
    const url = new URL(`${settings.base}/${method}`)
    for (const [name, value] of Object.entries({ key: settings.key, ...query })) url.searchParams.set(name, value)
    const ends = clock.now().getTime() + settings.totalMs
    const left = () => ends - clock.now().getTime()
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

/** A timeout has used up its time; a refused call, or one beyond the quota, would be refused again. */
const mayRetry = (error: unknown): boolean =>
  error instanceof SourceError && (error.failure === 'failed' || error.failure === 'rate' || error.failure === 'timeout')

async function classify(raw: RawAnswer, quota: Quota): Promise<CheckoAnswer> {
  const all = parse(raw)
  const meta = fields(all.meta)
  const used = number(meta.today_request_count)
  if (used !== undefined && Number.isSafeInteger(used) && used >= 0) await quota.learn(Math.min(used, MOST_USED))
  const message = text(meta.message) ?? ''
  if (/лимит/i.test(message) || raw.status === 402 || raw.status === 403) {
    await quota.learn('nothing left')
    throw new SourceError('quota', 'the source says that the quota is used up')
  }
  if (raw.status === 429) throw new SourceError('rate', 'the source is asked too often')
  if (raw.status === 400) throw new SourceError('refused', 'the source refused a parameter')
  if (raw.status !== 200 || meta.status !== 'ok') throw new SourceError('failed', `the source answered with status ${raw.status}`)
  return { data: all.data, all }
}

function parse(raw: RawAnswer): Fields {
  try {
    return fields(JSON.parse(raw.body))
  } catch (error) {
    // A gateway in front of the source answers in HTML; the status still tells what happened.
    if (raw.status !== 200) return {}
    throw new SourceError('failed', 'the answer is not JSON', { cause: error })
  }
}
