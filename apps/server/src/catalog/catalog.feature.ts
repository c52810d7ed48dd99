// The feature of the lists that forms and filters choose from.
import type { Feature } from '../platform/feature.ts'
import { catalogRoutes } from './catalog.routes.ts'

export const catalog: Feature = () => ({
  readsReplicas: true,
  routes: () => catalogRoutes,
})
