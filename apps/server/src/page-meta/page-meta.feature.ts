// Connects titles and descriptions of pages, which staff edit, to the server.
import type { Feature } from '../platform/feature.ts'
import { pageMetaRoutes } from './page-meta.routes.ts'
import { pageMetaReader } from './page-meta.ts'

export const pageMeta: Feature = ({ changes }) => ({
  readsReplicas: true,
  routes: () => pageMetaRoutes(pageMetaReader(changes)),
})
