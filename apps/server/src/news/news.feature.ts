// The feature of the blog.
import type { Feature } from '../platform/feature.ts'
import { newsRoutes } from './news.routes.ts'
import { seedNews } from './news.seed.ts'
import { listKnownPictures } from './news.sql.ts'

export const news: Feature = ({ db, files, publicUrl }) => ({
  routes: () => newsRoutes(publicUrl),
  files: [{ store: 'pictures', prefix: 'news/', known: listKnownPictures }],
  seed: () => db.transaction().execute((tx) => seedNews(tx, files.pictures)),
})
