// Stores the names of the blocks that a source failed to deliver for a company at the last request.
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

const selectOutages = compiledOnce((db, companyId: number) =>
  db.selectFrom('reliability_down').modifyFront(prepared).select('word').where('company_id', '=', companyId).orderBy('word'),
)

/** Names of the blocks that failed, in alphabetical order. */
export async function listOutages(db: Reader, companyId: number): Promise<string[]> {
  const rows = await selectOutages(db, companyId)
  return rows.map(({ word }) => word)
}

/** The same as a column of a statement about companies; null if none failed. `companyId` is the column with the id there. */
export const outagesColumn = (companyId: string): RawBuilder<string[] | null> =>
  sql<string[] | null>`(select json_agg(word order by word) from reliability_down where company_id = ${sql.ref(companyId)})`

/** Replaces the failed blocks of the company by `words`; without any they are cleared. */
export async function replaceOutages(tx: Tx, companyId: number, words: readonly string[], at: Date): Promise<void> {
  await tx.deleteFrom('reliability_down').where('company_id', '=', companyId).execute()
  if (words.length === 0) return
  await tx
    .insertInto('reliability_down')
    .values(words.map((word) => ({ company_id: companyId, word, failed_at: at })))
    .execute()
}
