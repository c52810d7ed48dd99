// How many requests wait in each queue of the site's staff, how old they are, and how many were decided today.
import type { QueueState } from '@sverka/contract/back-office/back-office'
import { queueHours, queueNames } from '@sverka/contract/back-office/back-office.rules'
import { type Clock, moscowDay } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { listDecided, listWaiting } from './queues.sql.ts'

/** The state of every queue, also of empty ones. Today begins at midnight Moscow time (UTC+3 all year). */
export async function readQueues(db: Reader, clock: Clock): Promise<{ now: string; result: QueueState[] }> {
  const now = clock.now()
  const waiting = await listWaiting(db, now, queueHours)
  const decided = await listDecided(db, new Date(`${moscowDay(now)}T00:00:00+03:00`))
  const result = queueNames.map((queue): QueueState => {
    const row = waiting.find((waitingRow) => waitingRow.queue === queue)
    const { hours4 = 0, hours12 = 0, overdue = 0 } = row ?? {}
    // Requests older than 12 hours that are still within the queue's target time.
    const norm = (row?.waiting ?? 0) - hours4 - hours12 - overdue
    return {
      queue,
      waiting: row?.waiting ?? 0,
      oldest_at: row?.oldest.toISOString() ?? null,
      ages: { hours4, hours12, norm, overdue },
      decided_today: decided.find((decidedRow) => decidedRow.queue === queue)?.decided ?? 0,
    }
  })
  return { now: now.toISOString(), result }
}
