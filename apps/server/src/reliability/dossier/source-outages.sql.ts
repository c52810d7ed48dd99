// Records blocks that a company's source failed to deliver at the last request.
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

const selectOutages = compiledOnce((db, companyId: number) =>
  db.selectFrom('reliability_down').modifyFront(prepared).select('word').where('company_id', '=', companyId).orderBy('word'),
)

/** Words of the blocks that failed. */
export async function listOutages(db: Reader, companyId: number): Promise<string[]> {
  const rows = await selectOutages(db, companyId)
  return rows.map(({ word }) => word)
}

/** Clears blocks that were delivered since. */
export async function replaceOutages(tx: Tx, companyId: number, words: readonly string[], at: Date): Promise<void> {
  await tx.deleteFrom('reliability_down').where('company_id', '=', companyId).execute()
  if (words.length === 0) return
  await tx
    .insertInto('reliability_down')
    .values(words.map((word) => ({ company_id: companyId, word, failed_at: at })))
    .execute()
}
