// Shows colleagues who has which request of a queue open, without locking it. The first decision counts, by its own lock.
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

interface Begun extends Request {
  /** Null: no request of this queue any more. */
  readonly request: number | null
  readonly clientIp: string | null
}

/** The names of each queue's requests in the audit log. */
const subjects: Record<QueueName, string> = {
  products: 'product',
  tickets: 'ticket',
  support: 'support',
  complaints: 'review',
  conversations: 'complaint',
  disputes: 'dispute',
  claims: 'claim',
}

/** What colleagues have open. The first one at a request is not shown those who came later. */
export async function presencesOfOthers(db: Reader, clock: Clock, { queue, userId }: Request): Promise<Presences> {
  const now = clock.now()
  const rows = await listFirstPresences(db, queue, now)
  const result = rows.filter((row) => row.userId !== userId).map((row) => ({ request: row.request, full_name: row.fullName }))
  return { now: now.toISOString(), result }
}

/** One request of a queue at a time: opening another ends the one before. */
export async function markPresence(tx: Tx, clock: Clock, { request, ...begun }: Begun): Promise<Presences> {
  if (request === null) await deletePresence(tx, begun.userId, begun.queue)
  else await lookAt(tx, clock, request, begun)
  return presencesOfOthers(tx, clock, begun)
}

/** Repeated in time it keeps its place before those who came later, and is recorded once. */
async function lookAt(tx: Tx, clock: Clock, request: number, { queue, userId, clientIp }: Omit<Begun, 'request'>): Promise<void> {
  const now = clock.now()
  const before = await findPresence(tx, userId, queue)
  const isRepeated = before?.request_id === request && before.until > now
  const since = isRepeated ? before.since : now
  await setPresence(tx, { user_id: userId, queue, request_id: request, since, until: new Date(now.getTime() + PRESENCE_MS) })
  if (isRepeated) return
  await recordAudit(tx, clock, { action: 'back-office.taken_on', actorId: userId, subject: `${subjects[queue]}:${request}`, clientIp })
}
