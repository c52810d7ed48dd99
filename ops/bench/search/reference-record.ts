// Part of the search bench's reference: the terms by which a generated record is found, its name, and its rank among records of one level.
import { toPhoneticKey } from './meanings.ts'
import type { GeneratedRecord } from './register.ts'
import { forms } from './words.ts'

// The four limits are those of the search index (`company-index/documents`), written down again because its code is not shared.
/** Letters of a word that are indexed. */
const MAX_WORD_LENGTH = 16
/** Letters of a name without spaces that are indexed. */
export const MAX_TITLE_LENGTH = 64
/** Neighbouring words are joined only in names of up to this many words. */
const MAX_JOINED_WORDS = 4
/** Letters of the shortest phonetic form that is indexed as a prefix. */
const MIN_SOUND_LENGTH = 4

/** Words of a text in lower case, with `е` for `ё`. */
export const split = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []
/** The part of a word that is indexed. */
export const truncateWord = (word: string): string => word.slice(0, MAX_WORD_LENGTH)

const FORMS = new Set([...forms.map(([form]) => form.toLowerCase()), 'ип'])

/** The parts of a record's name from which its level is determined. */
export interface Named {
  /** Legal form in lower case, such as `ооо`. */
  readonly form: string
  /** The words of the name written together. */
  readonly title: string
  /** Phonetic form of the title. */
  readonly sound: string
  /** Words of the name, and its endings of two and more words joined; all truncated. */
  readonly words: ReadonlySet<string>
  /** Surnames with initials of all its people. */
  readonly persons: ReadonlySet<string>
}

/** The legal form at the beginning of the name, in lower case. */
export const legalForm = ({ name }: GeneratedRecord): string => name.slice(0, name.indexOf(' ')).toLowerCase()

/** Throws for a name that does not begin with a legal form. */
export function toNamed(record: GeneratedRecord): Named {
  const [form = '', ...own] = split(record.name)
  if (!FORMS.has(form)) throw new Error(`${record.name} begins with no legal form`)
  const words = [...own, ...joinedWords(record, own)].map(truncateWord).filter((word) => word !== form)
  const title = own.join('')
  const sound = toPhoneticKey(title).slice(0, MAX_TITLE_LENGTH)
  return { form, title: title.slice(0, MAX_TITLE_LENGTH), sound, words: new Set(words), persons: new Set(listPersons(record)) }
}

/** The endings of a company's name with their words joined: «Строй Торг Инвест» gives «стройторгинвест» and «торгинвест». */
const joinedWords = ({ kind }: GeneratedRecord, own: readonly string[]): string[] =>
  kind === 'company' && own.length > 1 && own.length <= MAX_JOINED_WORDS
    ? own.slice(0, -1).map((_, index) => own.slice(index).join(''))
    : []

/** Surname with one initial and with two initials (first name, patronymic) of the head and the founders. */
const listPersons = ({ leader, founders }: GeneratedRecord): string[] =>
  [leader, ...founders].map(split).flatMap(([surname = '', name = '', father = '']) => {
    return name === '' ? [] : [`${surname} ${name.charAt(0)}`, `${surname} ${name.charAt(0)}${father.charAt(0)}`]
  })

/**
 * Calls `found` with every term of the record, some more than once. The first character marks the kind of a term: `#` activity code, `~` sound, `^…|`
 * whole name, `=` complete number, `@c` city, `@r` region, `@f` legal form; terms without a mark are prefixes of words.
 */
export function eachTerm(record: GeneratedRecord, found: (term: string) => void): void {
  const nameWords = split(record.name)
  const own = nameWords.slice(1)
  const people = [record.leader, ...record.founders].flatMap(split)
  const city = split(record.city)
  const words = [...nameWords, ...joinedWords(record, own), ...people, ...city, record.inn, record.ogrn, `#${record.okved}`]
  for (const word of new Set(words)) for (let n = 1; n <= Math.min(MAX_WORD_LENGTH, word.length); n++) found(word.slice(0, n))
  // One more than MIN_SOUND_LENGTH, because the mark `~` counts too.
  const sound = `~${toPhoneticKey(own.join('')).slice(0, MAX_TITLE_LENGTH)}`
  for (let n = Math.min(sound.length, MIN_SOUND_LENGTH + 1); n <= sound.length; n++) found(sound.slice(0, n))
  found(`^${own.join('').slice(0, MAX_TITLE_LENGTH)}|`)
  // A complete number is searched as a whole.
  found(`=${record.inn}`)
  found(`=${record.ogrn}`)
  found(`@c${city.join('')}`)
  found(`@r${record.region}`)
  // A query of a legal form alone searches for the form.
  found(`@f${legalForm(record)}`)
}

/**
 * The group of a status in the search's filter: «Действует» (active), «Не действует» (closed), or «Ликвидирована» for all others, such as
 * bankruptcy.
 */
export const statusClass = (status: string): string => (status === 'Действует' || status === 'Не действует' ? status : 'Ликвидирована')

/**
 * Rank by status (active, other, closed), then by size (the larger first), then by id. The size in rubles a year is on a logarithmic scale with 4,096
 * steps for each doubling, stored in 18 bits; 5 million rubles are assumed for a micro-enterprise without known revenue. The id is below 2^32.
 */
export function recordRank(record: GeneratedRecord): number {
  const group = ['Действует', 'Ликвидирована', 'Не действует'].indexOf(statusClass(record.status))
  const rubles = record.revenueKopecks !== null ? record.revenueKopecks / 100 : record.mspCategory === 1 ? 5e6 : 0
  const steps = Math.floor(Math.log2(1 + rubles) * 4096)
  return group * 2 ** 50 + (2 ** 18 - 1 - steps) * 2 ** 32 + record.id
}
