// The feature of reviews.
import type { Feature } from '../platform/feature.ts'
import { forgetAuthor, listReviewCopies } from './own-data.sql.ts'
import { reviewsRoutes } from './reviews.routes.ts'

export const reviews: Feature = (services) => ({
  readsReplicas: true,
  routes: () => reviewsRoutes(services),
  personalData: {
    copy: async (db, userId) => [{ name: 'reviews.json', content: await listReviewCopies(db, userId) }],
    forget: async (tx, userId) => ({ reviews: await forgetAuthor(tx, userId) }),
  },
})
