// Decides which numbers of a sanctions list are an ИНН (taxpayer number of a company or person) or an ОГРН or ОГРНИП (registration number of a
// company or sole trader): by label, column or kind of party. Length and check digits alone decide nothing: passports and foreign numbers may look
// the same.
import { holderOfName } from '@sverka/contract/company/forms'
import { type IdentifierKind, isValidAs } from '@sverka/contract/identifiers/identifiers'

/** Both kinds of ИНН: ten digits for a company, twelve for a person. */
export const INN: readonly IdentifierKind[] = ['inn-company', 'inn-person']
const REGISTRATION_NUMBERS: readonly IdentifierKind[] = ['ogrn', 'ogrnip']
const OF_ORGANISATION: readonly IdentifierKind[] = ['inn-company', 'ogrn']
const OF_PERSON: readonly IdentifierKind[] = ['inn-person', 'ogrnip']

/** Kind of a listed party; `thing`: a ship or an aircraft, which has no ИНН or ОГРН. */
export type Party = 'organisation' | 'person' | 'thing'

/** A number as OFAC (sanctions office of the US Treasury) gives it: after a label, and sometimes with the country that issued it. */
export interface ListedDocument {
  /** For example `Tax ID No.`. */
  readonly label: string
  readonly number: string
  /** 'unsaid': the list names no country. */
  readonly country: 'russia' | 'other' | 'unsaid'
}

/** The kinds of number that a label of OFAC stands for; none for other documents. */
function kindsOfLabel(label: string): readonly IdentifierKind[] {
  if (/Tax ID No\./.test(label)) return INN
  return /Registration (?:ID|Number)/.test(label) ? REGISTRATION_NUMBERS : []
}

/** Whether a document may be an ИНН or ОГРН at all: by label, country, length and check digits. */
export const mayBeRussianNumber = ({ label, number, country }: ListedDocument): boolean =>
  country !== 'other' && isValidAs(number, kindsOfLabel(label))

export interface NumbersOfRow {
  /** ИНН and ОГРН by which the row is matched. */
  readonly numbers: readonly string[]
  /** True if the row matches nobody but has a number that may be an ИНН, and may be another document. */
  readonly isKindUnknown: boolean
}

/**
 * ИНН and ОГРН among the documents of one entry of OFAC. A tax number without a country may be of any country: it counts only if something else in
 * the entry is Russian, such as an ОГРН, or the caller knows so (`isRussian`). A person has no number of an organisation.
 */
export function numbersOfDocuments(documents: readonly ListedDocument[], party: Party, isRussian = false): NumbersOfRow {
  if (party === 'thing') return { numbers: [], isKindUnknown: false }
  const candidates = documents.filter(
    (document) => mayBeRussianNumber(document) && (party === 'organisation' || isValidAs(document.number, OF_PERSON)),
  )
  const isRussianEntry =
    isRussian || candidates.some(({ country, number }) => country === 'russia' || isValidAs(number, REGISTRATION_NUMBERS))
  const numbers = candidates.filter(({ country }) => isRussianEntry || country === 'russia').map(({ number }) => number)
  return { numbers, isKindUnknown: numbers.length === 0 && candidates.length > 0 }
}

/** The kind of party for each schema of OpenSanctions; `LegalEntity` may be either. Other schemas have no ИНН. */
const PARTIES: Readonly<Record<string, Exclude<Party, 'thing'> | 'unsaid'>> = {
  Company: 'organisation',
  Organization: 'organisation',
  PublicBody: 'organisation',
  LegalEntity: 'unsaid',
  Person: 'person',
}

/** Country codes of OpenSanctions whose companies are in the Russian register: Russia, the Soviet Union, and Crimea, Donetsk and Luhansk. */
const RUSSIA: ReadonlySet<string> = new Set(['ru', 'su', 'suhh', 'ua-cri', 'ua-dpr', 'ua-lpr'])
/** Country code; personal numbers of Kazakhstan have twelve digits, like those of Russia. */
const KAZAKHSTAN = 'kz'

/** A row of OpenSanctions; its identifiers may be documents of any kind. */
export interface ListedRow {
  readonly schema: string
  readonly name: string
  /** Null if the table has no such column; empty if the row has no value. */
  readonly countries: readonly string[] | null
  readonly identifiers: readonly string[]
}

/** For a row that cannot have a Russian number. */
const NO_NUMBERS: NumbersOfRow = { numbers: [], isKindUnknown: false }

/**
 * ИНН and ОГРН of a row of OpenSanctions. Ten digits are the ИНН of an organisation but may be the passport of a person: if the schema does not tell
 * which of the two the row is about, an ОГРН or ОГРНИП in the row decides, else the legal form in its name.
 */
export function numbersOfRow(listed: ListedRow): NumbersOfRow {
  const row = { ...listed, identifiers: listed.identifiers.map(withoutLabel) }
  const { schema, countries, identifiers } = row
  const party = PARTIES[schema]
  if (!party || (countries?.length && !countries.some((country) => RUSSIA.has(country)))) return NO_NUMBERS
  const selectIdentifiers = (kinds: readonly IdentifierKind[]) => identifiers.filter((identifier) => isValidAs(identifier, kinds))
  const holder = party === 'unsaid' ? holderOfRow(row) : party
  const labelled = party === 'person' ? [] : listed.identifiers.filter((identifier) => LABEL.test(identifier)).map(withoutLabel)
  const kinds = holder === 'organisation' ? OF_ORGANISATION : kindsOfPerson(countries ?? [])
  const unlabelled = holder && mayBeRussian(row) ? selectIdentifiers(kinds) : []
  const numbers = [...new Set([...unlabelled, ...labelled.filter((identifier) => isValidAs(identifier, INN))])]
  const doubtful = selectIdentifiers(holder === 'person' ? ['inn-person'] : INN)
  return { numbers, isKindUnknown: numbers.length === 0 && doubtful.length > 0 }
}

/** «INN 7707083893»: the label gives the kind of number. */
const LABEL = /^(?:инн|inn)[\s:.№]{0,3}(?=\d)/iu
const withoutLabel = (identifier: string): string => identifier.trim().replace(LABEL, '')

/** False for a row without a country and without an ОГРН: its ten digits may be of any country. */
const mayBeRussian = ({ countries, identifiers }: ListedRow): boolean =>
  countries?.length !== 0 || identifiers.some((one) => isValidAs(one, REGISTRATION_NUMBERS))

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
