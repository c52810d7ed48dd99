// Monitoring: the background job that notifies the members who watch a company of its changes. These are notices on the site; a digest collects
// them into e-mails.
import { readableName } from '@sverka/contract/company/names'
import type { EventField } from '@sverka/contract/monitoring/monitoring.rules'
import type { Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import { type Notice, raiseNotices } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { claimUnsent, listWatchers } from './monitoring.sql.ts'
import { changeTexts } from './texts.ts'

/** Runs every minute. A run that takes longer than `expireSeconds` counts as failed. */
export const notifyJob = defineJob<Record<string, never>>('monitoring-tell', { keepsOneWaiting: true, expireSeconds: 600 })

const EVERY_SECONDS = 60
/** Changes handled in one transaction. */
const BATCH_SIZE = 200

export const notifyWorker = (services: Services): JobWorker =>
  jobWorker(notifyJob, async () => {
    // The next run is enqueued first, so that a failure of this one does not stop the runs.
    await services.db.transaction().execute((tx) => services.jobs.send(tx, notifyJob, {}, { after: EVERY_SECONDS }))
    while ((await services.db.transaction().execute((tx) => notifyBatch(tx, services))) > 0);
  })

/** Notifies members of up to `BATCH_SIZE` changes; returns the number of changes, 0 if there were none. */
export async function notifyBatch(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<number> {
  const events = await claimUnsent(tx, clock.now(), BATCH_SIZE)
  const watchers =
    events.length > 0
      ? await listWatchers(
          tx,
          events.map(({ id }) => id),
        )
      : []
  await raiseNotices(tx, clock, watchers.map(toNotice))
  return events.length
}

function toNotice({ id, field, companyId, userId, name, ogrn }: Awaited<ReturnType<typeof listWatchers>>[number]): Notice {
  const params = { company: readableName(name), change: changeTexts[field as EventField], field, ogrn }
  const path = `/profile/monitoring?company=${companyId}`
  return { userId, kind: 'company_changed', params, path, dedupeKey: `event:${id}:${userId}` }
}
