// Sends a notice of a company's changes to everybody who watches it; the digest collects them.
import { readableName } from '@sverka/contract/company/names'
import type { EventField } from '@sverka/contract/monitoring/monitoring.rules'
import type { Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import { type Notice, raiseNotices } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { claimUnsent, listWatchers } from './monitoring.sql.ts'
import { changeTexts } from './texts.ts'

/** Looks for events without notices, at intervals. */
export const notifyJob = defineJob<Record<string, never>>('monitoring-tell', { keepsOneWaiting: true, expireSeconds: 600 })

const EVERY_SECONDS = 60
/** Events handled in one transaction. */
const PIECE = 200

export const notifyWorker = (services: Services): JobWorker =>
  jobWorker(notifyJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, notifyJob, {}, { after: EVERY_SECONDS }))
    while ((await services.db.transaction().execute((tx) => notifySome(tx, services))) > 0);
  })

/** Returns how many events were handled. */
export async function notifySome(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<number> {
  const events = await claimUnsent(tx, clock.now(), PIECE)
  const reported =
    events.length > 0
      ? await listWatchers(
          tx,
          events.map(({ id }) => id),
        )
      : []
  await raiseNotices(tx, clock, reported.map(toNotice))
  return events.length
}

function toNotice({ id, field, companyId, userId, name, ogrn }: Awaited<ReturnType<typeof listWatchers>>[number]): Notice {
  const params = { company: readableName(name), change: changeTexts[field as EventField], field, ogrn }
  const path = `/profile/monitoring?company=${companyId}`
  return { userId, kind: 'company_changed', params, path, dedupeKey: `event:${id}:${userId}` }
}
