// The part of the accounts module that other modules may use.
import type { Authenticate, SessionWatch } from '../platform/auth/session.ts'
import { createdOnce } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import { createAccessTokens } from './access-tokens.ts'
import type { AuthDeps } from './auth.deps.ts'
import { createAuthenticate, createSessionWatch } from './authenticate.ts'
import { createPasswordCheck } from './password-check.ts'
import { createPasswords } from './passwords.ts'

export type { AuthDeps } from './auth.deps.ts'
export { lockMembers } from './lock-members.sql.ts'
export { clearFailedAttempts, recordLoginAttempt } from './login-guard.ts'
export { endSessionById, recordConsent, recordWithdrawal, removeAccount } from './own-rights.ts'
export { readClient } from './sessions.ts'

/** The dependencies of accounts, and the check of bearer tokens; made once for an application. */
export const getAuth = createdOnce((services: Services): { deps: AuthDeps; authenticate: Authenticate; watch: SessionWatch } => {
  const deps: AuthDeps = {
    ...services,
    access: createAccessTokens(services),
    passwords: createPasswords(),
    checkPassword: createPasswordCheck(),
  }
  return { deps, authenticate: createAuthenticate(deps), watch: createSessionWatch(deps) }
})
