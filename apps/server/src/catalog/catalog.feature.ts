// The feature of the lists to choose from.
import type { Feature } from '../platform/feature.ts'
import { catalogRoutes } from './catalog.routes.ts'

export const catalog: Feature = ({ db }) => ({
  readsReplicas: true,
  routes: () => catalogRoutes,
  seed: async () => {
    const { seedCategories } = await import('./catalog.seed.ts')
    await db.transaction().execute((tx) => seedCategories(tx))
  },
})
