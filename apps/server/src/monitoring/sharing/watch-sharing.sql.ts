// Queries of watch lists (the companies that a member watches) that members show to their team: the lists that a person may read, and the mark that
// a list is shown. The keeper is the member whose list it is.
import { TEAM_PEOPLE_MAX } from '@sverka/contract/team/team.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** Lists shown to the person's team, the person's own included, with the number of watched companies. */
const selectLists = (db: Reader, userId: number) =>
  db
    .selectFrom('team_people as viewer')
    .innerJoin('shown_watches as shown', 'shown.team_id', 'viewer.team_id')
    .innerJoin('users as keeper', 'keeper.id', 'shown.user_id')
    .select(['keeper.id', 'keeper.full_name as keeper', 'shown.shown_at as shownAt'])
    .select(sql<number>`(select count(*)::int from watches where watches.user_id = shown.user_id)`.as('companies'))
    .where('viewer.user_id', '=', userId)

/** Lists that colleagues show to the person's team, in order of the colleagues' names. */
export const listSharedLists = (db: Reader, userId: number) =>
  selectLists(db, userId)
    .whereRef('shown.user_id', '<>', 'viewer.user_id')
    .orderBy('keeper.full_name')
    .orderBy('keeper.id')
    .limit(TEAM_PEOPLE_MAX)
    .execute()

/** The list of one keeper; undefined if it is not shown to the person's team. */
export const findSharedList = (db: Reader, userId: number, keeperId: number) =>
  selectLists(db, userId).where('shown.user_id', '=', keeperId).executeTakeFirst()

/** The time since when the member's list is shown; undefined if it is not. */
export const findShare = (db: Reader, userId: number) =>
  db.selectFrom('shown_watches').select('shown_at as shownAt').where('user_id', '=', userId).executeTakeFirst()

interface ListShare {
  readonly user_id: number
  readonly team_id: number
  readonly shown_at: Date
}

/** Marks the list as shown; undefined if it is shown already. */
export const insertShare = (tx: Tx, share: ListShare) =>
  tx
    .insertInto('shown_watches')
    .values(share)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()

/** Deletes the mark; undefined if the list is not shown. */
export const deleteShare = (tx: Tx, userId: number) =>
  tx.deleteFrom('shown_watches').where('user_id', '=', userId).returning('user_id').executeTakeFirst()
