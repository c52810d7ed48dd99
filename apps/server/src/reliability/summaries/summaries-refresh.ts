// Background job that recomputes outdated summaries: requested at start, and when a reader finds no valid summary.
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { createdOnce } from '../../platform/feature.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { type Moment, refreshSummaries } from './summaries.ts'

/** A whole register takes hours. Each finished page is committed, so the run after an interrupted one continues it. */
const refreshJob = defineJob<Record<string, never>>('reliability-summaries', { expireSeconds: 12 * 3_600, keepsOneWaiting: true })

/** Pause after each page, so that requests are not slowed. */
const REST_MS = 20
/** One process requests a run at most this often: a run covers everything outdated. */
const ASK_AGAIN_MS = 10_000

export interface SummariesDeps {
  readonly db: Db
  readonly clock: Clock
  /** The product's day. */
  readonly today: () => string
}

/** The present moment, with the product's day. */
export const readMoment = ({ clock, today }: SummariesDeps): Moment => ({ today: today(), now: clock.now() })

/** Concurrent runs divide the work: each skips rows that another has locked. */
export const summariesWorker = (deps: SummariesDeps): JobWorker =>
  jobWorker(refreshJob, async () => {
    await refreshSummaries(
      deps.db,
      () => readMoment(deps),
      () => pause(REST_MS),
    )
  })

/** Requests a run; calls within `ASK_AGAIN_MS` of the last request do nothing. */
export type ScheduleSummaries = () => Promise<void>

export const scheduleSummaries = createdOnce(({ db, clock, jobs }: Services): ScheduleSummaries => {
  let asked = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now().getTime()
    if (now - asked < ASK_AGAIN_MS) return
    asked = now
    await db.transaction().execute((tx) => jobs.send(tx, refreshJob, {}))
  }
})
