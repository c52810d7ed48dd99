// The feature of payments.
import type { Feature } from '../platform/feature.ts'
import { countOpenAlarms } from './alarms.sql.ts'
import { notificationWorker } from './notification.ts'
import { ownMoneyIsSettled } from './own-money.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { listPaymentCopies } from './payments.sql.ts'
import { settlementWorkers } from './poll-settlement.ts'
import { reconcileWorker } from './reconcile.ts'
import { reconcileJob, sweepJob } from './settle-job.ts'

export const payments: Feature = (services) => ({
  routes: () => paymentsRoutes(services),
  workers: [...settlementWorkers(services), notificationWorker(services), reconcileWorker(services)],
  figures: [
    {
      name: 'payment_alarms_open',
      about: 'Alarms of payments that nobody closed, differences with the provider too',
      read: countOpenAlarms,
    },
  ],
  // What a crash left open is looked at first.
  start: () =>
    services.db.transaction().execute(async (tx) => {
      await services.jobs.send(tx, sweepJob, {})
      await services.jobs.send(tx, reconcileJob, {})
    }),
  // The law keeps payments for five years, also those of a deleted account.
  personalData: {
    copy: async (db, userId) => [{ name: 'payments.json', content: await listPaymentCopies(db, userId) }],
    mayForget: ownMoneyIsSettled,
  },
})
