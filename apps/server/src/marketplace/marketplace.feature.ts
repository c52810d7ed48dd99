// The feature of the marketplace's buyers.
import type { Feature } from '../platform/feature.ts'
import { marketplaceRoutes } from './marketplace.routes.ts'
import { askToForgetViews, forgetViewsWorker } from './views.ts'
import { WholeGroups } from './whole-groups.ts'

export const marketplace: Feature = (services) => ({
  routes: () => marketplaceRoutes(services, new WholeGroups(services.changes)),
  workers: [forgetViewsWorker(services)],
  start: () => askToForgetViews(services),
})
