// Entries of the register of disqualified persons about a company, and entries with the same full name as one of its heads.
import { normalizeFullName } from '@sverka/contract/company-binding/company-binding.rules'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, openBlocksOfNumber } from '../../registry/registry.ts'
import type { Copies } from '../../sources/sources.ts'
import type { Facts, Holding } from '../rules/dossier-facts.ts'

type Disqualified = Facts['disqualified']

/** At most so many heads are looked up, each by a query. */
const MAX_HEADS = 10

/**
 * Adds the entries of namesakes to `own`, the entries that name this organisation; `own` unchanged if there are none, or if our copy has
 * no names of people.
 */
export async function findDisqualified(
  db: Reader,
  { row, register }: CompanyRecord,
  copies: Copies,
  own: Holding<Disqualified> | undefined,
): Promise<Holding<Disqualified> | undefined> {
  const asOf = copies.asOf('namesakes', row.isExample)
  const namesakes = asOf ? await findNamesakes(db, register) : []
  if (namesakes.length === 0 || !asOf) return own
  const persons = own?.state === 'held' ? (own.data?.persons ?? []) : []
  return { state: 'held', asOf, data: { persons, namesakes, isPart: !copies.wholeOn('disqualified', row.isExample) } }
}

async function findNamesakes(db: Reader, { heads }: CompanyRecord['register']): Promise<Disqualified['namesakes']> {
  const names = new Set(heads.flatMap(({ kind, name }) => (kind === 'person' && normalizeFullName(name) ? [normalizeFullName(name)] : [])))
  const found = await Promise.all([...names].slice(0, MAX_HEADS).map((name) => openBlocksOfNumber(db, name, ['namesakes'])))
  return found.flatMap((blocks) => blocks.namesakes?.namesakes ?? [])
}
