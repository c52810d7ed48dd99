// Removes, once a day, counts of wrong passwords that have faded: whoever tries any addresses must not fill the table for good.
import { defineJob, type JobWorker, worker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { removeFaded } from './login-guard.sql.ts'

const DAY_SECONDS = 86_400
/** In a day a count of 240 fades, which no waiting lets anybody reach. */
const FADED_MS = DAY_SECONDS * 1000
const BATCH = 10_000

const fadedJob = defineJob<Record<string, never>>('auth.faded-failures', { expireSeconds: 3600, waitsOnce: true })

/** Asks for a removal at once, unless the next one waits already. */
export const askForFadedFailures = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, fadedJob, {}))

/** Each run first asks for that of the next day, so that a failure ends nothing. */
export const fadedFailuresWorker = ({ db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>): JobWorker =>
  worker(fadedJob, async () => {
    await db.transaction().execute((tx) => jobs.send(tx, fadedJob, {}, { after: DAY_SECONDS }))
    const since = new Date(clock.now().getTime() - FADED_MS)
    for (let removed = BATCH; removed === BATCH; ) removed = await db.transaction().execute((tx) => removeFaded(tx, since, BATCH))
  })
