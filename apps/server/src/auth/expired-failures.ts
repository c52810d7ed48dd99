// Deletes expired counts of wrong passwords once a day, so that guesses for made-up addresses do not fill the table.
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { removeExpired } from './login-guard.sql.ts'

const DAY_SECONDS = 86_400
/** The count falls with time: a day clears even 240 wrong passwords, more than the waiting times allow. */
const EXPIRED_MS = DAY_SECONDS * 1000
/** Counts deleted in one transaction. */
const BATCH = 10_000

// The queue keeps this name, because jobs of it are stored in databases.
const expiredJob = defineJob<Record<string, never>>('auth.faded-failures', { expireSeconds: 3600, keepsOneWaiting: true })

/** Starts a removal now, unless one is scheduled already. */
export const askForExpiredFailures = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, expiredJob, {}))

/** Each run first schedules that of the next day, so that a failure does not stop the series. */
export const expiredFailuresWorker = ({ db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>): JobWorker =>
  jobWorker(expiredJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, expiredJob, {}, { after: DAY_SECONDS }))
    const since = new Date(clock.now().getTime() - EXPIRED_MS)
    for (let removed = BATCH; removed === BATCH; ) removed = await db.transaction().execute((tx) => removeExpired(tx, since, BATCH))
  })
