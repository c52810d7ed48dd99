// What the register of disqualified persons says of a company and of everybody named like its heads.
import { wordsOfName } from '@sverka/contract/company-binding/company-binding.rules'
import type { Reader } from '../../platform/db/database.ts'
import { type CompanyRecord, openBlocksOfNumber } from '../../registry/registry.ts'
import type { Copies } from '../../sources/sources.ts'
import type { Facts, Holding } from '../rules/dossier-facts.ts'

type Disqualified = Facts['disqualified']

/** A company with more heads than that is asked about by the first of them. */
const MOST_HEADS = 10

/** `own`: what is held of the organisation itself. Names are asked for only where a copy speaks of real companies. */
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
  const names = new Set(heads.flatMap(({ kind, name }) => (kind === 'person' && wordsOfName(name) ? [wordsOfName(name)] : [])))
  const found = await Promise.all([...names].slice(0, MOST_HEADS).map((name) => openBlocksOfNumber(db, name, ['namesakes'])))
  return found.flatMap((blocks) => blocks.namesakes?.namesakes ?? [])
}
