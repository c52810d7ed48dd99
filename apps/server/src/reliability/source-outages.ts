// Records which blocks of a company a source failed to deliver: factors over them are «source unavailable» until the source answers.
import type { Tx } from '../platform/db/database.ts'
import { listOutages, replaceOutages } from './dossier/source-outages.sql.ts'
import type { BlockName } from './rules/dossier-facts.ts'
import { markOutdated } from './summaries/summaries.sql.ts'

/** Blocks of facts that a source delivers for one company per request; the others come from imported copies of whole registers. */
const REQUESTED_BLOCKS: readonly BlockName[] = [
  ...(['accounts', 'cases', 'contracts', 'inspections', 'enforcement'] as const),
  ...(['bankruptcy', 'trademarks', 'sanctions', 'contacts', 'marks'] as const),
]

/**
 * Stores the failed blocks in the caller's transaction, and marks the company's stored summary outdated if they changed. `failed`: names of the
 * blocks not delivered, empty if all were; `everything` if the source did not answer.
 */
export async function recordSourceAnswer(tx: Tx, companyId: number, failed: readonly string[] | 'everything', at: Date): Promise<void> {
  const down = failed === 'everything' ? [...REQUESTED_BLOCKS] : REQUESTED_BLOCKS.filter((word) => failed.includes(word))
  const before = await listOutages(tx, companyId)
  if (down.length === before.length && down.every((word) => before.includes(word))) return
  await replaceOutages(tx, companyId, down, at)
  await markOutdated(tx, [companyId])
}
