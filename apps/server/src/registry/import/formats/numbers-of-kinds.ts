// Numbers out of lists of sanctions, each only as what its label, its column or the kind of the listed party says: length and check digits join nobody.
import { holdsAs, type IdentifierKind } from '@sverka/contract/identifiers'

export const INN: readonly IdentifierKind[] = ['inn-company', 'inn-person']
const REGISTERED: readonly IdentifierKind[] = ['ogrn', 'ogrnip']
const OF_ORGANISATION: readonly IdentifierKind[] = ['inn-company', 'ogrn']
const OF_PERSON: readonly IdentifierKind[] = ['inn-person', 'ogrnip']

/** Who is listed; `thing`: a ship or an aircraft, which bears no number of ours. */
export type Party = 'organisation' | 'person' | 'thing'

/** A number as OFAC gives it: behind a label, perhaps with the country that issued it. */
export interface ListedDocument {
  readonly label: string
  readonly number: string
  readonly country: 'russia' | 'other' | 'unsaid'
}

/** What the label says that the number is. */
function kindsOfLabel(label: string): readonly IdentifierKind[] {
  if (/Tax ID No\./.test(label)) return INN
  return /Registration (?:ID|Number)/.test(label) ? REGISTERED : []
}

/** Whether a document may be of Russia's registers at all: most passports and foreign numbers are not. */
export const mayBeOurs = ({ label, number, country }: ListedDocument): boolean =>
  country !== 'other' && holdsAs(number, kindsOfLabel(label))

/**
 * ИНН and ОГРН of one entry. A tax number without its country may be of any country's: it counts where something else of the entry is
 * Russian, an ОГРН or what the caller knows (`isRussian`). A person has no number of an organisation.
 */
export function numbersOfDocuments(documents: readonly ListedDocument[], party: Party, isRussian = false): string[] {
  if (party === 'thing') return []
  const sound = documents.filter((one) => mayBeOurs(one) && (party === 'organisation' || holdsAs(one.number, OF_PERSON)))
  const isOurs = isRussian || sound.some((one) => one.country === 'russia' || holdsAs(one.number, REGISTERED))
  return sound.filter((one) => isOurs || one.country === 'russia').map(({ number }) => number)
}

/** Schemas of OpenSanctions by whom they are about; of a legal entity it is not said. */
const PARTIES: Readonly<Record<string, Exclude<Party, 'thing'> | 'unsaid'>> = {
  Company: 'organisation',
  Organization: 'organisation',
  PublicBody: 'organisation',
  LegalEntity: 'unsaid',
  Person: 'person',
}

/** Codes of the column of countries where companies are in Russia's register; Crimea, Donetsk and Luhansk have codes of their own. */
const RUSSIA: ReadonlySet<string> = new Set(['ru', 'su', 'suhh', 'ua-cri', 'ua-dpr', 'ua-lpr'])
/** Its personal numbers have twelve digits too. */
const KAZAKHSTAN = 'kz'

/** A row of OpenSanctions: documents of every kind stand in its column of identifiers. */
export interface ListedRow {
  readonly schema: string
  /** Empty where the table does not say. */
  readonly countries: readonly string[]
  readonly identifiers: readonly string[]
}

/**
 * ИНН and ОГРН of a row. Ten digits are the ИНН of an organisation, but the passport of a person; where the row does not say which of the two
 * it is about, an ОГРН or ОГРНИП beside does.
 */
export function numbersOfRow({ schema, countries, identifiers }: ListedRow): string[] {
  const party = PARTIES[schema]
  const isSaid = countries.length > 0
  if (!party || (isSaid && !countries.some((country) => RUSSIA.has(country)))) return []
  const has = (...kinds: readonly IdentifierKind[]) => identifiers.filter((one) => holdsAs(one, kinds))
  if (party === 'organisation') return has(...OF_ORGANISATION)
  const persons = isSaid && !countries.includes(KAZAKHSTAN) ? has(...OF_PERSON) : has('ogrnip')
  if (party === 'person') return persons
  if (has('ogrn').length > 0) return has(...OF_ORGANISATION)
  return has('ogrnip').length > 0 ? persons : []
}
