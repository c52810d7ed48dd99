// Finds people in the tax service's register of disqualified persons (whom a court has barred from leading companies) who have the same full name as
// a head of a company. They may be other people, since the register gives no personal number.
import { normalizeFullName } from '@sverka/contract/company-binding/company-binding.rules'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, openBlocksOfNumber } from '../../registry/registry.ts'
import type { Copies } from '../../sources/sources.ts'
import type { Facts, Holding } from '../rules/dossier-facts.ts'

type Disqualified = Facts['disqualified']

/** Maximum number of heads (directors) that are looked up, each by a query of its own. */
const MAX_HEADS = 10

/**
 * Adds the entries of namesakes to `own`, the entries that name this organisation. Returns `own` unchanged if there are no namesakes, or if the
 * register has not been loaded by name.
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
