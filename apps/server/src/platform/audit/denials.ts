// Records refused access and exceeded rate limits in the audit log: once a minute per caller and operation, so that a flood cannot fill it.
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { recordAudit } from './audit.ts'

type Denial = 'access.denied' | 'access.limited'

export interface Denials {
  /** Called after every answer, with its HTTP status. Records a denial in the background; ignores any other answer. */
  recordDenial(request: FastifyRequest, status: number): void
}

/** The same denial of the same caller is not recorded again for this long. */
const SILENT_MS = 60_000
/** Denials remembered at once (of a caller at an operation); beyond that the oldest are forgotten. */
const MAX_REMEMBERED = 10_000

/** Staff operations answer members with 404, which also counts as denied access. */
function toDenial({ caller }: FastifyRequest, { status, isStaffOperation }: { status: number; isStaffOperation: boolean }): Denial | null {
  if (status === 429) return 'access.limited'
  if (status === 403 || (isStaffOperation && caller && !caller.isStaff)) return 'access.denied'
  return null
}

export function createDenials({ db, clock }: { db: Db; clock: Clock }): Denials {
  const reported = new LRUCache<string, number>({ max: MAX_REMEMBERED })
  const isUnreported = (key: string): boolean => {
    const now = clock.now().getTime()
    if (now - (reported.get(key) ?? 0) < SILENT_MS) return false
    reported.set(key, now)
    return true
  }
  return {
    recordDenial(request, status) {
      const operation = request.routeOptions.config.operation
      const denial = operation && toDenial(request, { status, isStaffOperation: operation.access === 'staff' })
      if (!denial) return
      const operationName = `${operation.method} ${operation.path}`
      const callerName = request.caller ? `user:${request.caller.userId}` : `ip:${request.ip}`
      if (!isUnreported(`${denial} ${callerName} ${operationName}`)) return
      const entry = { action: denial, actorId: request.caller?.userId ?? null, details: { operation: operationName }, clientIp: request.ip }
      db.transaction()
        .execute((tx) => recordAudit(tx, clock, entry))
        .catch((error: unknown) => request.log.error({ err: error }, 'a denial was not recorded'))
    },
  }
}
