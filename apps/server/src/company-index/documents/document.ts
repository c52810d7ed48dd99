// Turns a company or sole trader of the register into a document of the search index: the words by which it is found, its rank (place in the default
// order of results) and its digest (a hash that shows whether it changed).
import { hash } from 'node:crypto'
import type { Document } from '@sverka/posting-lists/share'
import { splitForm } from './forms.ts'
import { toPhoneticKey } from './phonetic-key.ts'
import { computeRank, type RankFacts, type SizeFacts, sizeClass, sizeScore, statusGroup } from './rank.ts'
import { DAY_PREFIX_LENGTHS, factTerm, MIN_SOUND_LENGTH, nameTerm, personTerm } from './terms.ts'
import { INN_TERM_DIGITS, MAX_WORD_LENGTH, OGRN_TERM_DIGITS, splitWords } from './words.ts'

/** The part of a company's record that the search needs. */
export interface SearchableRecord extends SizeFacts {
  readonly id: number
  readonly kind: 'company' | 'entrepreneur'
  /** ИНН, the taxpayer number. */
  readonly inn: string | null
  /** ОГРН, the registration number. */
  readonly ogrn: string
  readonly name: string
  readonly nameFull: string | null
  /** Names in other languages, one a line. */
  readonly nameOther: string | null
  /** Former names, one a line. */
  readonly nameFormer: string | null
  /** Full name of a sole trader. */
  readonly fio: string | null
  /** Name of the head. */
  readonly leader: string | null
  /** Names of heads, founders and managing companies, one a line. */
  readonly people: string | null
  /** Names of predecessors, one a line. */
  readonly predecessors: string | null
  /** КПП, the code of a legal entity's tax registration. */
  readonly kpp: string | null
  readonly city: string | null
  readonly statusName: string
  /** Insolvency, liquidation or another procedure under way, and the day it began. */
  readonly procedure: string | null
  readonly procedureSince: string | null
  /** Two digits. */
  readonly regionCode: string | null
  /** Code of the main activity. */
  readonly okved: string | null
  /** ISO dates. */
  readonly registeredOn: string | null
  readonly closedOn: string | null
  readonly address: string | null
}

/** Words of a record by the field they are in. */
export interface SearchedWords {
  /** Abbreviation of the legal form in lower case: «ооо». */
  readonly form: string | null
  /** Words of the short and full names and those in other languages; of a legal form only its abbreviation, if the short name has one. */
  readonly name: readonly string[]
  /** Neighbouring words of the name joined: «стройинвест» for «Строй Инвест». */
  readonly joined: readonly string[]
  /** Each of these names without its legal form, as one word. */
  readonly titles: readonly string[]
  readonly people: readonly string[]
  readonly predecessors: readonly string[]
  readonly formerNames: readonly string[]
  readonly city: readonly string[]
}

/** Number of words up to which the words of a name are also joined: longer names are phrases, which nobody writes as one word. */
const MAX_JOINED_NAME_WORDS = 4

/** The words of a record by field, normalised as `splitWords` does. A sole trader without a form in the name has the form «ип». */
export function searchedWords(record: SearchableRecord): SearchedWords {
  const short = splitForm(splitWords(record.name))
  const full = splitForm(splitWords(record.nameFull ?? ''))
  const others = splitLines(record.nameOther).map((name) => splitForm(splitWords(name)))
  const isEntrepreneur = record.kind === 'entrepreneur'
  return {
    form: isEntrepreneur ? (short.form ?? 'ип') : (short.form ?? full.form),
    name: [...short.rest, ...full.rest, ...others.flatMap(({ rest }) => rest), ...(short.form ? [short.form] : [])],
    joined: isEntrepreneur ? [] : joinedWords(short.rest),
    titles: [...new Set([short.rest, full.rest, ...others.map(({ rest }) => rest)].map((rest) => rest.join('')))].filter(
      (title) => title !== '',
    ),
    people: splitWords(`${record.fio ?? ''} ${record.leader ?? ''} ${record.people ?? ''}`),
    predecessors: splitWords(record.predecessors ?? ''),
    formerNames: splitWords(record.nameFormer ?? ''),
    city: splitWords(record.city ?? ''),
  }
}

const splitLines = (text: string | null): string[] => text?.split('\n') ?? []

/** Every word but the last joined with all that follow it: «а б в» gives «абв» and «бв»; a prefix of these also finds fewer joined words. */
function joinedWords(words: readonly string[]): string[] {
  if (words.length < 2 || words.length > MAX_JOINED_NAME_WORDS) return []
  return words.slice(0, -1).map((_, i) => words.slice(i).join('').slice(0, MAX_WORD_LENGTH))
}

/** All words of a record, each once. */
const allWords = ({ form, name, joined, people, predecessors, formerNames, city }: SearchedWords): Set<string> =>
  new Set([...name, ...joined, ...people, ...predecessors, ...formerNames, ...city, ...(form ? [form] : [])])

/** Terms of the name alone: its words, the whole name, and its sound. */
const nameWords = ({ form, name, joined, titles }: SearchedWords): string[] => [
  ...[...name, ...joined].filter((word) => word !== form).map(nameTerm.word),
  ...titles.flatMap((title) => {
    const sound = toPhoneticKey(title)
    return [nameTerm.equal(title), ...(sound.length < MIN_SOUND_LENGTH ? [] : [nameTerm.soundEqual(sound)])]
  }),
]

/** Terms for the surnames with initials of the head, the founders and the sole trader. */
function peopleWords({ fio, leader, people }: SearchableRecord): string[] {
  const names = [fio ?? '', leader ?? '', ...(people?.split('\n') ?? [])].map(splitWords)
  return names.flatMap(([surname, name = '', patronymic = '']) =>
    surname && name ? [personTerm(surname, name.charAt(0) + patronymic.charAt(0))] : [],
  )
}

function factTerms(record: SearchableRecord, form: string | null): string[] {
  const facts = [factTerm.kind(record.kind)]
  if (form) facts.push(factTerm.form(form))
  if (record.regionCode) facts.push(factTerm.region(record.regionCode))
  for (const length of DAY_PREFIX_LENGTHS) if (record.registeredOn) facts.push(factTerm.born(record.registeredOn.slice(0, length)))
  const size = sizeClass(record)
  if (size) facts.push(factTerm.size(size))
  if (record.city) facts.push(factTerm.city(splitWords(record.city).join('')))
  if (record.kpp) facts.push(factTerm.kpp(record.kpp))
  for (const name of [...splitLines(record.predecessors), ...splitLines(record.nameFormer)])
    facts.push(factTerm.predecessor(splitForm(splitWords(name)).rest.join('')))
  return facts
}

/**
 * The document of a record. `words`: sorted terms; words and numbers (cut to the digits that are terms) are found by any prefix, facts only
 * as a whole. `unlisted`: the complete ИНН and ОГРН. `digest`: changes when the terms, the rank or anything shown of the record changes.
 */
export function buildIndexDocument(record: SearchableRecord): Document {
  const found = searchedWords(record)
  const all = new Set([...allWords(found)].map((word) => word.slice(0, MAX_WORD_LENGTH)))
  if (record.inn) all.add(record.inn.slice(0, INN_TERM_DIGITS))
  all.add(record.ogrn.slice(0, OGRN_TERM_DIGITS))
  if (record.okved) all.add(factTerm.okved(record.okved))
  for (const word of [...nameWords(found), ...peopleWords(record), ...factTerms(record, found.form)]) all.add(word)
  const words = [...all].sort()
  const { id, inn, ogrn } = record
  const rank = computeRank(toRankFacts(record))
  return {
    key: id,
    rank,
    words,
    unlisted: inn ? [inn, ogrn] : [ogrn],
    digest: hashText([rank, inn, ogrn, ...words, ...shownTexts(record)].join(' ')),
  }
}

/** The fields that a result shows, for the digest. People are sorted, because the database gives them in no fixed order. */
const shownTexts = ({
  name,
  nameFull,
  fio,
  statusName,
  city,
  address,
  leader,
  okved,
  closedOn,
  registeredOn,
  people,
  ...more
}: SearchableRecord) => [
  ...[
    name,
    nameFull,
    more.nameOther,
    more.nameFormer,
    fio,
    statusName,
    city,
    address,
    leader,
    okved,
    closedOn,
    registeredOn,
    more.procedure,
    more.procedureSince,
  ],
  ...(people?.split('\n').sort() ?? []),
]

/** The properties of a record from which its rank is computed. */
export const toRankFacts = (record: SizeFacts & Pick<SearchableRecord, 'id' | 'kind' | 'statusName'>): RankFacts => ({
  group: statusGroup(record.statusName),
  score: sizeScore(record),
  id: record.id,
  kind: record.kind,
})

/** 48 bits (12 hex digits) of a hash: two versions of a record have the same by chance once in about 3 · 10^14. */
const hashText = (text: string): number => Number.parseInt(hash('sha1', text).slice(0, 12), 16)
