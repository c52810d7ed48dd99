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

interface Opened extends Request {
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
  quotes: 'quote',
}

/** For each request that a colleague opened first, that colleague. So whoever is first at a request does not see those who came later. */
export async function listOtherPresences(db: Reader, clock: Clock, { queue, userId }: Request): Promise<Presences> {
  const now = clock.now()
  const rows = await listFirstPresences(db, queue, now)
  const result = rows.filter((row) => row.userId !== userId).map((row) => ({ request: row.request, full_name: row.fullName }))
  return { now: now.toISOString(), result }
}

/** Marks a request as open until `PRESENCE_MS` later. One of a queue at a time: opening another ends the one before. Returns those of colleagues. */
export async function recordPresence(tx: Tx, clock: Clock, { request, ...opened }: Opened): Promise<Presences> {
  if (request === null) await deletePresence(tx, opened.userId, opened.queue)
  else await openRequest(tx, clock, request, opened)
  return listOtherPresences(tx, clock, opened)
}

/** Repeated in time it keeps its place before those who came later, and is recorded once. */
async function openRequest(tx: Tx, clock: Clock, request: number, { queue, userId, clientIp }: Omit<Opened, 'request'>): Promise<void> {
  const now = clock.now()
  const before = await findPresence(tx, userId, queue)
  const isRepeated = before?.request_id === request && before.until > now
  const since = isRepeated ? before.since : now
  await setPresence(tx, { user_id: userId, queue, request_id: request, since, until: new Date(now.getTime() + PRESENCE_MS) })
  if (isRepeated) return
  await recordAudit(tx, clock, { action: 'back-office.taken_on', actorId: userId, subject: `${subjects[queue]}:${request}`, clientIp })
}
