// Sets new passwords: for a person who knows the old one, or for one who uses a link from an e-mail (a reset).
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { mailAddress } from '../platform/mail/address.ts'
import type { AuthDeps } from './auth.deps.ts'
import { passwordChangedEmail, passwordResetEmail } from './auth.emails.ts'
import { invalidateEmailLinks } from './email-change.ts'
import { consumeReset, countResetsSince, endUserResets, findLiveReset, insertReset } from './email-links.sql.ts'
import { clearFailedAttempts } from './login-guard.ts'
import { hashSecret, SECRET_BYTES } from './one-time.ts'
import { lockPasswordHolder, requireOwnPassword } from './own-password.ts'
import { endUserSessions } from './sessions.sql.ts'
import type { Client } from './sessions.ts'
import { findUser, findUserByEmail, lockUser, updateUser } from './users.sql.ts'

const HOUR = 3_600_000
const RESET_LIFE_MS = HOUR
/** How many reset e-mails one account can get. */
const RESETS_AN_HOUR = 2
const RESETS_A_DAY = 5

/** Changes the password and ends every other session. Throws a field error for a wrong current password or a weak new one. */
export async function changePassword(
  db: Db,
  deps: AuthDeps,
  request: { session: Session; current: string; next: string; client: Client },
): Promise<void> {
  const field = 'current_password'
  const user = await requireOwnPassword(db, deps, request.session.userId, { field, password: request.current })
  deps.checkPassword('new_password', request.next, { email: user.email, fullName: user.full_name })
  const password_hash = await deps.passwords.hash(request.next)
  await db.transaction().execute(async (tx) => {
    await lockPasswordHolder(tx, user, field)
    const except = request.session.sessionId
    await storePassword(tx, deps, { user, password_hash, except, action: 'auth.password_changed', client: request.client })
  })
}

interface NewPassword {
  readonly user: { readonly id: number; readonly email: string }
  readonly password_hash: string
  /** Id of the session that stays open; without it all end. */
  readonly except?: string
  /** Name of the audit entry. */
  readonly action: string
  readonly client: Client
}

/** Stores the password, ends sessions and unused links, and notifies the person. The caller must have locked the person's row. */
async function storePassword(tx: Tx, deps: AuthDeps, { user, password_hash, except, action, client }: NewPassword): Promise<void> {
  const at = deps.clock.now()
  await updateUser(tx, user.id, { password_hash })
  await endUserSessions(tx, user.id, { at, reason: 'password', ...(except ? { except } : {}) })
  await endUserResets(tx, user.id, at)
  await invalidateEmailLinks(tx, user.id, at)
  await clearFailedAttempts(tx, { email: user.email, clientIp: client.clientIp })
  await deps.mail.send(tx, passwordChangedEmail(user.email, deps.publicUrl))
  await recordAudit(tx, deps.clock, { action, actorId: user.id, clientIp: client.clientIp })
}

/** Sends a reset link if the account exists, is not blocked and has not got too many e-mails. The caller cannot tell whether it was sent. */
export async function sendReset(tx: Tx, deps: AuthDeps, email: string, client: Client): Promise<void> {
  const found = await findUserByEmail(tx, mailAddress(email))
  // The lock makes simultaneous requests run one after another, so that each counts the e-mails of those before it.
  const user = found && (await lockUser(tx, found.id))
  const now = deps.clock.now()
  if (!user || user.email !== found.email || user.blocked_at || !(await mayGetEmail(tx, user.id, now))) return
  const token = deps.ids.secret(SECRET_BYTES)
  await endUserResets(tx, user.id, now)
  await insertReset(tx, {
    token_hash: hashSecret(token),
    user_id: user.id,
    created_at: now,
    expires_at: new Date(now.getTime() + RESET_LIFE_MS),
  })
  await deps.mail.send(tx, passwordResetEmail(user.email, `${deps.publicUrl}/reset-password/${encodeUid(user.id)}/${token}`))
  await recordAudit(tx, deps.clock, {
    action: 'auth.reset_requested',
    actorId: null,
    subject: `user:${user.id}`,
    clientIp: client.clientIp,
  })
}

async function mayGetEmail(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const since = (hours: number) => countResetsSince(tx, userId, new Date(now.getTime() - hours * HOUR))
  return (await since(1)) < RESETS_AN_HOUR && (await since(24)) < RESETS_A_DAY
}

/** The part of the link that names the account. */
const encodeUid = (id: number): string => Buffer.from(String(id)).toString('base64url')
const decodeUid = (uid: string): number => {
  const text = Buffer.from(uid, 'base64url').toString('latin1')
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : refuse('invalid_token')
}

/** Sets a new password by a reset link, once. Throws `invalid_token` for a link that was used, expired, replaced or is of another account. */
export async function resetPassword(
  db: Db,
  deps: AuthDeps,
  request: { uid: string; token: string; next: string; client: Client },
): Promise<void> {
  const hash = hashSecret(request.token)
  const link = { userId: decodeUid(request.uid), now: deps.clock.now() }
  if (!(await findLiveReset(readOnly(db), hash, link))) refuse('invalid_token')
  const user = await findUser(readOnly(db), link.userId)
  deps.checkPassword('new_password', request.next, { email: user.email, fullName: user.full_name })
  const password_hash = await deps.passwords.hash(request.next)
  await db.transaction().execute(async (tx) => {
    const holder = (await lockUser(tx, user.id)) ?? refuse('invalid_token')
    if (holder.email !== user.email || !(await consumeReset(tx, hash, link))) refuse('invalid_token')
    await storePassword(tx, deps, { user, password_hash, action: 'auth.password_reset', client: request.client })
  })
}
