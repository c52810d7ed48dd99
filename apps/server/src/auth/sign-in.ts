// Signing in: the same work and the same answer whether the address, the password or the account is wrong.
import type { Tokens } from '@sverka/contract/auth'
import { recordAudit } from '../platform/audit/audit.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { AuthDeps } from './auth.deps.ts'
import { endResetsOf } from './letters-links.sql.ts'
import { clearFailures } from './login-guard.sql.ts'
import { takeTry } from './login-guard.ts'
import { hashOf } from './one-time.ts'
import { hasSecondFactor, takeCode } from './second-factor.ts'
import { beginSession, type Client } from './sessions.ts'
import { findUserByEmail, replaceHash } from './users.sql.ts'

/** Addresses are compared without regard to case and outer spaces. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

export interface SignIn {
  readonly email: string
  readonly password: string
  /** Of the second factor, where the account has one. */
  readonly code: string | undefined
  readonly remembered: boolean
  readonly client: Client
}

/**
 * Refuses with `bad_credentials`, with 429 while the account has to wait, and where the pair is right and the account has a second
 * factor, with `second_factor_required` or `second_factor_wrong`.
 */
export async function signIn(db: Db, deps: AuthDeps, { email, password, code, remembered, client }: SignIn): Promise<Tokens> {
  const key = emailKey(email)
  const tries = hashOf(key)
  const { user, matches } = await deps.passwords.admit(async () => {
    await db.transaction().execute((tx) => takeTry(tx, tries, deps.clock.now()))
    const found = await findUserByEmail(readOnly(db), key)
    return { user: found, matches: await deps.passwords.verify(found?.password_hash ?? null, password) }
  })
  if (!user || !matches || user.blocked_at) {
    await recordFailure(db, deps, { userId: user?.id, client })
    refuse('bad_credentials')
  }
  const secondFactor = await passSecondFactor(db, deps, { userId: user.id, code, client })
  if (deps.passwords.isOutdated(user.password_hash)) {
    await replaceHash(db, user.id, { from: user.password_hash, to: await deps.passwords.hash(password) })
  }
  return db.transaction().execute(async (tx) => {
    await clearFailures(tx, tries)
    await endResetsOf(tx, user.id, deps.clock.now())
    const tokens = await beginSession(tx, deps, { userId: user.id, remembered, client, secondFactor })
    await recordAudit(tx, deps.clock, { action: 'auth.login', actorId: user.id, address: client.address })
    return tokens
  })
}

const recordFailure = (db: Db, deps: AuthDeps, { userId, client }: { userId: number | undefined; client: Client }) =>
  db.transaction().execute((tx) =>
    recordAudit(tx, deps.clock, {
      action: 'auth.login_failed',
      actorId: null,
      ...(userId ? { subject: `user:${userId}` } : {}),
      address: client.address,
    }),
  )

/** False for an account without a second factor. */
async function passSecondFactor(
  db: Db,
  deps: AuthDeps,
  { userId, code, client }: { userId: number; code: string | undefined; client: Client },
): Promise<boolean> {
  if (!(await hasSecondFactor(readOnly(db), userId))) return false
  if (!code) refuse('second_factor_required')
  if (await db.transaction().execute((tx) => takeCode(tx, deps, userId, code))) return true
  await recordFailure(db, deps, { userId, client })
  return refuse('second_factor_wrong')
}
