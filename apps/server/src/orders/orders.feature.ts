// The feature of orders.
import { paymentCanceled, paymentRefunded, paymentSucceeded } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { ordersRoutes } from './orders.routes.ts'
import { seedOrders } from './orders.seed.ts'
import { forgetOrders, lineImages, ownOrders } from './own-data.ts'
import { applyCanceled, applyPaid } from './paying.ts'
import { applyRefunded } from './refunded.ts'

export const orders: Feature = (services) => ({
  routes: () => ordersRoutes(services),
  listeners: [
    on(paymentSucceeded, async (tx, news) => {
      if (news.purpose === 'order') await applyPaid(tx, services, news)
    }),
    on(paymentCanceled, async (tx, news) => {
      if (news.purpose === 'order') await applyCanceled(tx, news)
    }),
    on(paymentRefunded, async (tx, news) => {
      if (news.purpose === 'order') await applyRefunded(tx, services, news)
    }),
  ],
  seed: () => seedOrders(services),
  files: [lineImages],
  personalData: { copy: ownOrders, forget: forgetOrders },
})
