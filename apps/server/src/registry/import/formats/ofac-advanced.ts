// Reads the SDN sanctions list of OFAC (US Treasury) in its «advanced» XML format: dictionaries, then documents, parties and sanctions entries, which
// refer to each other by id.
import { selectElements } from '../xml/xml-select.ts'
import type { XmlElement } from '../xml/xml-tree.ts'
import { isDay } from './extracts/checks.ts'
import { type ListedDocument, mayBeRussianNumber, type NumbersOfRow, numbersOfDocuments, type Party } from './party-numbers.ts'
import type { ReadRecord } from './record-reader.ts'
import { matchBlocks } from './sanctions-lists.ts'

const SELECTED = [
  'DateOfIssue',
  'IDRegDocType',
  'Country',
  'PartySubType',
  'PartyType',
  'IDRegDocument',
  'DistinctParty',
  'SanctionsEntry',
] as const

/** A party with those of its numbers that are an ИНН (taxpayer number) or ОГРН (registration number). */
interface PartyWithNumbers extends NumbersOfRow {
  readonly profile: string
  readonly name: string
}

/** Everything read so far; all maps are by the ids of the file. */
interface Reading {
  /** Day of the list. OFAC's CSV table has none, so the facts of this format, which are dated, replace those of the table. */
  issued: string | null
  documentTypes: Map<string, string>
  /** Id of the country Russia. */
  russia: string | undefined
  /** Type of a party by its subtype, and the name of a type. */
  subtypes: Map<string, string>
  types: Map<string, string>
  /** Documents by the identity they belong to. */
  documents: Map<string, ListedDocument[]>
  parties: PartyWithNumbers[]
  /** Programmes by profile. */
  programs: Map<string, string[]>
}

/** Parties with an ИНН or ОГРН are kept in memory until the end of the file, where their sanctions programmes are; the others are yielded at once. */
export async function* readOfacAdvanced(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
  const reading: Reading = {
    issued: null,
    documentTypes: new Map(),
    russia: undefined,
    subtypes: new Map(),
    types: new Map(),
    documents: new Map(),
    parties: [],
    programs: new Map(),
  }
  for await (const element of selectElements(chunks, SELECTED)) {
    if (element.name !== 'DistinctParty') {
      noteElement(reading, element)
      continue
    }
    const party = readParty(reading, element)
    if (party.numbers.length > 0) reading.parties.push(party)
    else yield { blocks: [], isKindUnknown: party.isKindUnknown, lists: ['sanctions-ofac'] }
  }
  for (const { profile, name, numbers } of reading.parties) {
    const program = reading.programs.get(profile)?.join(', ')
    yield {
      blocks: matchBlocks(
        numbers,
        'sanctions-ofac',
        { list: 'OFAC SDN', country: 'США', name, ...(program ? { program } : {}) },
        reading.issued,
      ),
    }
  }
}

function noteElement(reading: Reading, element: XmlElement): void {
  const id = element.attr('ID') ?? ''
  if (element.name === 'DateOfIssue') reading.issued = parseDay(element)
  else if (element.name === 'IDRegDocType') reading.documentTypes.set(id, element.text.trim())
  else if (element.name === 'Country' && element.text.trim() === 'Russia') reading.russia = id
  else if (element.name === 'PartySubType') reading.subtypes.set(id, element.attr('PartyTypeID') ?? '')
  else if (element.name === 'PartyType') reading.types.set(id, element.text.trim())
  else if (element.name === 'IDRegDocument') noteDocument(reading, element)
  else if (element.name === 'SanctionsEntry') noteProgram(reading, element)
}

function parseDay(element: XmlElement): string | null {
  const part = (name: string, width: number) => (element.childText(name) ?? '').padStart(width, '0')
  const day = `${part('Year', 4)}-${part('Month', 2)}-${part('Day', 2)}`
  return isDay(day) ? day : null
}

function noteDocument(reading: Reading, element: XmlElement): void {
  const label = reading.documentTypes.get(element.attr('IDRegDocTypeID') ?? '') ?? ''
  const number = element.childText('IDRegistrationNo') ?? ''
  const issued = element.attr('IssuedBy-CountryID')
  const document: ListedDocument = { label, number, country: issued ? (issued === reading.russia ? 'russia' : 'other') : 'unsaid' }
  if (!mayBeRussianNumber(document)) return
  const identity = element.attr('IdentityID') ?? ''
  reading.documents.set(identity, [...(reading.documents.get(identity) ?? []), document])
}

function noteProgram(reading: Reading, element: XmlElement): void {
  const profile = element.attr('ProfileID') ?? ''
  if (!reading.parties.some((party) => party.profile === profile)) return
  const programs = element.all('SanctionsMeasure').flatMap((measure) => measure.childText('Comment') ?? [])
  reading.programs.set(profile, [...(reading.programs.get(profile) ?? []), ...programs])
}

/** Kinds of party by OFAC's type (Transport: ships and aircraft); all others are organisations. */
const PARTIES: Readonly<Record<string, Party>> = { Individual: 'person', Transport: 'thing' }

function readParty(reading: Reading, element: XmlElement): PartyWithNumbers {
  const profile = element.child('Profile')
  const identities = profile?.all('Identity') ?? []
  const type = reading.types.get(reading.subtypes.get(profile?.attr('PartySubTypeID') ?? '') ?? '') ?? ''
  const documents = identities.flatMap((identity) => reading.documents.get(identity.attr('ID') ?? '') ?? [])
  const found = profile ? numbersOfDocuments(documents, PARTIES[type] ?? 'organisation') : { numbers: [], isKindUnknown: false }
  const alias = identities.flatMap((identity) => identity.all('Alias')).find((candidate) => candidate.attr('Primary') === 'true')
  return { profile: profile?.attr('ID') ?? '', name: alias ? readName(alias) : '', ...found }
}

/** `Alias/DocumentedName/DocumentedNamePart/NamePartValue`, joined in order. */
const readName = (alias: XmlElement): string =>
  (alias.child('DocumentedName')?.all('DocumentedNamePart') ?? []).flatMap((part) => part.childText('NamePartValue') ?? []).join(' ')
