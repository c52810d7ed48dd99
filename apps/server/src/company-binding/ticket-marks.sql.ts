// Queries of the marks that staff set on requests to represent companies: items of their checklist, such as «the name matches».
import type { Reader, Tx } from '../platform/db/database.ts'

/** `documents` are those that the item was checked in; `opened_at` is when the last of them was opened. */
export interface MarkRow {
  ticket_id: number
  mark: string
  staff_id: number
  documents: string[]
  opened_at: Date
  marked_at: Date
}

/** Stores a check; setting it again renews its time. */
export const upsertMark = (tx: Tx, row: MarkRow) =>
  tx
    .insertInto('company_ticket_marks')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['ticket_id', 'mark', 'staff_id']).doUpdateSet({
        documents: row.documents,
        opened_at: row.opened_at,
        marked_at: row.marked_at,
      }),
    )
    .execute()

export const deleteMark = (tx: Tx, { ticket_id, mark, staff_id }: Pick<MarkRow, 'ticket_id' | 'mark' | 'staff_id'>) =>
  tx
    .deleteFrom('company_ticket_marks')
    .where('ticket_id', '=', ticket_id)
    .where('mark', '=', mark)
    .where('staff_id', '=', staff_id)
    .execute()

/** Checks of the requests, ordered by request, check, and the time when they were set. */
export const listMarks = (db: Reader, ticketIds: readonly number[]) =>
  db
    .selectFrom('company_ticket_marks as kept')
    .innerJoin('users as staff', 'staff.id', 'kept.staff_id')
    .select([
      'kept.ticket_id as ticketId',
      'kept.mark',
      'kept.staff_id as staffId',
      'kept.documents',
      'kept.opened_at as openedAt',
      'kept.marked_at as at',
      'staff.full_name as by',
    ])
    .where('kept.ticket_id', 'in', [...ticketIds])
    .orderBy('kept.ticket_id')
    .orderBy('kept.mark')
    .orderBy('kept.marked_at')
    .execute()
