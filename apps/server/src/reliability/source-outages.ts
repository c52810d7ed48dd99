// Records which blocks a source failed to deliver: their factors are «source unavailable» until it answers.
import type { Tx } from '../platform/db/database.ts'
import { listOutages, replaceOutages } from './dossier/source-outages.sql.ts'
import type { BlockName } from './rules/dossier-facts.ts'
import { markOutdated } from './summaries/summaries.sql.ts'

/** Blocks requested for one company, rather than taken from a copy of a register. */
const ASKED: readonly BlockName[] = [
  ...(['accounts', 'cases', 'contracts', 'inspections', 'enforcement'] as const),
  ...(['bankruptcy', 'trademarks', 'sanctions', 'contacts', 'marks'] as const),
]

/** `failed`: words of the failed blocks, `everything` if the source did not answer at all. Runs in the caller's transaction. */
export async function noteSourceAnswer(tx: Tx, companyId: number, failed: readonly string[] | 'everything', at: Date): Promise<void> {
  const down = failed === 'everything' ? [...ASKED] : ASKED.filter((word) => failed.includes(word))
  const before = await listOutages(tx, companyId)
  if (down.length === before.length && down.every((word) => before.includes(word))) return
  await replaceOutages(tx, companyId, down, at)
  await markOutdated(tx, [companyId])
}
