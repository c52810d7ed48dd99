// Many companies by their numbers at once.
import { identifierHolds } from '@sverka/contract/identifiers'
import type { Reader } from '../platform/db/database.ts'
import { listIdsByNumbers } from './registry.sql.ts'

/** Our ids by ИНН or ОГРН in one question; what is no number, and what nobody has, is left out. */
export async function findIdsByNumbers(db: Reader, numbers: readonly string[]): Promise<Map<string, number>> {
  const rows = await listIdsByNumbers(db, numbers.filter(identifierHolds))
  return new Map(rows.flatMap(({ number, id }): [string, number][] => (id === null ? [] : [[number, id]])))
}
