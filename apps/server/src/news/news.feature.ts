// The feature of the blog.
import type { Feature } from '../platform/feature.ts'
import { newsRoutes } from './news.routes.ts'
import { listKnownPictures } from './news.sql.ts'
import { publishDueWorker } from './news.ts'

export const news: Feature = (services) => ({
  readsReplicas: true,
  routes: () => newsRoutes(services),
  workers: [publishDueWorker(services)],
  files: [{ store: 'pictures', prefix: 'news/', known: listKnownPictures }],
})
