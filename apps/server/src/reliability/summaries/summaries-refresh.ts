// Background job that recomputes outdated summaries of reports: requested at the start of a process, and when a reader finds no valid one.
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { createdOnce } from '../../platform/feature.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { type Moment, refreshSummaries } from './summaries.ts'

/** A run over the whole register takes hours. Each page of companies is committed at once, so a run continues where an interrupted one ended. */
const refreshJob = defineJob<Record<string, never>>('reliability-summaries', { expireSeconds: 12 * 3_600, keepsOneWaiting: true })

/** Pause after each page, so that requests are not slowed. */
const PAUSE_MS = 20
/** One process requests a run at most this often: a run covers everything outdated. */
const MIN_REQUEST_INTERVAL_MS = 10_000

export interface SummariesDeps {
  readonly db: Db
  readonly clock: Clock
  /** The day that reports are made for: today in Moscow, or the fixed day of the demo register. */
  readonly today: () => string
}

/** The present moment, and the day that reports are made for. */
export const readMoment = ({ clock, today }: SummariesDeps): Moment => ({ today: today(), now: clock.now() })

/** The worker of the job. Concurrent runs divide the work: each skips the rows that another has locked. */
export const summariesWorker = (deps: SummariesDeps): JobWorker =>
  jobWorker(refreshJob, async () => {
    await refreshSummaries(
      deps.db,
      () => readMoment(deps),
      () => pause(PAUSE_MS),
    )
  })

/** Requests a run; calls within `MIN_REQUEST_INTERVAL_MS` of the last request do nothing. */
export type ScheduleSummaries = () => Promise<void>

/** The only requester of runs in this process. */
export const scheduleSummaries = createdOnce(({ db, clock, jobs }: Services): ScheduleSummaries => {
  let requestedAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock.now().getTime()
    if (now - requestedAt < MIN_REQUEST_INTERVAL_MS) return
    requestedAt = now
    await db.transaction().execute((tx) => jobs.send(tx, refreshJob, {}))
  }
})
