// Queries of complaints by asked sellers about buyers' requests for prices, and of the removal of a request by staff. A complaint is open until
// staff decide on it.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface NewComplaint {
  readonly request_id: number
  /** The seller who complains. */
  readonly user_id: number
  /** The file of the request that the complaint is about, if any. */
  readonly file_id: string | null
  readonly text: string
  readonly created_at: Date
}

/** Stores a complaint; false if the same seller has an open complaint about the request. */
export async function insertComplaint(tx: Tx, row: NewComplaint): Promise<boolean> {
  const inserted = await tx
    .insertInto('quote_complaints')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Requests with open complaints, the longest waiting first. */
export const listComplained = (db: Reader, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('quote_complaints')
    .select('request_id as requestId')
    .where('decided_at', 'is', null)
    .groupBy('request_id')
    .orderBy(({ fn }) => fn.min('created_at'))
    .orderBy('request_id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countComplained(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('quote_complaints')
    .select(({ fn }) => fn.count<number>('request_id').distinct().as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Open complaints about these requests, the oldest first; at most one by each asked seller. */
export const listOpenComplaints = (db: Reader, requestIds: readonly number[]) =>
  db
    .selectFrom('quote_complaints as complaint')
    .innerJoin('users as author', 'author.id', 'complaint.user_id')
    .select([
      'complaint.id',
      'complaint.request_id as requestId',
      'complaint.text',
      'complaint.file_id as fileId',
      'complaint.created_at as createdAt',
    ])
    .select(['complaint.user_id as userId', 'author.full_name as fullName'])
    .where('complaint.request_id', '=', sql<number>`any(${[...requestIds]}::int[])`)
    .where('decided_at', 'is', null)
    .orderBy('complaint.id')
    .execute()

export const hasOpenComplaint = async (db: Reader, requestId: number): Promise<boolean> =>
  (await db
    .selectFrom('quote_complaints')
    .select('id')
    .where('request_id', '=', requestId)
    .where('decided_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const listNames = (db: Reader, userIds: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['id', 'full_name as fullName'])
    .where('id', '=', sql<number>`any(${[...userIds]}::int[])`)
    .execute()

/** Marks open complaints about the request as decided: those up to the complaint with the id `seen`, or all if it is null. Returns their number. */
export async function decideComplaints(tx: Tx, requestId: number, decision: { now: Date; seen: number | null }): Promise<number> {
  const rows = await tx
    .updateTable('quote_complaints')
    .set({ decided_at: decision.now })
    .where('request_id', '=', requestId)
    .where('decided_at', 'is', null)
    .where(sql<boolean>`(${decision.seen}::int is null or id <= ${decision.seen}::int)`)
    .returning('id')
    .execute()
  return rows.length
}

/** True if there was ever a complaint about the request, open or decided. */
export const wasComplained = async (db: Reader, requestId: number): Promise<boolean> =>
  (await db.selectFrom('quote_complaints').select('id').where('request_id', '=', requestId).limit(1).executeTakeFirst()) !== undefined

/** Marks the request as removed by staff, and as closed unless it was closed before. */
export const markRemoved = (tx: Tx, requestId: number, { at, reason }: { at: Date; reason: string }) =>
  tx
    .updateTable('quote_requests')
    .set(({ fn }) => ({ removed_at: at, removed_reason: reason, closed_at: fn.coalesce('closed_at', sql<Date>`${at}::timestamptz`) }))
    .where('id', '=', requestId)
    .execute()

export const listComplaintsForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('quote_complaints')
    .select(['request_id', 'text', 'created_at', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Deletes the person's complaints and locks their requests until the commit. Returns the id of the request of each complaint. */
export async function deleteUserComplaints(tx: Tx, userId: number): Promise<number[]> {
  const complained = tx.selectFrom('quote_complaints').select('request_id').where('user_id', '=', userId)
  await tx.selectFrom('quote_requests').select('id').where('id', 'in', complained).orderBy('id').forUpdate().execute()
  const rows = await tx.deleteFrom('quote_complaints').where('user_id', '=', userId).returning('request_id as id').execute()
  return rows.map(({ id }) => id)
}
