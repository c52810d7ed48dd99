// Connects the marketplace for buyers to the server: routes, the free promotion of the first verified sellers, and the removal of old views.
import { representativeBound } from '../events.ts'
import { on } from '../platform/events.ts'
import type { Feature } from '../platform/feature.ts'
import { GoodsInMemory } from './goods-in-memory.ts'
import { marketplaceRoutes } from './marketplace.routes.ts'
import { promoteVerified } from './promotion.ts'
import { scheduleViewCleanup, viewCleanupWorker } from './views.ts'

export const marketplace: Feature = (services) => ({
  readsReplicas: true,
  routes: () => marketplaceRoutes(services, new GoodsInMemory(services.changes)),
  workers: [viewCleanupWorker(services)],
  listeners: [on(representativeBound, (tx) => promoteVerified(tx, services.clock.now()))],
  start: async () => {
    // Gives promotion numbers to sellers verified before these existed, and to the demo's sellers.
    await services.db.transaction().execute((tx) => promoteVerified(tx, services.clock.now()))
    await scheduleViewCleanup(services)
  },
})
