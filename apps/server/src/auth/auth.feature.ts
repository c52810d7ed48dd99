// The feature of accounts.
import type { Feature } from '../platform/feature.ts'
import { authRoutes } from './auth.routes.ts'
import { seedAccounts } from './auth.seed.ts'
import { authOf } from './auth.ts'
import { ownAccount } from './own-data.ts'

export const auth: Feature = (services) => ({
  routes: () => authRoutes(authOf(services).deps),
  seed: () => seedAccounts(services.db, authOf(services).deps),
  personalData: { copy: ownAccount(services) },
})
