// Which member of staff has which request of a queue open. Each row (table `staff_looks`) is valid until its time `until`.
import type { Reader, Tx } from '../platform/db/database.ts'

interface PresenceRow {
  readonly user_id: number
  readonly queue: string
  readonly request_id: number
  readonly since: Date
  readonly until: Date
}

/** The request that a member of staff has open in a queue; the row may have expired. */
export const findPresence = (tx: Tx, userId: number, queue: string) =>
  tx
    .selectFrom('staff_looks')
    .select(['request_id', 'since', 'until'])
    .where('user_id', '=', userId)
    .where('queue', '=', queue)
    .executeTakeFirst()

/** Stores the one request that a member of staff has open in a queue, in place of an earlier one. */
export const setPresence = (tx: Tx, row: PresenceRow) =>
  tx
    .insertInto('staff_looks')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'queue']).doUpdateSet({ request_id: row.request_id, since: row.since, until: row.until }),
    )
    .execute()

/** Ends the mark of a member of staff in a queue. */
export const deletePresence = (tx: Tx, userId: number, queue: string) =>
  tx.deleteFrom('staff_looks').where('user_id', '=', userId).where('queue', '=', queue).execute()

/** For each request of the queue that is open at `now`, the member of staff who opened it first. */
export const listFirstPresences = (db: Reader, queue: string, now: Date) =>
  db
    .selectFrom('staff_looks as presence')
    .innerJoin('users as person', 'person.id', 'presence.user_id')
    .distinctOn('presence.request_id')
    .select(['presence.request_id as request', 'person.id as userId', 'person.full_name as fullName'])
    .where('presence.queue', '=', queue)
    .where('presence.until', '>', now)
    .orderBy('presence.request_id')
    .orderBy('presence.since')
    .orderBy('person.id')
    .execute()
