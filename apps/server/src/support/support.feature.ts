// The feature of requests to support.
import type { Feature } from '../platform/feature.ts'
import { supportRoutes } from './support.routes.ts'
import { forgetRequests, ownRequests } from './support.ts'

export const support: Feature = (services) => ({
  routes: () => supportRoutes(services),
  personalData: { copy: ownRequests, forget: forgetRequests },
})
