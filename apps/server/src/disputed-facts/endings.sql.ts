// Reads marks of disputed facts on companies' cards that may have to end, and ends them. A mark is a dispute in one of two states: `checking` (by
// staff) or `standing` (accepted by staff).
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const MARKED = ['checking', 'standing'] as const

const marks = (db: Reader) =>
  db
    .selectFrom('disputed_facts as dispute')
    .innerJoin('companies as company', 'company.id', 'dispute.company_id')
    .select([
      ...(['dispute.id', 'dispute.company_id as companyId', 'dispute.user_id as userId', 'dispute.kind', 'dispute.record'] as const),
      ...(['dispute.content_hash as hash', 'company.name', 'company.ogrn'] as const),
    ])
    .where('dispute.state', 'in', MARKED)
    .orderBy('dispute.id')

export type EndingRow = Awaited<ReturnType<typeof listMarksByCompany>>[number]

/** The marks of some companies. */
export const listMarksByCompany = (tx: Tx, companyIds: readonly number[]) =>
  marks(tx)
    .where('dispute.company_id', '=', sql<number>`any(${[...companyIds]}::integer[])`)
    .execute()

/** The marks of a member, only those of `companyId` if given. */
export const listMarksByUser = (tx: Tx, { companyId, userId }: { companyId?: number; userId: number }) => {
  const ofUser = marks(tx).where('dispute.user_id', '=', userId)
  return (companyId === undefined ? ofUser : ofUser.where('dispute.company_id', '=', companyId)).execute()
}

/** Marks whose last day is before `today`. */
export const listOverdue = (tx: Tx, today: string, limit: number) => marks(tx).where('dispute.until', '<', today).limit(limit).execute()

/** Ids of companies with marks, ascending, the next `limit` after the id `after`. */
export const listMarkedCompanies = async (db: Reader, after: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('disputed_facts')
    .select('company_id as id')
    .distinct()
    .where('state', 'in', MARKED)
    .where('company_id', '>', after)
    .orderBy('company_id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ends a mark; false if it had ended, so that of two concurrent calls only one ends it. */
export const endMark = async (tx: Tx, id: number, { state, at }: { state: string; at: Date }): Promise<boolean> =>
  (await tx
    .updateTable('disputed_facts')
    .set({ state, ended_at: at })
    .where('id', '=', id)
    .where('state', 'in', MARKED)
    .returning('id')
    .executeTakeFirst()) !== undefined
