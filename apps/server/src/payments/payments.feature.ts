// Registers the feature «payments» with the application: routes, background jobs, a metric, personal data, and its work after the start.
import { paymentSucceeded } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { countOpenAlarms } from './alarms.sql.ts'
import { expiryWorkers } from './invoices/expire.ts'
import { expireSweepJob } from './invoices/expire-job.ts'
import { createInvoicePrinter } from './invoices/invoice-printer.ts'
import { invoicesRoutes } from './invoices/invoices.routes.ts'
import { createMoneyPrinter } from './money-table.ts'
import { notificationWorker } from './notification.ts'
import { assertNoOpenPayments, erasePayments, exportPayments } from './own-money.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { settlementWorkers } from './poll-settlement.ts'
import { reconcileWorker } from './reconcile.ts'
import { reconcileJob, sweepJob } from './settle-job.ts'
import { createStatementReader } from './statements/statement-reader.ts'
import { statementsRoutes } from './statements/statements.routes.ts'
import { refundTestPayment } from './test-payment.ts'

export const payments: Feature = (services) => {
  const [statements, printer, money] = [createStatementReader(), createInvoicePrinter(), createMoneyPrinter()]
  return {
    routes: () => [...paymentsRoutes(services, money), ...invoicesRoutes(services, printer), ...statementsRoutes(services, statements)],
    workers: [...settlementWorkers(services), notificationWorker(services), reconcileWorker(services), ...expiryWorkers(services)],
    listeners: [
      // Staff test the provider with a real ruble, which is refunded at once.
      on(paymentSucceeded, async (tx, payment) => {
        if (payment.purpose === 'test') await refundTestPayment(tx, services, payment)
      }),
    ],
    gauges: [
      {
        name: 'payment_alarms_open',
        about: 'Alarms of payments that nobody closed, differences with the provider too',
        read: countOpenAlarms,
      },
    ],
    // Sends the three recurring jobs right after the start, so that payments, past days and invoices which a crash left open are processed.
    start: () =>
      services.db.transaction().execute(async (tx) => {
        await services.jobs.send(tx, sweepJob, {})
        await services.jobs.send(tx, reconcileJob, {})
        await services.jobs.send(tx, expireSweepJob, {})
      }),
    // The law on bookkeeping (402-ФЗ) demands that payments are stored for five years, also those of a deleted account.
    personalData: {
      exportUserData: exportPayments,
      checkMayErase: assertNoOpenPayments,
      eraseUserData: erasePayments,
    },
    close: async () => void (await Promise.all([statements.close(), printer.close(), money.close()])),
  }
}
