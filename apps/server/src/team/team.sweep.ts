// Daily background job that deletes old data of teams: entries of the journal, invitations that ended, and records of sent e-mails.
import { TEAM_EVENTS_KEEP_DAYS, TEAM_INVITATIONS_KEEP_DAYS } from '@sverka/contract/team/team.rules'
import type { Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { deleteOldInvitations, deleteOldMails } from './invitations.sql.ts'
import { deleteOldEvents } from './journal.sql.ts'

const DAY_SECONDS = 86_400
/** Rows deleted in one transaction. */
const BATCH = 500

const sweepJob = defineJob<Record<string, never>>('team.sweep', { keepsOneWaiting: true, expireSeconds: 600 })

/** Queues the job now, unless a run is queued already. */
export const scheduleSweep = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, sweepJob, {}))

/** Each run first schedules the next day's, so that a failure does not end the series. */
export const sweepWorker = (services: Services): JobWorker =>
  jobWorker(sweepJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, sweepJob, {}, { after: DAY_SECONDS }))
    await sweepTeams(services)
  })

/** Deletes the old data. Sent e-mails are counted for a limit per day, so records older than two days are no longer needed. */
export async function sweepTeams({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_SECONDS * 1000)
  const deleteAll = async (deleteBatch: (tx: Tx) => Promise<number>) => {
    while ((await db.transaction().execute(deleteBatch)) === BATCH);
  }
  await deleteAll((tx) => deleteOldEvents(tx, ago(TEAM_EVENTS_KEEP_DAYS), BATCH))
  await deleteAll((tx) => deleteOldInvitations(tx, ago(TEAM_INVITATIONS_KEEP_DAYS), BATCH))
  await db.transaction().execute((tx) => deleteOldMails(tx, ago(2)))
}
