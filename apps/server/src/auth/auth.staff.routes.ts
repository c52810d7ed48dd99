// Binds the HTTP operations of staff on accounts (list, block, unblock, audit log) to their functions.
import { blockUser, listAudit, listUsers, unblockUser } from '@sverka/contract/auth/auth.staff'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, reads, writes } from '../platform/http/binding.ts'
import type { AuthDeps } from './auth.deps.ts'
import { blockAccount, readAuditPage, readUsersPage, unblockAccount } from './auth.staff.ts'

export const staffRoutes = (deps: AuthDeps): BoundRoute[] => [
  reads(listUsers, ({ db, query, clock }) => readUsersPage(db, query, clock.now())),
  writes(blockUser, async ({ tx, caller, params, body, clientIp }) => {
    await blockAccount(tx, deps, { staff: requireMember(caller), userId: params.id, clientIp }, body.reason)
    return undefined
  }),
  writes(unblockUser, async ({ tx, caller, params, clientIp }) => {
    await unblockAccount(tx, deps, { staff: requireMember(caller), userId: params.id, clientIp })
    return undefined
  }),
  reads(listAudit, ({ db, query }) => readAuditPage(db, query)),
]
