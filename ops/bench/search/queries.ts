// Draws the queries of the search bench, in classes, from records of the generated register. The same seeds give the same queries.

import { type GeneratedRecord, makeRecord } from './register.ts'
import { SeededRandom } from './seeded-random.ts'

export interface BenchQuery {
  /** Name of the class, under which times are reported. */
  readonly class: string
  /** Parameters of GET company-search. */
  readonly params: Readonly<Record<string, string>>
}

/** A record with its texts as lists of words. */
interface Drawn {
  readonly record: GeneratedRecord
  /** Russian words of the name without the form, in small letters. */
  readonly name: readonly string[]
  readonly person: readonly string[]
  readonly city: readonly string[]
}

/** Records from which queries are made and the frequency of words is counted. */
const SAMPLE = 60_000
const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[а-я\d]+/g) ?? []

/** Queries that are hard for an index: single letters, very frequent words, legal forms alone, nonsense, special characters. */
const HOSTILE =
  `ооо|ип|а|с|м|ъ|ы|x|1|7|ооо с|ооо строй|ип иванов|ооо а|ип а б в|строй|инвест|торг|строй торг инвест сервис|ооо москва|ип москва|ъыфв|йцукен|asdfgh|
  ромашка ъыфв|ооо ъыфв|александр|сергеевич|александр александрович|александр сергеев москва|ооо александр|зао ип|ооо ип|тсж строй|мбу торг|пао иванов|общество|
  компания|строительная компания|управляющая компания москва|тд|тд строй|плюс|000|нижний новгород|на дону|великий|моск|москва москва москва|я|аа|ст|ив|ив ив|
  с с с|а б|строй ъ|мос строй а|77|7 7 7|а б в г д е ж з|1 2 3 4 5 6|%|\\|'|ооо ооо ооо|акционерное общество|а а а а а а а а а а а а`
    .split('|')
    .map((query) => query.trim())

/**
 * Draws 1.1 times `count` queries: the shares of the classes add up to 1.1. `size` is the number of the register's records; `registerSeed` generates
 * it, `seed` chooses the queries.
 */
export function drawQueries(registerSeed: string, size: number, seed: string, count = 2000): BenchQuery[] {
  const chance = new SeededRandom(`queries/${seed}`)
  const drawn = drawRecords(chance, registerSeed, size)
  const frequency = new Map<string, number>()
  for (const { name } of drawn) for (const word of new Set(name)) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const byShare = (low: number, high: number, letters: number) =>
    [...frequency].filter(([word, n]) => word.length >= letters && n / SAMPLE >= low && n / SAMPLE < high).map(([word]) => word)
  // A word is common in at least 120 of the sampled records, medium in 5 to 119, and rare in one or two.
  const common = byShare(0.002, 1, 3)
  const medium = byShare(0.00007, 0.002, 3)
  const rare = byShare(0, 0.00004, 5)
  // A random prefix of the word of at least `least` letters: people search while they type.
  const cut = (word = '', least = 3) => (word.length <= least ? word : word.slice(0, least + chance.below(word.length - least + 1)))
  const companies = drawn.filter(({ name }) => name.length > 0)
  const longNames = companies.filter(({ name }) => name.filter((word) => word.length > 2).length > 1)
  const queries: BenchQuery[] = []
  const add = (kind: string, share: number, make: (i: number) => string | Record<string, string>) => {
    for (let i = 0; i < Math.round(count * share); i++) {
      const made = make(i)
      queries.push({ class: kind, params: typeof made === 'string' ? { query: made } : made })
    }
  }
  const text = textQueries(chance, { common, medium, rare, cut, drawn, companies, longNames })
  for (const [kind, share, make] of text) add(kind, share, make)
  for (const [kind, share, make] of listQueries(chance, drawn, cut)) add(kind, share, make)
  return queries
}

function drawRecords(chance: SeededRandom, registerSeed: string, size: number): Drawn[] {
  return Array.from({ length: SAMPLE }, () => {
    const record = makeRecord(registerSeed, 1 + chance.below(size))
    const name = record.kind === 'company' ? words(record.name).slice(1) : []
    return { record, name, person: words(record.leader), city: words(record.city) }
  })
}

/** A class of queries: its name, its share of all queries, and the function that makes the i-th. */
type Make<T> = readonly [kind: string, share: number, make: (i: number) => T]

interface Words {
  readonly common: string[]
  readonly medium: string[]
  readonly rare: string[]
  readonly cut: (word?: string, least?: number) => string
  readonly drawn: readonly Drawn[]
  readonly companies: readonly Drawn[]
  readonly longNames: readonly Drawn[]
}

function textQueries(chance: SeededRandom, { common, medium, rare, cut, drawn, companies, longNames }: Words): Make<string>[] {
  const long = ({ name }: Drawn) => name.filter((word) => word.length > 2)
  return [
    ['one frequent word', 0.1, () => cut(chance.of(common))],
    ['one medium word', 0.1, () => cut(chance.of(medium))],
    ['one rare word', 0.1, () => cut(chance.of(rare), 5)],
    ['two words', 0.13, () => neighbours(long(chance.of(longNames)), chance, cut)],
    ['three words', 0.11, () => threeWords(chance.of(longNames), chance, cut)],
    ['surname', 0.07, () => cut(chance.of(drawn).person[0], 4)],
    ['surname and name', 0.07, (i) => personWords(chance.of(drawn).person, i, cut)],
    ['number', 0.08, (i) => numberPart(chance.of(drawn).record, i, chance)],
    ['number and word', 0.03, () => numberAndWord(chance.of(companies), cut)],
    ['activity', 0.02, (i) => chance.of(drawn).record.okved.slice(0, 3 + (i % 3))],
    ['crossed frequent words', 0.07, (i) => crossed(i, [cut(chance.of(common)), cut(chance.of(common)), cut(chance.of(medium))])],
    [
      'form and word',
      0.03,
      () => `${chance.of(['ооо', 'ип', 'ао', 'зао', 'тсж'])} ${cut(chance.of(chance.next() < 0.5 ? common : medium))}`,
    ],
    ['hostile', 0.04, (i) => HOSTILE[i % HOSTILE.length] ?? ''],
    [
      'word with an error',
      0.03,
      () => withError(chance.of(companies.filter(({ name }) => (name[0]?.length ?? 0) > 5)).name[0] ?? '', chance),
    ],
  ]
}

const neighbours = (name: readonly string[], chance: SeededRandom, cut: Words['cut']): string => {
  const at = chance.below(name.length - 1)
  return `${name[at]} ${cut(name[at + 1])}`
}
const threeWords = (drawn: Drawn, chance: SeededRandom, cut: Words['cut']): string =>
  `${cut(drawn.name[0], 4)} ${cut(drawn.name[1])} ${chance.next() < 0.6 ? cut(drawn.city[0]) : cut(drawn.person[0])}`
const personWords = ([surname, name, father]: readonly string[], i: number, cut: Words['cut']): string =>
  i % 2 ? `${surname} ${cut(name)}` : `${surname} ${name} ${cut(father)}`
const crossed = (i: number, words: readonly string[]): string => words.slice(0, 2 + (i % 2)).join(' ')
const numberAndWord = ({ record, name }: Drawn, cut: Words['cut']): string => `${record.inn.slice(0, 4)} ${cut(name[0])}`

function numberPart(record: GeneratedRecord, i: number, chance: SeededRandom): string {
  const number = i % 4 === 3 ? record.ogrn : record.inn
  return i % 3 === 0 ? number : number.slice(0, 3 + chance.below(number.length - 3))
}

/** The word with a typing error: two neighbouring letters swapped, or one dropped. */
function withError(word: string, chance: SeededRandom): string {
  const at = 1 + chance.below(word.length - 2)
  const letters = [...word]
  if (chance.next() < 0.5) letters.splice(at, 1)
  else letters.splice(at, 2, word.charAt(at + 1), word.charAt(at))
  return letters.join('')
}

/** Requests for filtered lists, some of them with a query. `okved` is an activity's code, `region` a region's number. */
function listQueries(chance: SeededRandom, drawn: readonly Drawn[], cut: Words['cut']): Make<Record<string, string>>[] {
  const region = ({ record }: Drawn) => ({ region__in: String(Number(record.region)) })
  const okved = ({ record }: Drawn, length: number) => ({ okved__in: record.okved.slice(0, length) })
  const state = () => ({ status__in: chance.of(['Действует', 'Не действует', 'Ликвидирована']) })
  const makes = [
    () => region(chance.of(drawn)),
    () => ({ ...region(chance.of(drawn)), ...okved(chance.of(drawn), 5) }),
    () => ({ ...region(chance.of(drawn)), ...state(), kind: chance.of(['company', 'entrepreneur']) }),
    () => ({ ...okved(chance.of(drawn), 2), ...state() }),
    () => ({ region__in: [1, 2, 3].map(() => Number(chance.of(drawn).record.region)).join(','), ...okved(chance.of(drawn), 2) }),
    () => ({ size__in: chance.of(['micro', 'small', 'medium', 'large']), age_to: String(chance.below(4)) }),
    () => ({ age_from: '3', age_to: String(4 + chance.below(6)), ...region(chance.of(drawn)) }),
    () => ({ query: cut(chance.of(drawn).person[0], 4), ...region(chance.of(drawn)), ...state() }),
    () => ({ ...okved(chance.of(drawn), 2), size__in: 'medium,large', ...region(chance.of(drawn)) }),
  ]
  const make = (i: number): Record<string, string> => ({ page_size: '20', ...makes[i % makes.length]?.() })
  return [
    ['filtered list', 0.1, make],
    ['page far down a list', 0.02, (i) => ({ ...make(i), page: String(10 + chance.below(40)) })],
  ]
}
