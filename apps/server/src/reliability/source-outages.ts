// Records which blocks of a company a source failed to deliver: factors over them are «source unavailable» until the source answers.
import type { Tx } from '../platform/db/database.ts'
import { listOutages, replaceOutages } from './dossier/source-outages.sql.ts'
import type { BlockName } from './rules/dossier-facts.ts'
import { markOutdated } from './summaries/summaries.sql.ts'

/** Blocks that are requested for one company at a time; the others come from copies of whole registers. */
const ASKED: readonly BlockName[] = [
  ...(['accounts', 'cases', 'contracts', 'inspections', 'enforcement'] as const),
  ...(['bankruptcy', 'trademarks', 'sanctions', 'contacts', 'marks'] as const),
]

/** `failed`: names of the failed blocks, none if all were delivered, `everything` if the source did not answer. In the caller's transaction. */
export async function recordSourceAnswer(tx: Tx, companyId: number, failed: readonly string[] | 'everything', at: Date): Promise<void> {
  const down = failed === 'everything' ? [...ASKED] : ASKED.filter((word) => failed.includes(word))
  const before = await listOutages(tx, companyId)
  if (down.length === before.length && down.every((word) => before.includes(word))) return
  await replaceOutages(tx, companyId, down, at)
  await markOutdated(tx, [companyId])
}
