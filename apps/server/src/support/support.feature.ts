// Connects requests to support to the server.
import type { Feature } from '../platform/feature.ts'
import { supportRoutes } from './support.routes.ts'
import { eraseRequests, exportRequests } from './support.ts'

export const support: Feature = (services) => ({
  routes: () => supportRoutes(services),
  personalData: { exportUserData: exportRequests, eraseUserData: eraseRequests },
})
