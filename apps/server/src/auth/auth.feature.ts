// Registers the module of accounts in the application: routes, the check for demo accounts at the start, a daily job, personal data and avatars.
import { readOnly } from '../platform/db/connect.ts'
import type { Feature } from '../platform/feature.ts'
import { authRoutes } from './auth.routes.ts'
import { getAuth } from './auth.ts'
import { assertNoDemoAccounts } from './demo-accounts.ts'
import { failureRemovalWorker, scheduleFailureRemoval } from './expired-failures.ts'
import { exportAccount } from './own-data.ts'
import { listKnownAvatars } from './users.sql.ts'

export const auth: Feature = (services) => ({
  routes: () => authRoutes(getAuth(services).deps),
  install: async () => {
    if (!services.config.demo) await assertNoDemoAccounts(readOnly(services.db))
  },
  workers: [failureRemovalWorker(services)],
  start: () => scheduleFailureRemoval(services),
  personalData: { exportUserData: exportAccount(services) },
  files: [{ store: 'pictures', prefix: 'avatars/', known: listKnownAvatars }],
})
