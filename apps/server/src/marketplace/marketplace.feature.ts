// The feature of the marketplace's buyers.
import type { Feature } from '../platform/feature.ts'
import { HeldGoods } from './held-goods.ts'
import { marketplaceRoutes } from './marketplace.routes.ts'
import { askToForgetViews, forgetViewsWorker } from './views.ts'

export const marketplace: Feature = (services) => ({
  routes: () => marketplaceRoutes(services, new HeldGoods(services.changes)),
  workers: [forgetViewsWorker(services)],
  start: () => askToForgetViews(services),
})
