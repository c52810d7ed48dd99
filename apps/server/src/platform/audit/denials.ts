// Refused access and exceeded limits in the audit log: the first of each kind for a caller within a minute, so that a flood cannot fill it.
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { recordAudit } from './audit.ts'

type Denial = 'access.denied' | 'access.limited'

export interface Denials {
  /** Called after every answer, with its HTTP status: ignores those that deny nothing, records the others in the background. */
  recordDenial(request: FastifyRequest, status: number): void
}

/** The same denial of the same caller is not recorded again for this long. */
const SILENT_MS = 60_000
/** Callers remembered at once; beyond that the oldest are forgotten. */
const REMEMBERED = 10_000

/** Staff operations answer members with 404, which also counts as denied access. */
function toDenial({ caller }: FastifyRequest, { status, isStaffs }: { status: number; isStaffs: boolean }): Denial | null {
  if (status === 429) return 'access.limited'
  if (status === 403 || (isStaffs && caller && !caller.isStaff)) return 'access.denied'
  return null
}

export function createDenials({ db, clock }: { db: Db; clock: Clock }): Denials {
  const reported = new LRUCache<string, number>({ max: REMEMBERED })
  const isNews = (key: string): boolean => {
    const now = clock.now().getTime()
    if (now - (reported.get(key) ?? 0) < SILENT_MS) return false
    reported.set(key, now)
    return true
  }
  return {
    recordDenial(request, status) {
      const operation = request.routeOptions.config.operation
      const denial = operation && toDenial(request, { status, isStaffs: operation.access === 'staff' })
      if (!denial) return
      const what = `${operation.method} ${operation.path}`
      const who = request.caller ? `user:${request.caller.userId}` : `ip:${request.ip}`
      if (!isNews(`${denial} ${who} ${what}`)) return
      const entry = { action: denial, actorId: request.caller?.userId ?? null, details: { operation: what }, clientIp: request.ip }
      db.transaction()
        .execute((tx) => recordAudit(tx, clock, entry))
        .catch((error: unknown) => request.log.error({ err: error }, 'a denial was not recorded'))
    },
  }
}
