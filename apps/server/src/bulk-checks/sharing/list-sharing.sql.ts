// Lists that members show to their team: the condition for the lists a person may read, and the mark that a list is shown.
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** SQL condition on `company_lists as list`: the list is shown to a team of the person. When a maker leaves the team, the mark is deleted. */
export const isSharedWith = (userId: number) => sql<SqlBool>`list.id in (
  select shown.list_id from shown_company_lists as shown
  join team_people as viewer on viewer.team_id = shown.team_id
  where viewer.user_id = ${userId})`

interface Mark {
  readonly list_id: number
  readonly user_id: number
  readonly team_id: number
  readonly shown_at: Date
}

/** Undefined if it is shown already. */
export const insertListShare = (tx: Tx, mark: Mark) =>
  tx
    .insertInto('shown_company_lists')
    .values(mark)
    .onConflict((conflict) => conflict.column('list_id').doNothing())
    .returning('list_id')
    .executeTakeFirst()

/** Undefined if it is not shown. */
export const deleteListShare = (tx: Tx, listId: number) =>
  tx.deleteFrom('shown_company_lists').where('list_id', '=', listId).returning('list_id').executeTakeFirst()
