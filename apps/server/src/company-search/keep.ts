// Keeps the index in step with the register: rows of changed companies follow in the transaction of the change.
import type { Tx } from '../platform/db/database.ts'
import { type Described, describe, type IndexRow } from './document.ts'
import {
  addPrefixes,
  deleteRows,
  findStateShared,
  insertRows,
  listBorders,
  listIndexed,
  mergePending,
  noteChanges,
  type Placed,
  updateRows,
} from './keep.sql.ts'
import { tierOf } from './rank.ts'
import { listSearched, lockCompanies } from './sources.sql.ts'
import { LONGEST_WORD } from './words.ts'

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
  const described = records.map(describe)
  const wanted = described.map(({ row }) => placed(row, borders))
  const present = new Map((await listIndexed(tx, ids)).map((row) => [row.id, row]))
  const changed = wanted.filter((row) => !isSame(row, present.get(row.id)))
  const inPlace = changed.filter((row) => present.get(row.id)?.tier === row.tier)
  const moved = changed.filter((row) => present.get(row.id)?.tier !== row.tier)
  const existing = new Set(records.map((record) => record.id))
  const leaving = [...ids.filter((id) => !existing.has(id)), ...moved.map((row) => row.id)].filter((id) => present.has(id))
  if (leaving.length > 0) await deleteRows(tx, leaving)
  if (inPlace.length > 0) await updateRows(tx, inPlace)
  if (moved.length > 0) await insertRows(tx, moved)
  if (changed.length > 0) await mergePending(tx, [...new Set(changed.map((row) => row.tier))])
  const changedIds = new Set(changed.map((row) => row.id))
  const names = countPrefixes(described.filter(({ row }) => changedIds.has(row.id)))
  if (names.size > 0) await addPrefixes(tx, names)
}

export const placed = (row: IndexRow, borders: readonly number[]): Placed => ({ ...row, tier: tierOf(row.rank, borders) })

function isSame(row: Placed, present: Placed | undefined): boolean {
  if (!present || row.tier !== present.tier || row.rank !== present.rank) return false
  if (row.inn !== present.inn || row.ogrn !== present.ogrn || row.registeredOn !== present.registeredOn) return false
  const keys = new Set(present.keys)
  return row.keys.length === keys.size && row.keys.every((key) => keys.has(key))
}

/** Names of facts and pairs are counted on one record in so many: they are many, and only estimates are made of them. */
const NAMES_SAMPLED = 8

/** Counts words and names of keys; beginnings of words are counted once from the words (see `prefixesOf`). */
export function countWords({ words, names, row }: Described, counts: Map<string, number>): void {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (row.id % NAMES_SAMPLED === 0) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + NAMES_SAMPLED)
}

/**
 * Counts of every beginning from counts of words. A record with two words of one beginning is counted twice: the counts only
 * choose the cheaper way, they never decide what is found.
 */
export function prefixesOf(words: ReadonlyMap<string, number>): Map<string, number> {
  const prefixes = new Map<string, number>()
  for (const [word, count] of words) {
    // Names of facts and pairs are keys as a whole.
    const whole = word.startsWith('@') || word.includes('+')
    const longest = Math.min(word.length, LONGEST_WORD)
    for (let length = whole ? word.length : 1; length <= (whole ? word.length : longest); length++) {
      const prefix = word.slice(0, length)
      prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + count)
    }
  }
  return prefixes
}

function countPrefixes(described: readonly Described[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of described) countWords(one, counts)
  return prefixesOf(counts)
}
