// What of a record is searched: its words, and the row of the index made of them.

import { splitForm } from './forms.ts'
import { addPrefixKeys, factKey, formPairNames, keyOf, pairNames } from './keys.ts'
import { rankOf, type SizeFacts, sizeClass, sizeScore, statusGroup } from './rank.ts'
import { LONGEST_WORD, NUMBER_KEY_DIGITS, wordsOf } from './words.ts'

/** A record of the register as far as search reads it. */
export interface Searched extends SizeFacts {
  readonly id: number
  readonly kind: 'company' | 'entrepreneur'
  readonly inn: string | null
  readonly ogrn: string
  readonly name: string
  readonly nameFull: string | null
  readonly fio: string | null
  readonly leader: string | null
  /** Names of heads, founders and managing companies, one per line. */
  readonly people: string | null
  readonly city: string | null
  readonly statusName: string
  readonly regionCode: string | null
  readonly okved: string | null
  /** ISO day. */
  readonly registeredOn: string | null
}

/** A row of `company_search`, without its tier. */
export interface IndexRow {
  readonly id: number
  readonly rank: number
  readonly inn: string | null
  readonly ogrn: string
  readonly registeredOn: string | null
  /** Each once, in no order. */
  readonly keys: readonly number[]
}

/** Words of a record by where they stand. */
export interface SearchedWords {
  readonly form: string | null
  /** Of the short and the full name, without the legal form. */
  readonly name: readonly string[]
  /** Neighbouring words of the name written together: «стройинвест» for «Строй Инвест». */
  readonly joined: readonly string[]
  readonly people: readonly string[]
  readonly city: readonly string[]
}

/** More words than this are a phrase, which nobody writes together. */
const LONGEST_JOINED_NAME = 4

export function searchedWords(record: Searched): SearchedWords {
  const short = splitForm(wordsOf(record.name))
  const full = splitForm(wordsOf(record.nameFull ?? ''))
  const entrepreneur = record.kind === 'entrepreneur'
  return {
    form: entrepreneur ? (short.form ?? 'ип') : (short.form ?? full.form),
    name: [...short.rest, ...full.rest, ...(short.form ? [short.form] : [])],
    joined: entrepreneur ? [] : joinedWords(short.rest),
    people: wordsOf(`${record.fio ?? ''} ${record.leader ?? ''} ${record.people ?? ''}`),
    city: wordsOf(record.city ?? ''),
  }
}

function joinedWords(words: readonly string[]): string[] {
  if (words.length < 2 || words.length > LONGEST_JOINED_NAME) return []
  return words.slice(0, -1).map((_, i) => words.slice(i).join('').slice(0, LONGEST_WORD))
}

/** All words of a record, each once. */
const allWords = ({ form, name, joined, people, city }: SearchedWords): Set<string> =>
  new Set([...name, ...joined, ...people, ...city, ...(form ? [form] : [])])

/** Names of the keys that are facts, and the beginnings of the numbers. */
function factNames(record: Searched, form: string | null): string[] {
  const names = [factKey.kind(record.kind)]
  if (form) names.push(factKey.form(form))
  if (record.regionCode) names.push(factKey.region(record.regionCode))
  if (record.registeredOn) names.push(factKey.year(record.registeredOn.slice(0, 4)))
  const size = sizeClass(record)
  if (size) names.push(factKey.size(size))
  return names
}

/** What a record brings to the index: its row, and its words and names of keys to be counted. */
export interface Described {
  readonly row: IndexRow
  /** Words whose every beginning is a key; numbers are cut to the digits that are. */
  readonly words: ReadonlySet<string>
  /** Names of single keys: facts and pairs. */
  readonly names: readonly string[]
}

export function describe(record: Searched): Described {
  const found = searchedWords(record)
  const words = allWords(found)
  const names = [...factNames(record, found.form), ...pairNames(words), ...(found.form ? formPairNames(found.form, words) : [])]
  for (const number of [record.inn, record.ogrn]) if (number) words.add(number.slice(0, NUMBER_KEY_DIGITS))
  if (record.okved) words.add(factKey.okved(record.okved))
  const keys = new Set<number>()
  for (const word of words) addPrefixKeys(word, keys)
  for (const name of names) keys.add(keyOf(name))
  const rank = rankOf({ group: statusGroup(record.statusName), score: sizeScore(record), id: record.id, kind: record.kind })
  const { id, inn, ogrn, registeredOn } = record
  return { row: { id, rank, inn, ogrn, registeredOn, keys: [...keys] }, words, names }
}
