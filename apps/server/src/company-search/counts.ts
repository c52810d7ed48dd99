// How many records carry which keys, read as the search comes to need them.
import type { Reader } from '../platform/db/database.ts'
import { countKeys } from './company-search.sql.ts'
import type { Frequencies } from './plan.ts'

/** `known` with the counts of `names`; asks the database only for those that are not known. */
export async function withCounts(db: Reader, known: Frequencies, names: readonly string[]): Promise<Frequencies> {
  const missing = [...new Set(names)].filter((name) => !known.has(name))
  if (missing.length === 0) return known
  const counts = new Map<string, number>(known)
  for (const name of missing) counts.set(name, 0)
  for (const [name, count] of await countKeys(db, missing)) counts.set(name, count)
  return counts
}

export const occurs = (counted: Frequencies, name: string): boolean => (counted.get(name) ?? 0) > 0
