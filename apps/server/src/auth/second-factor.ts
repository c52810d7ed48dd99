// The second factor (codes of an authenticator app): turned on by a first code, required at every sign-in, turned off by password and code.
import type { SecondFactorSecret } from '@sverka/contract/auth/second-factor'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Session } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { AuthDeps } from './auth.deps.ts'
import { secondFactorEmail } from './auth.emails.ts'
import { hashSecret } from './one-time.ts'
import { authenticatorSetup, findTimeStep, newSecret, openSecret, sealSecret } from './one-time-codes.ts'
import { lockPasswordHolder, requireOwnPassword } from './own-password.ts'
import {
  confirmSecret,
  consumeRecoveryCode,
  consumeStep,
  deleteSecondFactor,
  findSecondFactor,
  insertRecoveryCodes,
  markSecondFactorShown,
  putSecret,
} from './second-factor.sql.ts'
import { endUserSessions } from './sessions.sql.ts'
import { findUser, lockUser } from './users.sql.ts'

/** How many recovery codes a person gets, to sign in without the app. */
const RECOVERY_CODES = 8
/** 120 bits in Base32; with fewer than 112 bits a plain hash would be too weak. Codes of earlier versions have 16 letters and still work. */
const RECOVERY_LETTERS = 24

export const hasSecondFactor = async (db: Reader, userId: number): Promise<boolean> =>
  Boolean((await findSecondFactor(db, userId))?.confirmedAt)

/** Makes a new secret for the app, which a first code must confirm. Throws `conflict` if a second factor is on already. */
export async function startSecondFactor(db: Db, deps: AuthDeps, session: Session, password: string): Promise<SecondFactorSecret> {
  const user = await requireOwnPassword(db, deps, session.userId, { field: 'password', password })
  const secret = newSecret(deps.ids)
  const row = { user_id: user.id, secret_sealed: sealSecret(secret, deps.secret, deps.ids), created_at: deps.clock.now() }
  await db.transaction().execute(async (tx) => {
    await lockPasswordHolder(tx, user, 'password')
    if (!(await putSecret(tx, row))) refuse('conflict')
  })
  return authenticatorSetup(secret, user.email)
}

/** Marks a code of the app or a recovery code as used. False for a wrong code or one that was used before. */
export async function consumeCode(tx: Tx, deps: AuthDeps, userId: number, code: string): Promise<boolean> {
  const factor = await findSecondFactor(tx, userId)
  if (!factor) return false
  const step = findTimeStep(openSecret(factor.sealed, deps.secret), code, deps.clock.now())
  if (step !== null) return (await consumeStep(tx, userId, step)) !== undefined
  return (await consumeRecoveryCode(tx, userId, hashSecret(recoveryKey(code)))) !== undefined
}

/** A recovery code as it is hashed: without hyphens and spaces, in lower case. */
const recoveryKey = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Turns the second factor on and returns the recovery codes. The present session stays, all others of the person end. */
export async function confirmSecondFactor(tx: Tx, deps: AuthDeps, request: { session: Session; code: string; clientIp: string | null }) {
  const { userId, sessionId } = request.session
  // Sign-ins take the same lock: one without a code either opened its session before this, which is ended below, or is refused.
  await lockUser(tx, userId)
  const factor = await findSecondFactor(tx, userId)
  if (!factor || factor.confirmedAt) refuse('conflict')
  if (!(await consumeCode(tx, deps, userId, request.code))) refuseField('code', 'code_wrong')
  const at = deps.clock.now()
  await confirmSecret(tx, userId, at)
  const codes = Array.from({ length: RECOVERY_CODES }, () => newSecret(deps.ids).slice(0, RECOVERY_LETTERS).toLowerCase())
  await insertRecoveryCodes(
    tx,
    codes.map((code) => ({ user_id: userId, code_hash: hashSecret(code) })),
  )
  await markSecondFactorShown(tx, sessionId)
  await endUserSessions(tx, userId, { at, reason: 'second factor', except: sessionId })
  await notifyFactorChange(tx, deps, { userId, isOn: true, clientIp: request.clientIp })
  return { recovery_codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')) }
}

/** Turns the second factor off. Throws `conflict` if it is off, and field errors for a wrong password or code. */
export async function removeSecondFactor(
  db: Db,
  deps: AuthDeps,
  request: { session: Session; password: string; code: string; clientIp: string | null },
): Promise<void> {
  const { userId } = request.session
  if (!(await hasSecondFactor(readOnly(db), userId))) refuse('conflict')
  const user = await requireOwnPassword(db, deps, userId, { field: 'password', password: request.password })
  await db.transaction().execute(async (tx) => {
    await lockPasswordHolder(tx, user, 'password')
    if (!(await consumeCode(tx, deps, userId, request.code))) refuseField('code', 'code_wrong')
    await deleteSecondFactor(tx, userId)
    await notifyFactorChange(tx, deps, { userId, isOn: false, clientIp: request.clientIp })
  })
}

async function notifyFactorChange(
  tx: Tx,
  deps: AuthDeps,
  { userId, isOn, clientIp }: { userId: number; isOn: boolean; clientIp: string | null },
) {
  const { email } = await findUser(tx, userId)
  await deps.mail.send(tx, secondFactorEmail(email, { isOn, publicUrl: deps.publicUrl }))
  await recordAudit(tx, deps.clock, { action: isOn ? 'auth.second_factor_on' : 'auth.second_factor_off', actorId: userId, clientIp })
}
