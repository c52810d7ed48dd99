// Registers the module of orders (purchases and claims about them) in the application: routes, background jobs, listeners to events of other
// modules, stored files, and members' personal data.
import type { OrderDetails } from '@sverka/contract/orders/orders'
import {
  invoiceExpired,
  invoicePaid,
  orderCorrected,
  paymentCanceled,
  paymentRefunded,
  paymentSucceeded,
  refundPrepared,
} from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { claimFiles, removeClaimFilesWorker } from './claims/claim-files.ts'
import { claimsRoutes } from './claims/claims.routes.ts'
import { dueClaimsWorker, scheduleDueClaims } from './claims/claims-due.ts'
import { applyInvoiceExpired, applyInvoicePaid } from './invoicing.ts'
import { ordersRoutes } from './orders.routes.ts'
import { addLowered } from './orders.sql.ts'
import { assertNoOpenOrders, eraseOrders, exportOrders, lineImages } from './own-data.ts'
import { applyCanceled, applyPaid } from './paying.ts'
import { applyRefunded, assertOrderUnchanged } from './refunded.ts'

export const orders: Feature = (services) => {
  const printer = createFilePrinter<OrderDetails>(new URL('./order-file-worker.ts', import.meta.url))
  return {
    // A payment may also be for a plan (a subscription to the site): the listeners skip those.
    routes: () => [...ordersRoutes(services, printer), ...claimsRoutes(services)],
    workers: [removeClaimFilesWorker(services), dueClaimsWorker(services)],
    start: () => scheduleDueClaims(services),
    close: () => printer.close(),
    listeners: [
      on(paymentSucceeded, async (tx, event) => {
        if (event.purpose === 'order') await applyPaid(tx, services, event)
      }),
      on(paymentCanceled, async (tx, event) => {
        if (event.purpose === 'order') await applyCanceled(tx, event)
      }),
      on(invoicePaid, (tx, event) => applyInvoicePaid(tx, services, event)),
      on(invoiceExpired, (tx, event) => applyInvoiceExpired(tx, services, event)),
      on(orderCorrected, async (tx, { orderId, kopecks }) => {
        await addLowered(tx, orderId, kopecks)
      }),
      on(refundPrepared, async (tx, plan) => {
        if (plan.purpose === 'order') await assertOrderUnchanged(tx, plan)
      }),
      on(paymentRefunded, async (tx, event) => {
        if (event.purpose === 'order') await applyRefunded(tx, services, event)
      }),
    ],
    files: [lineImages, claimFiles],
    personalData: { exportUserData: exportOrders, checkMayErase: assertNoOpenOrders, eraseUserData: eraseOrders(services) },
  }
}
