// Shows staff which requests of a queue their colleagues have open. This locks nothing: if two decide the same request, the first one counts.
import type { Presences } from '@sverka/contract/back-office/back-office'
import { PRESENCE_MS, type QueueName } from '@sverka/contract/back-office/back-office.rules'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { deletePresence, findPresence, listFirstPresences, setPresence } from './presence.sql.ts'

interface Request {
  readonly queue: QueueName
  readonly userId: number
}

interface Opened extends Request {
  /** Id of the request; null: the person has no request of this queue open any more. */
  readonly request: number | null
  readonly clientIp: string | null
}

/** For each queue, the prefix of its requests in the audit log («product:7»). */
const subjects: Record<QueueName, string> = {
  products: 'product',
  tickets: 'ticket',
  support: 'support',
  complaints: 'review',
  conversations: 'complaint',
  disputes: 'dispute',
  claims: 'claim',
  quotes: 'quote',
}

/**
 * For each open request, the colleague who opened it first. A request that the caller opened first is left out, so that whoever came first does
 * not see those who came later.
 */
export async function listOtherPresences(db: Reader, clock: Clock, { queue, userId }: Request): Promise<Presences> {
  const now = clock.now()
  const rows = await listFirstPresences(db, queue, now)
  const result = rows.filter((row) => row.userId !== userId).map((row) => ({ request: row.request, full_name: row.fullName }))
  return { now: now.toISOString(), result }
}

/**
 * Marks a request as open for `PRESENCE_MS`. A person has one request of a queue open at a time: opening another ends the mark of the one before.
 * Returns the requests that colleagues have open.
 */
export async function recordPresence(tx: Tx, clock: Clock, { request, ...opened }: Opened): Promise<Presences> {
  if (request === null) await deletePresence(tx, opened.userId, opened.queue)
  else await openRequest(tx, clock, request, opened)
  return listOtherPresences(tx, clock, opened)
}

/** Stores the mark. A mark renewed before it expires keeps its place before those who came later, and is recorded in the audit log once. */
async function openRequest(tx: Tx, clock: Clock, request: number, { queue, userId, clientIp }: Omit<Opened, 'request'>): Promise<void> {
  const now = clock.now()
  const before = await findPresence(tx, userId, queue)
  const isRepeated = before?.request_id === request && before.until > now
  const since = isRepeated ? before.since : now
  await setPresence(tx, { user_id: userId, queue, request_id: request, since, until: new Date(now.getTime() + PRESENCE_MS) })
  if (isRepeated) return
  await recordAudit(tx, clock, { action: 'back-office.taken_on', actorId: userId, subject: `${subjects[queue]}:${request}`, clientIp })
}
