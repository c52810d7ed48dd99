// Handles the ends of memberships, the paid periods of plans: notices a week and a day before, and the effects at the end. Nothing is renewed or
// charged automatically.
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import { hideProducts } from '../products/products.ts'
import { findMemberPlan } from './member-plan.sql.ts'
import { allowsShowingGoods } from './member-plan.ts'
import { claimExpiredMemberships, listEnding } from './plans.sql.ts'

/** Runs every minute. */
export const endingJob = defineJob<Record<string, never>>('plans.ending', { keepsOneWaiting: true })

const EVERY_SECONDS = 60
/** Ended memberships that one transaction handles. */
const BATCH = 200
const DAY_MS = 24 * 3_600_000
/** Memberships that one run warns about; the rest follow in the next run. */
const WARNINGS_PER_RUN = 10_000
const PATH = '/profile/subscription'

const warnings = [
  { kind: 'plan_ends_in_day', ms: DAY_MS },
  { kind: 'plan_ends_in_week', ms: 7 * DAY_MS },
] as const

/** Safe to repeat: each notice is sent once, and each end is handled once. */
export async function handleExpiringMemberships(services: Services): Promise<void> {
  await warn(services)
  while ((await services.db.transaction().execute((tx) => handleEndedBatch(tx, services))) === BATCH);
}

async function warn(services: Services): Promise<void> {
  const from = services.clock.now()
  for (const { kind, ms } of warnings) {
    const ending = await listEnding(readOnly(services.db), { from, until: new Date(from.getTime() + ms) }, WARNINGS_PER_RUN)
    for (const { id, userId, endsAt, name } of ending) {
      // On the last day the notice of the week would only repeat that of the day.
      if (kind === 'plan_ends_in_week' && endsAt.getTime() - from.getTime() <= DAY_MS) continue
      const params = { plan: name, until: endsAt.toISOString() }
      await services.db
        .transaction()
        .execute((tx) =>
          raiseNotice(tx, services.clock, { userId, kind, params, path: PATH, dedupeKey: `${kind}:${id}:${endsAt.getTime()}` }),
        )
    }
  }
}

/** Handles up to `BATCH` ended memberships. Returns their number. */
async function handleEndedBatch(tx: Tx, services: Services): Promise<number> {
  const at = services.clock.now()
  const ended = await claimExpiredMemberships(tx, at, BATCH)
  for (const { id, userId, endsAt, name } of ended) {
    const plan = await findMemberPlan(tx, userId, at)
    // Another membership continues: nothing ends for the member.
    if (plan.membership_id !== null) continue
    const params = { plan: name, until: endsAt.toISOString() }
    await raiseNotice(tx, services.clock, { userId, kind: 'plan_ended', params, path: PATH, dedupeKey: `plan_ended:${id}` })
    // `'plan'` is the reason for which the products are hidden.
    if (!allowsShowingGoods(plan)) await hideProducts(tx, { userId }, 'plan')
  }
  return ended.length
}

export const endingWorker = (services: Services): JobWorker =>
  jobWorker(endingJob, async () => {
    // Enqueued before the work, so that a failure does not stop the runs.
    await services.db.transaction().execute((tx) => services.jobs.send(tx, endingJob, {}, { after: EVERY_SECONDS }))
    await handleExpiringMemberships(services)
  })
