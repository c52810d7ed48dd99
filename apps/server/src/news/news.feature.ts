// Connects the blog to the server: routes, the job that publishes scheduled articles, and which stored pictures are still in use.
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
