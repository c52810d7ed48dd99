// HTTP routes of what members can do with their own account: end sessions, give and withdraw consents, export their data, delete the account.
import {
  copyOwnData,
  deleteAccount,
  endSession,
  giveConsent,
  listConsents,
  listSessions,
  withdrawConsent,
} from '@sverka/contract/profile/profile'
import { type AuthDeps, endSessionById, readClient, recordConsent, recordWithdrawal, removeAccount } from '../auth/auth.ts'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { packUserData } from './own-copy.ts'
import type { UserDataArchive } from './pack-worker.ts'
import { showConsents, showSessions } from './profile.ts'

export function profileRoutes(deps: AuthDeps, printer: FilePrinter<UserDataArchive>): readonly BoundRoute[] {
  const listExports = () => deps.personalData().map(({ exportUserData }) => exportUserData)
  return [
    reads(listSessions, ({ db, caller }) => showSessions(db, requireMember(caller), deps.clock.now())),
    writes(endSession, async ({ tx, caller, params }) => {
      await endSessionById(tx, deps, requireMember(caller).userId, params.id)
      return undefined
    }),
    reads(listConsents, ({ db, caller }) => showConsents(db, requireMember(caller).userId)),
    writes(giveConsent, async ({ tx, caller, body, ...context }) => {
      await recordConsent(tx, deps, { userId: requireMember(caller).userId, kind: body.kind, client: readClient(context) })
      return undefined
    }),
    writes(withdrawConsent, async ({ tx, caller, params, ...context }) => {
      await recordWithdrawal(tx, deps, { userId: requireMember(caller).userId, kind: params.kind, client: readClient(context) })
      return undefined
    }),
    withOwnTransactions(copyOwnData, ({ db, caller, clientIp, clock }) =>
      packUserData(db, { clock, printer }, { userId: requireMember(caller).userId, clientIp }, listExports()),
    ),
    withOwnTransactions(deleteAccount, async ({ db, caller, body, ...context }) => {
      const request = { userId: requireMember(caller).userId, password: body.password, client: readClient(context) }
      await removeAccount(db, deps, request, deps.personalData())
      return undefined
    }),
  ]
}
