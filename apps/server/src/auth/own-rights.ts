// People end their own sessions, give and withdraw consents, and delete their own account.
import type { ConsentKind } from '@sverka/contract/auth/auth.rules'
import { consentVersions } from '@sverka/contract/auth/auth.rules'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { PersonalData } from '../platform/own-data.ts'
import type { AuthDeps } from './auth.deps.ts'
import { accountDeletedEmail, DELETED_NAME } from './auth.emails.ts'
import { clearFailedAttempts } from './login-guard.ts'
import { lockPasswordHolder, requireOwnPassword } from './own-password.ts'
import { anonymiseUser, deleteTraces, endOwnSession, withdrawUserConsent } from './own-rights.sql.ts'
import { recordConsents } from './registration.ts'
import type { Client } from './sessions.ts'
import { findLiveConsent } from './users.sql.ts'

/** Ends one of the person's own sessions. Throws `not_found` for an ended one and for another person's. */
export async function endSessionById(tx: Tx, deps: AuthDeps, userId: number, id: string): Promise<void> {
  if (!(await endOwnSession(tx, { id, userId, at: deps.clock.now() }))) refuse('not_found')
}

/** Stores a consent to the present version of a text. A repeated consent to the same version stores nothing. */
export async function recordConsent(tx: Tx, deps: AuthDeps, consent: { userId: number; kind: ConsentKind; client: Client }): Promise<void> {
  const { userId, kind, client } = consent
  if (await findLiveConsent(tx, userId, { kind, version: consentVersions[kind] })) return
  await recordConsents(tx, { userId, kinds: [kind], now: deps.clock.now(), client })
}

/** Withdraws a consent. Throws `not_found` if none is in force. */
export async function recordWithdrawal(
  tx: Tx,
  deps: AuthDeps,
  withdrawal: { userId: number; kind: ConsentKind; client: Client },
): Promise<void> {
  const { userId, kind, client } = withdrawal
  if (!(await withdrawUserConsent(tx, { userId, kind, at: deps.clock.now() }))) refuse('not_found')
  await recordAudit(tx, deps.clock, { action: 'auth.consent_withdrawn', actorId: userId, details: { kind }, clientIp: client.clientIp })
}

/**
 * Deletes the account at once. Throws a field error for a wrong password, and the refusal of a module in which something of the person is in
 * progress, such as an open order. `docs/personal-data.md` lists what stays and why. The audit log entry, with how many rows of each kind were
 * deleted, is the record of the deletion that the Russian law on personal data (152-ФЗ) requires.
 */
export async function removeAccount(
  db: Db,
  deps: AuthDeps,
  request: { userId: number; password: string; client: Client },
  modules: readonly PersonalData[],
): Promise<void> {
  const user = await requireOwnPassword(db, deps, request.userId, { field: 'password', password: request.password })
  await db.transaction().execute(async (tx) => {
    await lockPasswordHolder(tx, user, 'password')
    for (const { checkMayErase } of modules) await checkMayErase?.(tx, user.id)
    const deleted: Record<string, number> = {}
    for (const { eraseUserData } of modules) Object.assign(deleted, await eraseUserData?.(tx, user.id))
    Object.assign(deleted, await deleteTraces(tx, user.id))
    await clearFailedAttempts(tx, { email: user.email, clientIp: request.client.clientIp })
    await anonymiseUser(tx, { userId: user.id, name: DELETED_NAME, at: deps.clock.now() })
    await deps.mail.send(tx, accountDeletedEmail(user.email))
    await recordAudit(tx, deps.clock, {
      action: 'auth.account_deleted',
      actorId: user.id,
      details: deleted,
      clientIp: request.client.clientIp,
    })
  })
  if (user.avatar) await deps.files.pictures.remove(user.avatar)
}
