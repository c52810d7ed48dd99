// A daily job for deals: reminds counterparties by e-mail the day before requested documents are due, and deletes deals whose last day has come.

import { moscowDay } from '../platform/clock.ts'
import type { Tx } from '../platform/db/database.ts'
import { RefusalError } from '../platform/errors.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { listFileIds } from './deal-files.sql.ts'
import { deleteFilesJob } from './deal-files.ts'
import { deleteOldMails, listDealsToRemind } from './deal-links.sql.ts'
import { REMINDER_PAUSE_MS, sendMail } from './deal-links.ts'
import { deleteDealRow, listOutdated } from './deals.sql.ts'
import { dayAfter } from './deals.ts'

const DAY_SECONDS = 86_400
/** Deals that one transaction handles. */
const BATCH = 50

const dailyJob = defineJob<Record<string, never>>('deals.daily', { keepsOneWaiting: true, expireSeconds: 600 })

/** Enqueues the daily job now, unless one is waiting. */
export const scheduleDailyReminders = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, dailyJob, {}))

/** Each run first schedules the next day's, so that a failure does not stop the runs. */
export const dailyWorker = (services: Services): JobWorker =>
  jobWorker(dailyJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, dailyJob, {}, { after: DAY_SECONDS }))
    await remindAll(services)
    await deleteOutdated(services)
  })

/** Sends all reminders. Each e-mail is recorded with its deal, so that a repeated run sends none twice. Returns the number of reminders. */
export async function remindAll(services: Services): Promise<number> {
  let [sent, after] = [0, 0]
  for (;;) {
    const batch = await services.db.transaction().execute((tx) => remindBatch(tx, services, after))
    sent += batch.sent
    if (batch.last === null) return sent
    after = batch.last
  }
}

/** Sends the reminders of the next deals, those with an id above `after`. `last` is the greatest id handled; null if there were none. */
async function remindBatch(tx: Tx, services: Services, after: number): Promise<{ sent: number; last: number | null }> {
  const now = services.clock.now()
  const mailedBefore = new Date(now.getTime() - REMINDER_PAUSE_MS)
  const deals = await listDealsToRemind(tx, { now, tomorrow: dayAfter(now, 1), mailedBefore, after, limit: BATCH })
  let sent = 0
  for (const { id, userId } of deals) {
    try {
      await sendMail(tx, services, { userId, id, isReminder: true })
      sent += 1
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      services.log.warn({ deal: id }, 'no reminder of a deal: its member has sent, or its address has got, too many e-mails today')
    }
  }
  return { sent, last: deals.at(-1)?.id ?? null }
}

/** Deletes all deals whose last day has come, with their files, and old records of e-mails. Returns the number of deals. */
export async function deleteOutdated(services: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<number> {
  let deleted = 0
  for (;;) {
    const count = await deleteBatch(services)
    deleted += count
    if (count < BATCH) return deleted
  }
}

async function deleteBatch({ db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    // The limits of e-mails count those of one day; two days are a safe distance.
    await deleteOldMails(tx, new Date(now.getTime() - 2 * DAY_SECONDS * 1000))
    const outdated = await listOutdated(tx, moscowDay(now), BATCH)
    const dealIds = outdated.map(({ id }) => id)
    const ids = await listFileIds(tx, { dealIds })
    for (const id of dealIds) await deleteDealRow(tx, id)
    if (ids.length > 0) await jobs.send(tx, deleteFilesJob, { ids })
    return dealIds.length
  })
}
