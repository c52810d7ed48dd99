// Signs people in. A wrong address, a wrong password and a blocked account take the same work and get the same answer, which so reveals nothing.
import type { Tokens } from '@sverka/contract/auth/auth'
import { deviceName } from '@sverka/contract/auth/device.rules'
import { recordAudit } from '../platform/audit/audit.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { mailAddress } from '../platform/mail/address.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { AuthDeps } from './auth.deps.ts'
import { endUserResets } from './email-links.sql.ts'
import { clearFailedAttempts, recordLoginAttempt } from './login-guard.ts'
import { consumeCode, hasSecondFactor } from './second-factor.ts'
import { findDevice } from './sessions.sql.ts'
import { type Client, createSession } from './sessions.ts'
import { findUserByEmail, lockUser, replaceHash } from './users.sql.ts'

export interface SignIn {
  readonly email: string
  readonly password: string
  /** Code of the second factor, where the account has one. */
  readonly code: string | undefined
  readonly remembered: boolean
  readonly client: Client
}

/**
 * Opens a session. Throws `bad_credentials`; `too_many_requests` during the wait after wrong passwords; and, if address and password are right
 * and the account has a second factor, `second_factor_required` or `second_factor_wrong`.
 */
export async function signIn(db: Db, deps: AuthDeps, request: SignIn): Promise<Tokens> {
  const { password, code, client } = request
  const email = mailAddress(request.email)
  const { user, matches } = await deps.passwords.admit(async () => {
    await recordLoginAttempt(db, deps, { email, clientIp: client.clientIp })
    const found = await findUserByEmail(readOnly(db), email)
    return { user: found, matches: await deps.passwords.verify(found?.password_hash ?? null, password) }
  })
  if (!user || !matches || user.blocked_at) return refuseAttempt(db, deps, { userId: user?.id, client, code: 'bad_credentials' })
  const secondFactor = await passSecondFactor(db, deps, { userId: user.id, code, client })
  const tokens = await db.transaction().execute((tx) => openSession(tx, deps, { ...request, email, user, secondFactor }))
  if (!tokens) return refuseAttempt(db, deps, { userId: user.id, client, code: 'bad_credentials' })
  if (deps.passwords.isOutdated(user.password_hash)) {
    await replaceHash(db, user.id, { from: user.password_hash, to: await deps.passwords.hash(password) })
  }
  return tokens
}

/** A sign-in whose password and second factor were checked. */
interface CheckedSignIn extends SignIn {
  readonly user: { readonly id: number; readonly password_hash: string }
  readonly secondFactor: boolean
}

/** Null where, since the check, the password was changed, the account blocked or a second factor turned on. */
async function openSession(
  tx: Tx,
  deps: AuthDeps,
  { user, email, password, secondFactor, remembered, client }: CheckedSignIn,
): Promise<Tokens | null> {
  const person = await lockUser(tx, user.id)
  if (!person || person.blocked_at || (await hasSecondFactor(tx, user.id)) !== secondFactor) return null
  // The hash may differ because another sign-in renewed it with newer parameters; then the password is still the same.
  if (person.password_hash !== user.password_hash && !(await deps.passwords.verify(person.password_hash, password))) return null
  await clearFailedAttempts(tx, { email, clientIp: client.clientIp })
  await endUserResets(tx, user.id, deps.clock.now())
  await notifyOfNewDevice(tx, deps, user.id, client)
  const tokens = await createSession(tx, deps, { userId: user.id, remembered, client, secondFactor })
  await recordAudit(tx, deps.clock, { action: 'auth.login', actorId: user.id, clientIp: client.clientIp })
  return tokens
}

/** Notifies the person of a sign-in with a new browser, except for their first sign-in; another version counts as the same browser. */
async function notifyOfNewDevice(tx: Tx, deps: AuthDeps, userId: number, { agent }: Client): Promise<void> {
  const { devices, isKnown } = await findDevice(tx, userId, agent)
  if (devices === 0 || isKnown) return
  const params = { device: deviceName(agent) ?? '' }
  await raiseNotice(tx, deps.clock, { userId, kind: 'new_device', params, path: '/profile/info' })
}

interface FailedAttempt {
  readonly userId: number | undefined
  readonly client: Client
  readonly code: 'bad_credentials' | 'second_factor_wrong'
}

/** Records the failed sign-in in the audit log and throws its code. */
async function refuseAttempt(db: Db, deps: AuthDeps, { userId, client, code }: FailedAttempt): Promise<never> {
  const subject = userId ? { subject: `user:${userId}` } : {}
  const entry = { action: 'auth.login_failed', actorId: null, ...subject, clientIp: client.clientIp }
  await db.transaction().execute((tx) => recordAudit(tx, deps.clock, entry))
  return refuse(code)
}

/** True if the code is right, false for an account without a second factor; throws `second_factor_required` or `second_factor_wrong`. */
async function passSecondFactor(
  db: Db,
  deps: AuthDeps,
  { userId, code, client }: { userId: number; code: string | undefined; client: Client },
): Promise<boolean> {
  if (!(await hasSecondFactor(readOnly(db), userId))) return false
  if (!code) refuse('second_factor_required')
  if (await db.transaction().execute((tx) => consumeCode(tx, deps, userId, code))) return true
  return refuseAttempt(db, deps, { userId, client, code: 'second_factor_wrong' })
}
