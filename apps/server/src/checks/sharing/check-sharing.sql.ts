// Queries of full reports that are shown to a team: conditions on which a person may read a report, and the rows (marks) that show a report.
import { type SqlBool, sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** A condition on `checks`: the report is shown to the person's team. The mark is deleted when the report's maker leaves the team. */
export const isSharedWith = (userId: number) => sql<SqlBool>`checks.id in (
  select shown.check_id from shown_checks as shown
  join team_people as viewer on viewer.team_id = shown.team_id
  where viewer.user_id = ${userId})`

/** A condition on `checks`: the report is the person's own, or shown to their team. */
export const isReadable = (userId: number) => sql<SqlBool>`(checks.user_id = ${userId} or ${isSharedWith(userId)})`

/** The person's own report; `shownAt` is null if it is not shown to the team. */
export const findOwnCheck = (db: Reader, userId: number, number: string) =>
  db
    .selectFrom('checks')
    .leftJoin('shown_checks as shown', 'shown.check_id', 'checks.id')
    .select(['checks.id', 'checks.company_id as companyId', 'shown.shown_at as shownAt'])
    .where('checks.user_id', '=', userId)
    .where('checks.number', '=', number)
    .executeTakeFirst()

interface Mark {
  readonly check_id: number
  readonly user_id: number
  readonly team_id: number
  readonly shown_at: Date
}

/** Marks a report as shown; undefined if it was shown already. */
export const insertCheckShare = (tx: Tx, mark: Mark) =>
  tx
    .insertInto('shown_checks')
    .values(mark)
    .onConflict((conflict) => conflict.column('check_id').doNothing())
    .returning('check_id')
    .executeTakeFirst()

/** Removes the mark; undefined if there was none. */
export const deleteCheckShare = (tx: Tx, checkId: number) =>
  tx.deleteFrom('shown_checks').where('check_id', '=', checkId).returning('check_id').executeTakeFirst()
