// A daily job that deletes expired counts of wrong passwords, so that attempts with e-mail addresses without an account do not fill the table.
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { deleteExpiredFailures } from './login-guard.sql.ts'

const DAY_SECONDS = 86_400
/**
 * A count falls by ten an hour (one every six minutes, see `login-guard.ts`), so that a day without a wrong password clears 240. Nobody reaches
 * that many, because waits of up to 15 minutes follow after five.
 */
const EXPIRED_MS = DAY_SECONDS * 1000
/** Counts deleted in one transaction. */
const BATCH = 10_000

// The name says «faded» for «expired»: it is not changed, because databases hold jobs of this name.
const expiredJob = defineJob<Record<string, never>>('auth.faded-failures', { expireSeconds: 3600, keepsOneWaiting: true })

/** Schedules a removal at once, unless one is scheduled already. */
export const scheduleFailureRemoval = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, expiredJob, {}))

/** Each run first schedules that of the next day, so that a failure does not stop the series. */
export const failureRemovalWorker = ({ db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>): JobWorker =>
  jobWorker(expiredJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, expiredJob, {}, { after: DAY_SECONDS }))
    const before = new Date(clock.now().getTime() - EXPIRED_MS)
    for (let removed = BATCH; removed === BATCH; )
      removed = await db.transaction().execute((tx) => deleteExpiredFailures(tx, before, BATCH))
  })
