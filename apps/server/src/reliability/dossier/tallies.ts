// Reads how many companies of the register share the building, the exact address, a head (director) or a founder of one company.
import type { Reader } from '../../platform/db/database.ts'
import type { CompanyRow } from '../../registry/registry.ts'
import type { Facts, PersonTally, PlacesFacts } from '../rules/dossier-facts.ts'
import { listTallies, tallyKinds } from './tallies.sql.ts'

/** A head or founder in the company's extract of the state register. */
type Party = { readonly name?: string; readonly inn?: string }

/** The stored tallies of a company. People are stored by taxpayer number (ИНН) alone; their names are taken from the extract. */
export async function countSharedPlaces(
  db: Reader,
  row: CompanyRow,
  register: Pick<Facts['register'], 'heads' | 'founders'>,
): Promise<PlacesFacts> {
  const tallies = await listTallies(db, row.id)
  const findPlace = (kind: number) => tallies.find((tally) => tally.kind === kind) ?? null
  const listPeople = (kind: number, parties: readonly Party[]): PersonTally[] =>
    tallies
      .filter((tally) => tally.kind === kind)
      .map(({ key, living, total }) => {
        // Stored as a number, a person's 12 digits lose their leading zeros.
        const inn = key.padStart(12, '0')
        return { living, total, inn, name: parties.find((party) => party.inn === inn)?.name ?? inn }
      })
  return {
    building: findPlace(tallyKinds.building),
    office: findPlace(tallyKinds.office),
    heads: listPeople(tallyKinds.head, register.heads),
    founders: listPeople(tallyKinds.founder, register.founders),
  }
}
