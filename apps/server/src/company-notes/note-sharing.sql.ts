// Queries of notes that members show to their team: the condition for notes that a person may read, and the rows (marks) of table
// `shown_notes`, each of which shows one note to one team.
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../platform/db/database.ts'

/** A condition on `company_notes as note`: it has a text and is shown to the person's team. The mark is deleted when its writer leaves the team. */
export const isSharedWith = (userId: number) => sql<SqlBool>`note.text <> '' and (note.user_id, note.company_id) in (
  select shown.user_id, shown.company_id from shown_notes as shown
  join team_people as viewer on viewer.team_id = shown.team_id
  where viewer.user_id = ${userId})`

interface Mark {
  readonly user_id: number
  readonly company_id: number
  readonly team_id: number
  readonly shown_at: Date
}

/** Marks a note as shown; undefined if it was shown already. */
export const insertNoteShare = (tx: Tx, mark: Mark) =>
  tx
    .insertInto('shown_notes')
    .values(mark)
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id']).doNothing())
    .returning('company_id')
    .executeTakeFirst()

/** Removes the mark; undefined if there was none. */
export const deleteNoteShare = (tx: Tx, { userId, companyId }: { userId: number; companyId: number }) =>
  tx.deleteFrom('shown_notes').where('user_id', '=', userId).where('company_id', '=', companyId).returning('company_id').executeTakeFirst()
