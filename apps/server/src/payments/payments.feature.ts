// The feature of payments.
import type { Feature } from '../platform/feature.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { listPaymentCopies } from './payments.sql.ts'
import { settleWorkers } from './settle.ts'
import { sweepJob } from './settle-job.ts'

export const payments: Feature = (services) => ({
  routes: () => paymentsRoutes(services),
  workers: settleWorkers(services),
  // What a crash left open is looked at first.
  start: () => services.db.transaction().execute((tx) => services.jobs.send(tx, sweepJob, {})),
  // The law keeps payments for five years, also those of a deleted account.
  personalData: { copy: async (db, userId) => [{ name: 'payments.json', content: await listPaymentCopies(db, userId) }] },
})
