// Database access of the back-test of factors: stores its results, and lists the companies it runs over.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

export interface BackTestRow {
  /** Code of a factor, or of a verdict (`verdictCode`). */
  code: string
  /** Companies tested; `flagged`: those with the finding; `bankrupt`: those that went bankrupt. */
  firms: number
  flagged: number
  flagged_bankrupt: number
  bankrupt: number
  computed_at: Date
}

export const listBackTests = (db: Reader) => db.selectFrom('reliability_back_tests').selectAll().execute()

export async function replaceBackTests(tx: Tx, rows: readonly BackTestRow[]): Promise<void> {
  await tx.deleteFrom('reliability_back_tests').execute()
  if (rows.length > 0)
    await tx
      .insertInto('reliability_back_tests')
      .values([...rows])
      .execute()
}

/** Ids of companies with accounts, in order, from `after` (excluded) on. */
export async function listWithAccounts(db: Reader, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('companies as company')
    .select('company.id')
    .where('company.id', '>', after)
    .where('company.kind', '=', 'company')
    .where(
      sql<boolean>`(exists (select from company_facts as block where block.company_id = company.id and block.source like 'accounts%')
        or exists (select from taxpayer_facts as block where block.number = company.inn and block.source like 'accounts%'))`,
    )
    .orderBy('company.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
