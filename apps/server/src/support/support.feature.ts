// Connects members' requests to the site's support to the server: routes, data export and account deletion.
import type { Feature } from '../platform/feature.ts'
import { supportRoutes } from './support.routes.ts'
import { eraseRequests, exportRequests } from './support.ts'

export const support: Feature = (services) => ({
  routes: () => supportRoutes(services),
  personalData: { exportUserData: exportRequests, eraseUserData: eraseRequests },
})
