// An hourly job that escalates overdue claims about orders to staff: those whose seller has not answered, or whose buyer has not reacted to the
// answer, by the last day of the term.
import { type ClaimState, isClaimOpen } from '@sverka/contract/orders/claims.rules'
import { moscowDay } from '../../platform/clock.ts'
import { readOnly } from '../../platform/db/connect.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { listDueClaims, lockClaim, updateClaim } from './claims.sql.ts'
import { notifyOfClaim } from './claims.ts'

const SWEEP_SECONDS = 3600
/** Claims that one query reads. */
const BATCH = 200

const dueJob = defineJob<Record<string, never>>('orders.claims-due', { keepsOneWaiting: true, expireSeconds: 600 })

/**
 * Escalates one claim. Returns false if it is no longer due: the row lock makes this wait for a simultaneous act of buyer or seller. `dueOn` is
 * the last day of the term; the claim is due from the next Moscow day on.
 */
async function escalateDue({ db, ...services }: Pick<Services, 'db' | 'clock'>, id: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await lockClaim(tx, id)
    const now = services.clock.now()
    const isDue = row && isClaimOpen(row.state as ClaimState) && row.state !== 'escalated' && String(row.dueOn) < moscowDay(now)
    if (!isDue) return false
    await updateClaim(tx, id, { state: 'escalated', escalated_at: now, escalated_by: 'term' })
    for (const userId of [row.buyerId, row.sellerId]) await notifyOfClaim(tx, services, row, { userId, kind: 'claim_escalated' })
    return true
  })
}

/**
 * Escalates each due claim in a transaction of its own. Returns how many it escalated. It pages by id (`after`), because a read replica that lags
 * may still list claims that were just escalated.
 */
export async function escalateAllDue(services: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const today = moscowDay(services.clock.now())
  let [count, after] = [0, 0]
  for (;;) {
    const due = await listDueClaims(readOnly(services.db), { today, after, limit: BATCH })
    for (const id of due) if (await escalateDue(services, id)) count += 1
    after = due.at(-1) ?? 0
    if (due.length < BATCH) return count
  }
}

/** Enqueues the first run, at the start of the server. */
export const scheduleDueClaims = ({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((tx) => jobs.send(tx, dueJob, {}))

export const dueClaimsWorker = (services: Services): JobWorker =>
  // The next run is enqueued first, so that a failure does not stop the hourly runs.
  jobWorker(dueJob, async () => {
    await services.db.transaction().execute((tx) => services.jobs.send(tx, dueJob, {}, { after: SWEEP_SECONDS }))
    await escalateAllDue(services)
  })
