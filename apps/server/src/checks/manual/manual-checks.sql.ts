// Queries of manual checks (results that a member looked up in official services), always for the member who made them.
import type { Reader, Tx } from '../../platform/db/database.ts'

export interface NewManualCheck {
  readonly id: string
  readonly user_id: number
  readonly company_id: number
  readonly service: string
  /** `absent` (the service does not name the company), `found` or `unopened`. */
  readonly outcome: string
  readonly details: string | null
  /** Sum of money that the service showed, such as a debt. */
  readonly sum_kopecks: number | null
  readonly file_name: string | null
  readonly file_kind: string | null
  readonly file_size: number | null
  /** Hexadecimal SHA-256 of the stored file; null without a file. */
  readonly sha256: string | null
  readonly checked_at: Date
}

export const insertManualCheck = (tx: Tx, row: NewManualCheck) => tx.insertInto('hand_checks').values(row).execute()

const selectChecks = (db: Reader, userId: number) =>
  db
    .selectFrom('hand_checks as manual')
    .innerJoin('users as person', 'person.id', 'manual.user_id')
    .selectAll('manual')
    .select('person.full_name as who')
    .where('manual.user_id', '=', userId)

export type ManualCheckRow = Awaited<ReturnType<typeof listManualChecks>>[number]

/** A company's manual checks, newest first, up to a limit. */
export const listManualChecks = (db: Reader, userId: number, companyId: number, limit: number) =>
  selectChecks(db, userId)
    .where('manual.company_id', '=', companyId)
    .orderBy('manual.checked_at', 'desc')
    .orderBy('manual.id')
    .limit(limit)
    .execute()

export const listManualChecksForExport = (db: Reader, userId: number) => selectChecks(db, userId).orderBy('manual.checked_at').execute()

export const findManualCheck = (db: Reader, userId: number, companyId: number, id: string) =>
  selectChecks(db, userId).where('manual.company_id', '=', companyId).where('manual.id', '=', id).executeTakeFirst()

/** Which of the ids have a row. */
export const listExistingIds = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('hand_checks')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()

/** Deletes all manual checks of a member and returns their ids. */
export const deleteManualChecks = (tx: Tx, userId: number) =>
  tx.deleteFrom('hand_checks').where('user_id', '=', userId).returning('id').execute()

/** The company of one of the member's own reports, by the report's number. */
export const findCompanyOfCheck = (db: Reader, userId: number, number: string) =>
  db
    .selectFrom('checks')
    .select(['company_id as companyId', 'name', 'inn', 'snapshot'])
    .where('user_id', '=', userId)
    .where('number', '=', number)
    .executeTakeFirst()

/** The newest check at each service, at most one a service. */
export const listNewestManualChecks = (db: Reader, userId: number, companyId: number) =>
  db
    .selectFrom('hand_checks')
    .distinctOn('service')
    .selectAll()
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .orderBy('service')
    .orderBy('checked_at', 'desc')
    .execute()

/** How many services the member has checked for the company. */
export async function countCheckedServices(db: Reader, userId: number, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('hand_checks')
    .select((query) => query.fn.count<string>('service').distinct().as('count'))
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
