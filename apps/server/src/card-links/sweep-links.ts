// Deletes expired links to shared company cards once a day: nobody can open them any more, and who shared which company is not stored longer.
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { deleteEnded } from './card-links.sql.ts'

const DAY_SECONDS = 86_400

const sweepJob = defineJob<Record<string, never>>('card-links.sweep', { keepsOneWaiting: true })

/** Schedules a run for now, unless one is already waiting. */
export const scheduleLinkSweep = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, sweepJob, {}))

/** Deletes the links that have expired. */
export const sweepLinks = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  db.transaction().execute((tx) => deleteEnded(tx, clock.now()))

/** Each run first schedules the next day's, so that a failure does not end the series. */
export const linkSweepWorker = (services: Services): JobWorker =>
  jobWorker(sweepJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, sweepJob, {}, { after: DAY_SECONDS }))
    await sweepLinks(services)
  })
