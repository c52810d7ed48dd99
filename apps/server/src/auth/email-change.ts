// A changed address counts only when the link sent to it was opened; the old address is told and can take the change back.
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuseField } from '../platform/errors.ts'
import type { AuthDeps } from './auth.deps.ts'
import { confirmEmailLetter, emailChangeNotice } from './auth.letters.ts'
import { endPendingEmailChanges, endResetsOf, insertEmailChange, takeEmailConfirmation, takeEmailReversal } from './letters-links.sql.ts'
import { hashOf, SECRET_BYTES } from './one-time.ts'
import { endSessionsOf } from './sessions.sql.ts'
import { emailKey } from './sign-in.ts'
import { findUserByEmail, lockUser, updateUser } from './users.sql.ts'

const DAY = 24 * 3_600_000
export const CONFIRM_LIFE_MS = DAY
const REVERT_LIFE_MS = 7 * DAY

/** Sends both letters. Asking for the present address calls a waiting change off. */
export async function requestEmailChange(tx: Tx, deps: AuthDeps, user: { id: number; email: string }, wanted: string): Promise<void> {
  const email = emailKey(wanted)
  const now = deps.clock.now()
  if (email !== user.email && (await findUserByEmail(tx, email))) refuseField('email', 'email_taken')
  await endPendingEmailChanges(tx, user.id, now)
  if (email === user.email) return
  const [confirm, revert] = [deps.ids.secret(SECRET_BYTES), deps.ids.secret(SECRET_BYTES)]
  await insertEmailChange(tx, {
    user_id: user.id,
    old_email: user.email,
    new_email: email,
    confirm_hash: hashOf(confirm),
    revert_hash: hashOf(revert),
    created_at: now,
  })
  await deps.mail.send(tx, confirmEmailLetter(email, `${deps.publicUrl}/auth/users/confirm_email/?token=${confirm}`))
  await deps.mail.send(tx, emailChangeNotice(user.email, `${deps.publicUrl}/auth/users/revert_email/?token=${revert}`))
}

/** True when the address counts from now on; false for a link that is no longer good or an address taken meanwhile. */
export async function confirmEmailChange(tx: Tx, deps: AuthDeps, token: string, address: string | null): Promise<boolean> {
  const now = deps.clock.now()
  const change = await takeEmailConfirmation(tx, hashOf(token), { since: new Date(now.getTime() - CONFIRM_LIFE_MS), now })
  if (!change || !(await lockUser(tx, change.user_id)) || (await findUserByEmail(tx, change.new_email))) return false
  await updateUser(tx, change.user_id, { email: change.new_email })
  await endResetsOf(tx, change.user_id, now)
  await recordAudit(tx, deps.clock, { action: 'auth.email_changed', actorId: change.user_id, address })
  return true
}

/** Puts the old address back and ends every sign-in; the account's holder goes on by a new password. */
export async function revertEmailChange(tx: Tx, deps: AuthDeps, token: string, address: string | null): Promise<boolean> {
  const now = deps.clock.now()
  const change = await takeEmailReversal(tx, hashOf(token), { since: new Date(now.getTime() - REVERT_LIFE_MS), now })
  const user = change && (await lockUser(tx, change.user_id))
  if (!change || !user) return false
  if (change.confirmed_at) {
    if (await findUserByEmail(tx, change.old_email)) return false
    await updateUser(tx, user.id, { email: change.old_email })
  }
  await endSessionsOf(tx, user.id, { at: now, reason: 'email reverted' })
  await endResetsOf(tx, user.id, now)
  await recordAudit(tx, deps.clock, { action: 'auth.email_reverted', actorId: null, subject: `user:${user.id}`, address })
  return true
}
