// Connects reviews of goods to the server: routes, data export and account deletion.
import type { Feature } from '../platform/feature.ts'
import { eraseAuthor, listReviewsForExport } from './own-data.sql.ts'
import { reviewsRoutes } from './reviews.routes.ts'

export const reviews: Feature = (services) => ({
  readsReplicas: true,
  routes: () => reviewsRoutes(services),
  personalData: {
    exportUserData: async (db, userId) => [{ name: 'reviews.json', content: await listReviewsForExport(db, userId) }],
    eraseUserData: async (tx, userId) => ({ reviews: await eraseAuthor(tx, userId) }),
  },
})
