// Queries of bulk checks (lists of checked companies) that members show to their team: the condition for the lists that a person may read as a
// colleague, and the mark that a list is shown.
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** SQL condition on `company_lists as list`: the list is shown to the person's team. When the list's maker leaves the team, the mark is deleted. */
export const isSharedWith = (userId: number) => sql<SqlBool>`list.id in (
  select shown.list_id from shown_company_lists as shown
  join team_people as viewer on viewer.team_id = shown.team_id
  where viewer.user_id = ${userId})`

interface ListShare {
  readonly list_id: number
  /** The member who made the list. */
  readonly user_id: number
  readonly team_id: number
  readonly shown_at: Date
}

/** Marks the list as shown; undefined if it is shown already. */
export const insertListShare = (tx: Tx, share: ListShare) =>
  tx
    .insertInto('shown_company_lists')
    .values(share)
    .onConflict((conflict) => conflict.column('list_id').doNothing())
    .returning('list_id')
    .executeTakeFirst()

/** Deletes the mark; undefined if the list is not shown. */
export const deleteListShare = (tx: Tx, listId: number) =>
  tx.deleteFrom('shown_company_lists').where('list_id', '=', listId).returning('list_id').executeTakeFirst()
