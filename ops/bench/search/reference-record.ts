// A generated record as the reference sees it: its terms, name and rank.
import { toPhoneticKey } from './meanings.ts'
import type { GeneratedRecord } from './register.ts'
import { forms } from './words.ts'

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

/** The name as the rules of levels read it. */
export interface Named {
  readonly form: string
  readonly title: string
  /** Phonetic form. */
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

const joinedWords = ({ kind }: GeneratedRecord, own: readonly string[]): string[] =>
  kind === 'company' && own.length > 1 && own.length <= MAX_JOINED_WORDS
    ? own.slice(0, -1).map((_, index) => own.slice(index).join(''))
    : []

const listPersons = ({ leader, founders }: GeneratedRecord): string[] =>
  [leader, ...founders].map(split).flatMap(([surname = '', name = '', father = '']) => {
    return name === '' ? [] : [`${surname} ${name.charAt(0)}`, `${surname} ${name.charAt(0)}${father.charAt(0)}`]
  })

/** Calls `found` with every term of the record, some more than once. */
export function eachTerm(record: GeneratedRecord, found: (term: string) => void): void {
  const nameWords = split(record.name)
  const own = nameWords.slice(1)
  const people = [record.leader, ...record.founders].flatMap(split)
  const city = split(record.city)
  const words = [...nameWords, ...joinedWords(record, own), ...people, ...city, record.inn, record.ogrn, `#${record.okved}`]
  for (const word of new Set(words)) for (let n = 1; n <= Math.min(MAX_WORD_LENGTH, word.length); n++) found(word.slice(0, n))
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

/** The group of the filter that a status of the register belongs to. */
export const statusClass = (status: string): string => (status === 'Действует' || status === 'Не действует' ? status : 'Ликвидирована')

/** Active first, then those in between, then closed; larger first, in steps of 1/4096 of a doubling; the older record first. */
export function recordRank(record: GeneratedRecord): number {
  const group = ['Действует', 'Ликвидирована', 'Не действует'].indexOf(statusClass(record.status))
  const rubles = record.revenueKopecks !== null ? record.revenueKopecks / 100 : record.mspCategory === 1 ? 5e6 : 0
  const steps = Math.floor(Math.log2(1 + rubles) * 4096)
  return group * 2 ** 50 + (2 ** 18 - 1 - steps) * 2 ** 32 + record.id
}
