// The feature of a person's rights over their account.
import { getAuth } from '../auth/auth.ts'
import type { Feature } from '../platform/feature.ts'
import { profileRoutes } from './profile.routes.ts'

export const profile: Feature = (services) => ({ routes: () => profileRoutes(getAuth(services).deps) })
