// The index follows the register: what changed is written to the delta in the transaction of the change.
import type { Tx } from '../../platform/db/database.ts'
import { describe } from './document.ts'
import { listSearched, lockCompanies } from './sources.sql.ts'
import { holdState, type Known, listKnown, writeDelta, writeGone, writeTombstones } from './update-index.sql.ts'

/** Records handled by one round of statements. */
const ROUND = 500

/** Brings the documents of these companies up to date; companies that are gone are found no longer. A listener of the register's announcements. */
export async function updateSearchIndex(tx: Tx, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  await holdState(tx)
  for (let at = 0; at < sorted.length; at += ROUND) {
    const round = sorted.slice(at, at + ROUND)
    await lockCompanies(tx, round)
    await updateRound(tx, round)
  }
}

async function updateRound(tx: Tx, ids: readonly number[]): Promise<void> {
  const documents = (await listSearched(tx, { ids })).map(describe)
  const known = Map.groupBy(await listKnown(tx, ids), ({ companyId }) => companyId)
  const changed = documents.filter(({ id, digest }) => digestOf(known.get(id)) !== digest)
  const existing = new Set(documents.map(({ id }) => id))
  const gone = ids.filter((id) => !existing.has(id) && digestOf(known.get(id)) !== null)
  const ended = [...changed.map(({ id }) => id), ...gone].flatMap((id) => known.get(id) ?? []).filter(({ segment }) => segment !== null)
  if (ended.length > 0) await writeTombstones(tx, ended)
  if (changed.length > 0) await writeDelta(tx, changed)
  if (gone.length > 0) await writeGone(tx, gone)
}

/** The digest of the document by which a company is found now; null if it is not found. */
function digestOf(known: readonly Known[] = []): number | null {
  const inDelta = known.find(({ segment }) => segment === null)
  return (inDelta ?? known[0])?.digest ?? null
}
