// The feature of keys for programs.
import type { Feature } from '../platform/feature.ts'
import { apiAccessRoutes } from './api-access.routes.ts'
import { ownKeys } from './api-access.ts'

export const apiAccess: Feature = ({ clock }) => ({ routes: () => apiAccessRoutes, personalData: { copy: ownKeys(clock) } })
