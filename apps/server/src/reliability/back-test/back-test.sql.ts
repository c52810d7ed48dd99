// Database access of the back-test, which measures whether companies with a risk factor really went bankrupt more often: stores its results and
// lists the companies to test.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** Result of the back-test for one factor or one verdict: numbers of companies. */
export interface BackTestRow {
  /** Code of the factor, or `verdict:` with the verdict, such as `verdict:refuse`. */
  code: string
  /** Companies for which the factor has an answer (found or not found); for a verdict all tested companies. */
  firms: number
  /** Companies in which the factor was found, or which got the verdict. */
  flagged: number
  /** Flagged companies that went bankrupt. */
  flagged_bankrupt: number
  /** All of `firms` that went bankrupt, flagged or not. */
  bankrupt: number
  computed_at: Date
}

/** The results of the last back-test; empty if none has run over real data. */
export const listBackTests = (db: Reader) => db.selectFrom('reliability_back_tests').selectAll().execute()

/** Replaces the stored results by `rows`; an empty list only deletes them. */
export async function replaceBackTests(tx: Tx, rows: readonly BackTestRow[]): Promise<void> {
  await tx.deleteFrom('reliability_back_tests').execute()
  if (rows.length > 0)
    await tx
      .insertInto('reliability_back_tests')
      .values([...rows])
      .execute()
}

/**
 * Ids of companies (not sole traders) with annual accounts, ascending, beginning after the id `after`; at most `limit`. Each year of accounts is a
 * block of facts with the source `accounts-2019` and the like, stored by company or by taxpayer number (ИНН, the column `number`).
 */
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
