// Keeps the index in step with the register: what changed follows in the transaction of the change.
import type { Tx } from '../platform/db/database.ts'
import { describe } from './document.ts'
import { holdState, type Known, listKnown, markDead, writeGone, writeRecent } from './keep.sql.ts'
import { listSearched, lockCompanies } from './sources.sql.ts'

/** Records handled by one round of statements. */
const ROUND = 500

/** Brings the documents of these companies up to date; companies that are gone are found no longer. A listener of the register's announcements. */
export async function keepCompaniesSearched(tx: Tx, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  await holdState(tx)
  for (let at = 0; at < sorted.length; at += ROUND) {
    const round = sorted.slice(at, at + ROUND)
    await lockCompanies(tx, round)
    await keepRound(tx, round)
  }
}

async function keepRound(tx: Tx, ids: readonly number[]): Promise<void> {
  const documents = (await listSearched(tx, { ids })).map(describe)
  const known = Map.groupBy(await listKnown(tx, ids), ({ id }) => id)
  const changed = documents.filter(({ id, digest }) => presentDigest(known.get(id)) !== digest)
  const existing = new Set(documents.map(({ id }) => id))
  const gone = ids.filter((id) => !existing.has(id) && presentDigest(known.get(id)) !== null)
  const ended = [...changed.map(({ id }) => id), ...gone].flatMap((id) => known.get(id) ?? []).filter(({ segment }) => segment !== null)
  if (ended.length > 0) await markDead(tx, ended)
  if (changed.length > 0) await writeRecent(tx, changed)
  if (gone.length > 0) await writeGone(tx, gone)
}

/** The digest of the document by which a record is found now; null if it is not found. */
function presentDigest(known: readonly Known[] = []): number | null {
  const recent = known.find(({ segment }) => segment === null)
  return (recent ?? known[0])?.digest ?? null
}
