// Registers the feature «plans» with the application: routes, background jobs, listeners of payment events, and personal data.
import { createDocumentPrinter } from '../documents/documents.ts'
import { invoicePaid, paymentCanceled, paymentRefunded, paymentSucceeded } from '../events.ts'
import { createInvoicePrinter } from '../payments/payments.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import { actsJob, actsWorker } from './acts.ts'
import { endingJob, endingWorker } from './ending.ts'
import { invoicedRoutes } from './invoiced.routes.ts'
import { listActsForExport } from './invoiced.sql.ts'
import { type ReadOwner, startInvoiced } from './invoiced.ts'
import { deleteUsed, listUsed } from './limits.sql.ts'
import { readOwnPlan } from './member-plan.ts'
import { plansRoutes } from './plans.routes.ts'
import { listPlanOrdersForExport } from './plans.sql.ts'
import { endCanceledOrder, startPaid } from './plans.ts'
import { applyRefunded } from './refunded.ts'

/** `makeReader` creates the function that reads the details of the site's owner, from whom plans are bought. */
export const plans =
  (makeReader: (services: Services) => ReadOwner): Feature =>
  (services) => {
    const printers = { acts: createDocumentPrinter(), invoices: createInvoicePrinter() }
    return {
      routes: () => [...plansRoutes(services), ...invoicedRoutes(services, printers, makeReader(services))],
      workers: [endingWorker(services), actsWorker(services)],
      listeners: [
        on(paymentSucceeded, async (tx, payment) => {
          if (payment.purpose === 'plan') await startPaid(tx, services, payment)
        }),
        on(paymentCanceled, async (tx, payment) => {
          if (payment.purpose === 'plan') await endCanceledOrder(tx, payment)
        }),
        on(paymentRefunded, async (tx, refund) => {
          if (refund.purpose === 'plan') await applyRefunded(tx, services, refund)
        }),
        on(invoicePaid, (tx, invoice) => startInvoiced(tx, services, invoice)),
      ],
      start: () =>
        services.db.transaction().execute(async (tx) => {
          await services.jobs.send(tx, endingJob, {})
          await services.jobs.send(tx, actsJob, {})
        }),
      personalData: {
        exportUserData: async (db, userId) => [
          { name: 'memberships.json', content: await listPlanOrdersForExport(db, userId) },
          { name: 'plan-acts.json', content: await listActsForExport(db, userId) },
          { name: 'plan-limits.json', content: await listUsed(db, userId) },
        ],
        eraseUserData: async (tx, userId) => ({ limits: await deleteUsed(tx, userId) }),
      },
      ownPlan: readOwnPlan,
      close: async () => void (await Promise.all([printers.acts.close(), printers.invoices.close()])),
    }
  }
