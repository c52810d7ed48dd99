// The feature of plans.
import { paymentCanceled, paymentRefunded, paymentSucceeded } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { endingJob, endingWorker } from './ending.ts'
import { deleteUsed, listUsed } from './limits.sql.ts'
import { showOwnPlan } from './member-plan.ts'
import { plansRoutes } from './plans.routes.ts'
import { listPlanOrderCopies } from './plans.sql.ts'
import { dropCanceled, startPaid } from './plans.ts'
import { applyRefunded } from './refunded.ts'

export const plans: Feature = (services) => ({
  routes: () => plansRoutes(services),
  workers: [endingWorker(services)],
  listeners: [
    on(paymentSucceeded, async (tx, news) => {
      if (news.purpose === 'plan') await startPaid(tx, services, news)
    }),
    on(paymentCanceled, async (tx, news) => {
      if (news.purpose === 'plan') await dropCanceled(tx, news)
    }),
    on(paymentRefunded, async (tx, news) => {
      if (news.purpose === 'plan') await applyRefunded(tx, services, news)
    }),
  ],
  start: () => services.db.transaction().execute((tx) => services.jobs.send(tx, endingJob, {})),
  personalData: {
    copy: async (db, userId) => [
      { name: 'memberships.json', content: await listPlanOrderCopies(db, userId) },
      { name: 'plan-limits.json', content: await listUsed(db, userId) },
    ],
    forget: async (tx, userId) => ({ limits: await deleteUsed(tx, userId) }),
  },
  ownPlan: showOwnPlan,
})
