// The feature of the lists to choose from.
import type { Feature } from '../platform/feature.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { seedCategories } from './catalog.seed.ts'

export const catalog: Feature = ({ db }) => ({
  readsReplicas: true,
  routes: () => catalogRoutes,
  seed: () => db.transaction().execute((tx) => seedCategories(tx)),
})
