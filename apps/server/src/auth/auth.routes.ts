// Binds the HTTP operations of accounts (sign-in, registration, own profile, passwords, e-mail links, second factor) to their functions.
import { setTimeout as pause } from 'node:timers/promises'
import {
  confirmEmail,
  confirmPasswordReset,
  createTokens,
  getMe,
  logout,
  refreshTokens,
  registerUser,
  requestPasswordReset,
  revertEmail,
  setPassword,
  updateMe,
} from '@sverka/contract/auth/auth'
import type { ConsentKind } from '@sverka/contract/auth/auth.rules'
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '@sverka/contract/auth/second-factor'
import { requireMember } from '../platform/auth/session.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/database.ts'
import { type AfterCommit, inTransaction } from '../platform/db/transaction.ts'
import { type PutFile, withStoredFiles } from '../platform/files/store.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { AuthDeps } from './auth.deps.ts'
import { staffRoutes } from './auth.staff.routes.ts'
import { confirmEmailChange, revertEmailChange } from './email-change.ts'
import { changeProfile, checkNewEmail, encodeAvatar, presentMe, putAvatar, setAvatar } from './me.ts'
import { changePassword, resetPassword, sendReset } from './password-change.ts'
import { registerMember } from './registration.ts'
import * as factor from './second-factor.ts'
import { endSessionByToken, readClient, refreshSession } from './sessions.ts'
import { signIn } from './sign-in.ts'

/** Shortest time of an answer that must not reveal whether an account exists; the work itself takes about a tenth of it. */
const RESET_ANSWER_MS = 100

/** Header that makes browsers delete what they stored for this site. */
const FORGET = { 'clear-site-data': '"storage"' }

export function authRoutes(deps: AuthDeps): readonly BoundRoute[] {
  return [
    ...signingInAndOut(deps),
    ...ownAccount(deps),
    ...passwords(deps),
    ...emailLinks(deps),
    ...secondFactor(deps),
    ...staffRoutes(deps),
  ]
}

const signingInAndOut = (deps: AuthDeps): BoundRoute[] => [
  withOwnTransactions(createTokens, ({ db, body, ...context }) =>
    signIn(db, deps, {
      email: body.email,
      password: body.password,
      code: body.code,
      remembered: body.rememberMe ?? false,
      client: readClient(context),
    }),
  ),
  withOwnTransactions(refreshTokens, ({ db, body, ...context }) => refreshSession(db, deps, body.refresh, readClient(context))),
  writes(logout, async ({ tx, body, ...context }) => {
    await endSessionByToken(tx, deps, body.refresh, readClient(context))
    return new HttpResponse(204, undefined, FORGET)
  }),
  withOwnTransactions(registerUser, async ({ db, body, countInHandler, ...context }) => {
    // Counts the call against the limit of registrations and changes of e-mail.
    await countInHandler()
    const consents: ConsentKind[] = [
      ...(body.terms ? (['terms'] as const) : []),
      ...(body.personal_data ? (['personal_data'] as const) : []),
    ]
    return registerMember(db, deps, {
      fullName: body.full_name,
      email: body.email,
      password: body.password,
      consents,
      client: readClient(context),
    })
  }),
]

const ownAccount = (deps: AuthDeps): BoundRoute[] => [
  reads(getMe, ({ db, caller }) => presentMe(db, deps, requireMember(caller).userId)),
  withOwnTransactions(updateMe, async ({ db, caller, body, files, log, countInHandler }) => {
    const { userId } = requireMember(caller)
    const { current_password: password, email, full_name, birth_date, position, phone_number } = body
    // The person, if a new e-mail address came with the right password.
    const proven = await checkNewEmail(db, deps, userId, { email, password, count: countInHandler })
    const file = files?.avatar?.[0]
    const png = file && (await encodeAvatar(file))
    const logFailure = (error: unknown) => log.error({ err: error }, 'a replaced avatar was not removed')
    const change = async (put: PutFile, tx: Tx, afterCommit: AfterCommit) => {
      await changeProfile(tx, deps, userId, { email, full_name, birth_date, position, phone_number, proven })
      const before = png && (await setAvatar(tx, userId, await putAvatar(deps, put, png)))
      if (before) afterCommit(() => deps.files.pictures.remove(before))
    }
    await withStoredFiles(deps.files.pictures, (put) => inTransaction(db, (tx, afterCommit) => change(put, tx, afterCommit), logFailure))
    return presentMe(readOnly(db), deps, userId)
  }),
]

const passwords = (deps: AuthDeps): BoundRoute[] => [
  withOwnTransactions(setPassword, async ({ db, caller, body, ...context }) => {
    const session = requireMember(caller)
    await changePassword(db, deps, { session, current: body.current_password, next: body.new_password, client: readClient(context) })
    return undefined
  }),
  withOwnTransactions(requestPasswordReset, async ({ db, body, ...context }) => {
    const sent = db.transaction().execute((tx) => sendReset(tx, deps, body.email, readClient(context)))
    // An address with an account takes longer (an e-mail, an audit entry), which the time of the answer must not reveal.
    await Promise.all([sent, pause(RESET_ANSWER_MS)])
    return undefined
  }),
  withOwnTransactions(confirmPasswordReset, async ({ db, body, ...context }) => {
    await resetPassword(db, deps, { uid: body.uid, token: body.token, next: body.new_password, client: readClient(context) })
    return undefined
  }),
]

const emailLinks = (deps: AuthDeps): BoundRoute[] => [
  writes(confirmEmail, ({ tx, body, clientIp }) => confirmEmailChange(tx, deps, body.token, clientIp)),
  writes(revertEmail, async ({ tx, body, clientIp }) => {
    await revertEmailChange(tx, deps, body.token, clientIp)
    return undefined
  }),
]

const secondFactor = (deps: AuthDeps): BoundRoute[] => [
  withOwnTransactions(startSecondFactor, ({ db, caller, body }) =>
    factor.startSecondFactor(db, deps, requireMember(caller), body.password),
  ),
  writes(confirmSecondFactor, ({ tx, caller, body, clientIp }) =>
    factor.confirmSecondFactor(tx, deps, { session: requireMember(caller), code: body.code, clientIp }),
  ),
  withOwnTransactions(removeSecondFactor, async ({ db, caller, body, clientIp }) => {
    await factor.removeSecondFactor(db, deps, {
      session: requireMember(caller),
      password: body.password,
      code: body.code,
      clientIp,
    })
    return undefined
  }),
]
