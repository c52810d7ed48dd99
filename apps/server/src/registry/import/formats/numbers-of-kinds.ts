// Decides the kind of numbers in sanctions lists by label, column or party; length and check digits alone match nobody.
import { holderOfName } from '@sverka/contract/company/forms'
import { type IdentifierKind, isValidAs } from '@sverka/contract/identifiers/identifiers'

export const INN: readonly IdentifierKind[] = ['inn-company', 'inn-person']
const REGISTERED: readonly IdentifierKind[] = ['ogrn', 'ogrnip']
const OF_ORGANISATION: readonly IdentifierKind[] = ['inn-company', 'ogrn']
const OF_PERSON: readonly IdentifierKind[] = ['inn-person', 'ogrnip']

/** Kind of the listed party; `thing` is a ship or an aircraft, which has no Russian register number. */
export type Party = 'organisation' | 'person' | 'thing'

/** A number as OFAC gives it: after a label, and sometimes with the country that issued it. */
export interface ListedDocument {
  readonly label: string
  readonly number: string
  readonly country: 'russia' | 'other' | 'unsaid'
}

/** The kind of number by its label. */
function kindsOfLabel(label: string): readonly IdentifierKind[] {
  if (/Tax ID No\./.test(label)) return INN
  return /Registration (?:ID|Number)/.test(label) ? REGISTERED : []
}

/** Whether a document may be of a Russian register at all: most passports and foreign numbers are not. */
export const mayBeOurs = ({ label, number, country }: ListedDocument): boolean =>
  country !== 'other' && isValidAs(number, kindsOfLabel(label))

export interface NumbersOfRow {
  /** ИНН and ОГРН by which the row is matched. */
  readonly numbers: readonly string[]
  /** The row matches nobody, but has a number that may be an ИНН or another kind of document. */
  readonly isKindUnknown: boolean
}

/**
 * ИНН and ОГРН of one entry. A tax number without a country may be of any country: it counts if something else in the entry is
 * Russian, an ОГРН or what the caller knows (`isRussian`). A person has no number of an organisation.
 */
export function numbersOfDocuments(documents: readonly ListedDocument[], party: Party, isRussian = false): NumbersOfRow {
  if (party === 'thing') return { numbers: [], isKindUnknown: false }
  const sound = documents.filter((one) => mayBeOurs(one) && (party === 'organisation' || isValidAs(one.number, OF_PERSON)))
  const isOurs = isRussian || sound.some((one) => one.country === 'russia' || isValidAs(one.number, REGISTERED))
  const numbers = sound.filter((one) => isOurs || one.country === 'russia').map(({ number }) => number)
  return { numbers, isKindUnknown: numbers.length === 0 && sound.length > 0 }
}

/** Schemas of OpenSanctions by the kind of party; `LegalEntity` leaves it open. */
const PARTIES: Readonly<Record<string, Exclude<Party, 'thing'> | 'unsaid'>> = {
  Company: 'organisation',
  Organization: 'organisation',
  PublicBody: 'organisation',
  LegalEntity: 'unsaid',
  Person: 'person',
}

/** Codes in the countries column whose companies are in Russia's register; Crimea, Donetsk and Luhansk have codes of their own. */
const RUSSIA: ReadonlySet<string> = new Set(['ru', 'su', 'suhh', 'ua-cri', 'ua-dpr', 'ua-lpr'])
/** Its personal numbers have twelve digits too. */
const KAZAKHSTAN = 'kz'

/** A row of OpenSanctions: its column of identifiers has documents of every kind. */
export interface ListedRow {
  readonly schema: string
  readonly name: string
  /** Null if the table has no such column; empty if the row has no value. */
  readonly countries: readonly string[] | null
  readonly identifiers: readonly string[]
}

const KNOWN_TO_BE_NONE: NumbersOfRow = { numbers: [], isKindUnknown: false }

/**
 * ИНН and ОГРН of a row. Ten digits are the ИНН of an organisation, but the passport of a person; if the schema does not say which of
 * the two the row is about, an ОГРН or ОГРНИП in the row decides, or the legal form in its name.
 */
export function numbersOfRow(given: ListedRow): NumbersOfRow {
  const row = { ...given, identifiers: given.identifiers.map(withoutLabel) }
  const { schema, countries, identifiers } = row
  const party = PARTIES[schema]
  if (!party || (countries?.length && !countries.some((country) => RUSSIA.has(country)))) return KNOWN_TO_BE_NONE
  const has = (kinds: readonly IdentifierKind[]) => identifiers.filter((one) => isValidAs(one, kinds))
  const holder = party === 'unsaid' ? holderOfRow(row) : party
  const labelled = party === 'person' ? [] : given.identifiers.filter((one) => LABEL.test(one)).map(withoutLabel)
  const joins = holder && mayBeRussian(row) ? has(holder === 'organisation' ? OF_ORGANISATION : kindsOfPerson(countries ?? [])) : []
  const numbers = [...new Set([...joins, ...labelled.filter((one) => isValidAs(one, INN))])]
  const doubtful = has(holder === 'person' ? ['inn-person'] : INN)
  return { numbers, isKindUnknown: numbers.length === 0 && doubtful.length > 0 }
}

/** «INN 7707083893»: the label gives the kind of number. */
const LABEL = /^(?:инн|inn)[\s:.№]{0,3}(?=\d)/iu
const withoutLabel = (identifier: string): string => identifier.trim().replace(LABEL, '')

/** If the row has no country, ten digits may be of any country: an ОГРН in the row decides. */
const mayBeRussian = ({ countries, identifiers }: ListedRow): boolean =>
  countries?.length !== 0 || identifiers.some((one) => isValidAs(one, REGISTERED))

/** «Pao Vang» begins with a person's name, «PAO VOSTOK» with a legal form. */
const NAME_LIKE_A_FORM = /^[A-Z][a-z]{1,3}(?= )/

/** The kind of party by its numbers, else by its name; undefined if neither decides. */
function holderOfRow({ name, identifiers }: ListedRow): 'organisation' | 'person' | undefined {
  if (identifiers.some((one) => isValidAs(one, ['ogrn']))) return 'organisation'
  if (identifiers.some((one) => isValidAs(one, ['ogrnip']))) return 'person'
  return holderOfName(name.replace(NAME_LIKE_A_FORM, '')) ?? undefined
}

/** Twelve digits may be a number of Kazakhstan, or of any country if the row names none. */
const kindsOfPerson = (countries: readonly string[]): readonly IdentifierKind[] =>
  countries.length > 0 && !countries.includes(KAZAKHSTAN) ? OF_PERSON : ['ogrnip']
