// How many companies share this one's building, address, head and founders.
import type { Reader } from '../../platform/db/database.ts'
import type { CompanyRow } from '../../registry/registry.ts'
import type { Facts, PersonTally, PlacesFacts } from '../rules/dossier-facts.ts'
import { listTallies, tallyKinds } from './tallies.sql.ts'

/** A head or founder in the extract. */
type Party = { readonly name?: string; readonly inn?: string }

/** The stored tallies of a company; people get their names from the extract. */
export async function countSharedPlaces(
  db: Reader,
  row: CompanyRow,
  register: Pick<Facts['register'], 'heads' | 'founders'>,
): Promise<PlacesFacts> {
  const tallies = await listTallies(db, row.id)
  const place = (kind: number) => tallies.find((tally) => tally.kind === kind) ?? null
  const people = (kind: number, parties: readonly Party[]): PersonTally[] =>
    tallies
      .filter((tally) => tally.kind === kind)
      .map(({ key, living, total }) => {
        const inn = key.padStart(12, '0')
        return { living, total, inn, name: parties.find((party) => party.inn === inn)?.name ?? inn }
      })
  return {
    building: place(tallyKinds.building),
    office: place(tallyKinds.office),
    heads: people(tallyKinds.head, register.heads),
    founders: people(tallyKinds.founder, register.founders),
  }
}
