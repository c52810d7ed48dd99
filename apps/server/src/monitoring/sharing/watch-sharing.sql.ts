// Watch lists that members show to their team: the lists a person may read, and the mark that a list is shown. The keeper is whose list it is.
import { TEAM_PEOPLE_MAX } from '@sverka/contract/team/team.rules'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** Lists shown to the person's team, the person's own included, with the number of watched companies. */
const listsFor = (db: Reader, userId: number) =>
  db
    .selectFrom('team_people as viewer')
    .innerJoin('shown_watches as shown', 'shown.team_id', 'viewer.team_id')
    .innerJoin('users as keeper', 'keeper.id', 'shown.user_id')
    .select(['keeper.id', 'keeper.full_name as keeper', 'shown.shown_at as shownAt'])
    .select(sql<number>`(select count(*)::int from watches where watches.user_id = shown.user_id)`.as('companies'))
    .where('viewer.user_id', '=', userId)

/** Lists of colleagues, by name. */
export const listSharedLists = (db: Reader, userId: number) =>
  listsFor(db, userId)
    .whereRef('shown.user_id', '<>', 'viewer.user_id')
    .orderBy('keeper.full_name')
    .orderBy('keeper.id')
    .limit(TEAM_PEOPLE_MAX)
    .execute()

/** The list of that keeper; undefined if it is not shown to the person's team. */
export const findSharedList = (db: Reader, userId: number, keeperId: number) =>
  listsFor(db, userId).where('shown.user_id', '=', keeperId).executeTakeFirst()

/** Undefined if the member's list is not shown. */
export const findShare = (db: Reader, userId: number) =>
  db.selectFrom('shown_watches').select('shown_at as shownAt').where('user_id', '=', userId).executeTakeFirst()

interface Mark {
  readonly user_id: number
  readonly team_id: number
  readonly shown_at: Date
}

/** Undefined if it is shown already. */
export const insertShare = (tx: Tx, mark: Mark) =>
  tx
    .insertInto('shown_watches')
    .values(mark)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()

/** Undefined if it is not shown. */
export const deleteShare = (tx: Tx, userId: number) =>
  tx.deleteFrom('shown_watches').where('user_id', '=', userId).returning('user_id').executeTakeFirst()
