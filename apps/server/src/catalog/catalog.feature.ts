// Connects the catalog to the server: regions, categories and tags, from which forms and filters choose.
import type { Feature } from '../platform/feature.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { createCategoryReader } from './import/category-reader.ts'

export const catalog: Feature = () => {
  const reader = createCategoryReader()
  // `readsReplicas`: a standby database may answer the public reads.
  return { readsReplicas: true, routes: () => catalogRoutes(reader), close: () => reader.close() }
}
