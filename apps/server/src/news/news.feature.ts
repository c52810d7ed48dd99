// The feature of the blog.
import type { Feature } from '../platform/feature.ts'
import { newsRoutes } from './news.routes.ts'
import { seedNews } from './news.seed.ts'

export const news: Feature = ({ db, files, publicUrl }) => ({
  routes: () => newsRoutes(publicUrl),
  seed: () => db.transaction().execute((tx) => seedNews(tx, files.pictures)),
})
