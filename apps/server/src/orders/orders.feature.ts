// What orders offer to the application: routes, listeners, personal data.
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
    routes: () => [...ordersRoutes(services, printer), ...claimsRoutes(services)],
    workers: [removeClaimFilesWorker(services), dueClaimsWorker(services)],
    start: () => scheduleDueClaims(services),
    close: () => printer.close(),
    listeners: [
      on(paymentSucceeded, async (tx, news) => {
        if (news.purpose === 'order') await applyPaid(tx, services, news)
      }),
      on(paymentCanceled, async (tx, news) => {
        if (news.purpose === 'order') await applyCanceled(tx, news)
      }),
      on(invoicePaid, (tx, news) => applyInvoicePaid(tx, services, news)),
      on(invoiceExpired, (tx, news) => applyInvoiceExpired(tx, services, news)),
      on(orderCorrected, async (tx, { orderId, kopecks }) => {
        await addLowered(tx, orderId, kopecks)
      }),
      on(refundPrepared, async (tx, plan) => {
        if (plan.purpose === 'order') await assertOrderUnchanged(tx, plan)
      }),
      on(paymentRefunded, async (tx, news) => {
        if (news.purpose === 'order') await applyRefunded(tx, services, news)
      }),
    ],
    files: [lineImages, claimFiles],
    personalData: { exportUserData: exportOrders, checkMayErase: assertNoOpenOrders, eraseUserData: eraseOrders(services) },
  }
}
