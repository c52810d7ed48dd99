// The feature of page titles.
import type { Feature } from '../platform/feature.ts'
import { pageMetaRoutes } from './page-meta.routes.ts'
import { pageMetaReader } from './page-meta.ts'

export const pageMeta: Feature = ({ changes }) => ({
  readsReplicas: true,
  routes: () => pageMetaRoutes(pageMetaReader(changes)),
})
