// Changes the e-mail address of an account. A new address counts once it is confirmed by a link. If the change was requested without the password,
// the old address must confirm too. The old address can undo the change.

import type { confirmEmail } from '@sverka/contract/auth/auth'
import type { OperationOutput } from '@sverka/contract/http/http'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { mailAddress } from '../platform/mail/address.ts'
import type { AuthDeps } from './auth.deps.ts'
import { confirmFromOldAddressEmail, confirmNewAddressEmail, emailChangeNotice } from './auth.emails.ts'
import {
  endEmailChangesAfter,
  endPendingEmailChanges,
  endUserResets,
  findEmailChange,
  findFirstReversible,
  insertEmailChange,
  markEmailChange,
} from './email-links.sql.ts'
import { hashSecret, SECRET_BYTES } from './one-time.ts'
import { endUserSessions } from './sessions.sql.ts'
import { findUserByEmail, lockUser, setEmail } from './users.sql.ts'

const DAY = 24 * 3_600_000
/** How long a change can be confirmed. */
export const CONFIRM_LIFE_MS = DAY
/** How long a change can be undone. */
const REVERT_LIFE_MS = 7 * DAY

export interface NewEmail {
  readonly email: string
  /** Whether the password was sent with the request: then the old address is notified but need not confirm. */
  readonly isProven: boolean
}

/** Sends an e-mail to both addresses. Requesting the present address cancels a waiting change. The caller must have locked the person's row. */
export async function requestEmailChange(tx: Tx, deps: AuthDeps, user: { id: number; email: string }, requested: NewEmail): Promise<void> {
  const email = mailAddress(requested.email)
  const now = deps.clock.now()
  if (email !== user.email && (await findUserByEmail(tx, email))) refuseField('email', 'email_taken')
  await endPendingEmailChanges(tx, user.id, now)
  if (email === user.email) return
  const [newToken, oldToken] = [deps.ids.secret(SECRET_BYTES), deps.ids.secret(SECRET_BYTES)]
  await insertEmailChange(tx, {
    user_id: user.id,
    old_email: user.email,
    new_email: email,
    confirm_hash: hashSecret(newToken),
    revert_hash: hashSecret(oldToken),
    needs_old: !requested.isProven,
    created_at: now,
  })
  const revert = `${deps.publicUrl}/revert-email/${oldToken}`
  const emailToOld = requested.isProven
    ? emailChangeNotice(user.email, revert)
    : confirmFromOldAddressEmail(user.email, { email, confirm: `${deps.publicUrl}/confirm-email/${oldToken}`, revert })
  await deps.mail.send(tx, confirmNewAddressEmail(email, `${deps.publicUrl}/confirm-email/${newToken}`))
  await deps.mail.send(tx, emailToOld)
}

/** The change that a link belongs to, with its person locked. Throws `invalid_token` for a link that has ended or is older than `life` ms. */
async function lockChange(tx: Tx, deps: AuthDeps, hash: Buffer, life: number) {
  const found = await findEmailChange(tx, hash)
  const user = (found && (await lockUser(tx, found.user_id))) ?? refuse('invalid_token')
  // Read again under the lock: another link may have been used meanwhile.
  const change = (await findEmailChange(tx, hash)) ?? refuse('invalid_token')
  if (deps.clock.now().getTime() >= change.created_at.getTime() + life) refuse('invalid_token')
  return { change, user }
}

/**
 * Confirms from one of the two addresses. The state is `waiting` while the other address must still confirm. Throws `invalid_token` for a link
 * that has ended, or if another account has the new address by now.
 */
export async function confirmEmailChange(
  tx: Tx,
  deps: AuthDeps,
  token: string,
  clientIp: string | null,
): Promise<OperationOutput<typeof confirmEmail>> {
  const now = deps.clock.now()
  const hash = hashSecret(token)
  const { change, user } = await lockChange(tx, deps, hash, CONFIRM_LIFE_MS)
  // The link sent to the new address; otherwise it is the one sent to the old address.
  const isNew = change.confirm_hash.equals(hash)
  if (change.confirmed_at || (!isNew && !change.needs_old)) refuse('invalid_token')
  await markEmailChange(tx, change.id, isNew ? { new_confirmed_at: now } : { old_confirmed_at: now })
  const lacksOther = isNew ? change.needs_old && !change.old_confirmed_at : !change.new_confirmed_at
  if (lacksOther) return { state: 'waiting' }
  if (!(await setEmail(tx, user.id, change.new_email))) refuse('invalid_token')
  await markEmailChange(tx, change.id, { confirmed_at: now })
  await endUserResets(tx, user.id, now)
  await recordAudit(tx, deps.clock, { action: 'auth.email_changed', actorId: user.id, clientIp })
  return { state: 'confirmed' }
}

/** Restores the old address and ends all sessions and every later change. Throws `invalid_token`. */
export async function revertEmailChange(tx: Tx, deps: AuthDeps, token: string, clientIp: string | null): Promise<void> {
  const now = deps.clock.now()
  const hash = hashSecret(token)
  const { change, user } = await lockChange(tx, deps, hash, REVERT_LIFE_MS)
  if (!change.revert_hash.equals(hash)) refuse('invalid_token')
  if (change.confirmed_at && !(await setEmail(tx, user.id, change.old_email))) refuse('invalid_token')
  await markEmailChange(tx, change.id, { ended_at: now })
  await endEmailChangesAfter(tx, user.id, { id: change.id, at: now })
  await endUserSessions(tx, user.id, { at: now, reason: 'email reverted' })
  await endUserResets(tx, user.id, now)
  await recordAudit(tx, deps.clock, { action: 'auth.email_reverted', actorId: null, subject: `user:${user.id}`, clientIp })
}

/**
 * Called when a password is set. Ends waiting changes, and of confirmed ones leaves only the earliest to be undone. An intruder who held the
 * account for a while can then neither return by the link of a later change nor lock out the owner, whose address is the earliest.
 */
export async function invalidateEmailLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await endPendingEmailChanges(tx, userId, now)
  const first = await findFirstReversible(tx, userId, new Date(now.getTime() - REVERT_LIFE_MS))
  if (first) await endEmailChangesAfter(tx, userId, { id: first.id, at: now })
}
