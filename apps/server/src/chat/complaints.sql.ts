// Queries of complaints of members about conversations. A complaint is open until staff close it.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** `message_id`: the message that it is about, if any; `seq`: number of the room's last message, up to which staff may read. */
export interface NewComplaint {
  readonly room_id: number
  readonly user_id: number
  readonly message_id: number | null
  readonly text: string
  readonly seq: number
  readonly created_at: Date
}

/** False if the same member has an open complaint about the room. */
export async function insertComplaint(tx: Tx, row: NewComplaint): Promise<boolean> {
  const made = await tx
    .insertInto('chat_complaints')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

const complaints = (db: Reader) =>
  db
    .selectFrom('chat_complaints as complaint')
    .innerJoin('chat_rooms as room', 'room.id', 'complaint.room_id')
    .innerJoin('users as author', 'author.id', 'complaint.user_id')
    .innerJoin('users as about', (join) =>
      join.on(sql<boolean>`about.id = case when room.user_id = complaint.user_id then room.user2_id else room.user_id end`),
    )
    .select(['complaint.id', 'complaint.room_id as roomId', 'complaint.seq', 'complaint.text', 'complaint.message_id as messageId'])
    .select(['complaint.created_at as createdAt', 'complaint.closed_at as closedAt'])
    .select(['author.id as authorId', 'author.full_name as authorName', 'author.avatar as authorAvatar'])
    .select(['about.id as aboutId', 'about.full_name as aboutName', 'about.avatar as aboutAvatar'])

export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof findComplaint>>>

export const findComplaint = (db: Reader, id: number) => complaints(db).where('complaint.id', '=', id).executeTakeFirst()

/** Selects open or closed complaints; null selects both. */
const hasState = (isOpen: boolean | null) => sql<boolean>`(${isOpen}::boolean is null or (closed_at is null) = ${isOpen})`

/** Open complaints first, each group from the oldest on. */
export const listComplaintRows = (db: Reader, isOpen: boolean | null, page: { limit: number; offset: number }) =>
  complaints(db)
    .where(hasState(isOpen))
    .orderBy((of) => of('complaint.closed_at', 'is not', null))
    .orderBy('complaint.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const countComplaints = async (db: Reader, isOpen: boolean | null): Promise<number> => {
  const { count } = await db
    .selectFrom('chat_complaints')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where(hasState(isOpen))
    .executeTakeFirstOrThrow()
  return count
}

/** False if it was closed before. */
export async function markClosed(tx: Tx, id: number, { by, at }: { by: number; at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_complaints')
    .set({ closed_at: at, closed_by: by })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const listComplaintsForExport = (db: Reader, userId: number) =>
  db.selectFrom('chat_complaints').select(['text', 'created_at', 'closed_at']).where('user_id', '=', userId).orderBy('id').execute()

export async function deleteUserComplaints(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('chat_complaints').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
