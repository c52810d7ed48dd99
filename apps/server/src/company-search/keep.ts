// Keeps the index in step with the register: rows of changed companies follow in the transaction of the change.
import type { Tx } from '../platform/db/database.ts'
import { type IndexRow, indexRow, keyNames } from './document.ts'
import {
  addPrefixes,
  deleteRows,
  findStateShared,
  insertRows,
  listBorders,
  listIndexed,
  noteChanges,
  type Placed,
  updateRows,
} from './keep.sql.ts'
import { tierOf } from './rank.ts'
import { listSearched, lockCompanies } from './sources.sql.ts'

/** Rows handled by one round of statements. */
const ROUND = 500

/** Brings the rows of these companies up to date; companies that are gone lose theirs. A listener of the register's announcements. */
export async function keepCompaniesSearched(tx: Tx, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  const state = await findStateShared(tx)
  for (let at = 0; at < sorted.length; at += ROUND) {
    const round = sorted.slice(at, at + ROUND)
    await lockCompanies(tx, round)
    if (state.rebuilding) await noteChanges(tx, round)
    await keepRound(tx, round)
  }
}

async function keepRound(tx: Tx, ids: readonly number[]): Promise<void> {
  const borders = await listBorders(tx)
  const records = await listSearched(tx, ids)
  const wanted = records.map((record) => placed(indexRow(record), borders))
  const present = new Map((await listIndexed(tx, ids)).map((row) => [row.id, row]))
  const changed = wanted.filter((row) => !isSame(row, present.get(row.id)))
  const inPlace = changed.filter((row) => present.get(row.id)?.tier === row.tier)
  const moved = changed.filter((row) => present.get(row.id)?.tier !== row.tier)
  const existing = new Set(records.map((record) => record.id))
  const leaving = [...ids.filter((id) => !existing.has(id)), ...moved.map((row) => row.id)].filter((id) => present.has(id))
  if (leaving.length > 0) await deleteRows(tx, leaving)
  if (inPlace.length > 0) await updateRows(tx, inPlace)
  if (moved.length > 0) await insertRows(tx, moved)
  const changedIds = new Set(changed.map((row) => row.id))
  const names = countNames(records.filter((record) => changedIds.has(record.id)))
  if (names.size > 0) await addPrefixes(tx, names)
}

export const placed = (row: IndexRow, borders: readonly number[]): Placed => ({ ...row, tier: tierOf(row.rank, borders) })

function isSame(row: Placed, present: Placed | undefined): boolean {
  if (!present || row.tier !== present.tier || row.rank !== present.rank) return false
  if (row.inn !== present.inn || row.ogrn !== present.ogrn || row.registeredOn !== present.registeredOn) return false
  return row.keys.length === present.keys.length && row.keys.every((key, i) => key === present.keys[i])
}

/** Key names with the number of records that carry them. */
export function countNames(records: readonly Parameters<typeof keyNames>[0][], counts = new Map<string, number>()): Map<string, number> {
  for (const record of records) for (const name of keyNames(record)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
