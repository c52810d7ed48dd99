// Stores which blocks of facts about a company (court cases, accounts …) a source failed to deliver at the last request: the reliability report shows
// them as «source unavailable». The column `word` is the name of the block.
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

const selectOutages = compiledOnce((db, companyId: number) =>
  db.selectFrom('reliability_down').modifyFront(prepared).select('word').where('company_id', '=', companyId).orderBy('word'),
)

/** Names of the blocks that were not delivered for the company, in alphabetical order. */
export async function listOutages(db: Reader, companyId: number): Promise<string[]> {
  const rows = await selectOutages(db, companyId)
  return rows.map(({ word }) => word)
}

/** The same names as a column of another statement; null if there are none. `companyId`: that statement's column with the company id. */
export const outagesColumn = (companyId: string): RawBuilder<string[] | null> =>
  sql<string[] | null>`(select json_agg(word order by word) from reliability_down where company_id = ${sql.ref(companyId)})`

/** Replaces the stored names of the company by `blockNames`; an empty list deletes them. `failedAt`: time of the request. */
export async function replaceOutages(tx: Tx, companyId: number, blockNames: readonly string[], failedAt: Date): Promise<void> {
  await tx.deleteFrom('reliability_down').where('company_id', '=', companyId).execute()
  if (blockNames.length === 0) return
  await tx
    .insertInto('reliability_down')
    .values(blockNames.map((word) => ({ company_id: companyId, word, failed_at: failedAt })))
    .execute()
}
