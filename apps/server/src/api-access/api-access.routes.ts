// HTTP operations with which a member manages their API keys. The audit log records each creation and revocation.
import { createApiKey, getApiUsage, listApiKeys, revokeApiKey } from '@sverka/contract/api-access/api-access'
import { recordAudit } from '../platform/audit/audit.ts'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import { createKey, readKeys, readUsage, revokeKey } from './api-access.ts'

export const apiAccessRoutes: readonly BoundRoute[] = [
  reads(listApiKeys, ({ db, caller, clock }) => readKeys(db, requireMember(caller).userId, clock.now())),
  writes(createApiKey, async ({ tx, caller, clock, ids, body, clientIp }) => {
    const { userId } = requireMember(caller)
    const createdKey = await createKey(
      tx,
      { clock, ids },
      {
        userId,
        name: body.name,
        scopes: body.scopes,
        parent: body.parent,
        daily_limit: body.daily_limit,
      },
    )
    await recordAudit(tx, clock, { action: 'api-access.key_made', actorId: userId, subject: `api-key:${createdKey.id}`, clientIp })
    return new HttpResponse(201, createdKey)
  }),
  writes(revokeApiKey, async ({ tx, caller, clock, params, clientIp }) => {
    const { userId } = requireMember(caller)
    await revokeKey(tx, { userId, id: params.id }, clock.now())
    await recordAudit(tx, clock, { action: 'api-access.key_revoked', actorId: userId, subject: `api-key:${params.id}`, clientIp })
    return undefined
  }),
  reads(getApiUsage, ({ db, caller, clock }) => readUsage(db, requireMember(caller).userId, clock.now())),
]
