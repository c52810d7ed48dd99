// Repairs a query that finds nothing: one or two errors in one of its words, or one in each of two words that occur nowhere.
import { nearWords, oneErrorAway } from '@sverka/posting-lists/near-words'
import { factTerm, findFormPositions, nameTerm, TERM_END, wordOfName } from '../../company-index/company-index.ts'
import { type SeparatedFacts, separateFacts } from './apart/apart.ts'
import { makeReading, type Reading } from './query.ts'
import { type Count, likeliestWords, wordWeight } from './readings.ts'
import { ALPHABET } from './spelling.ts'

/** Shorter words resemble too many others for a repair to make sense. */
const SHORTEST_REPAIRED = 5
/** How many suggestions «Возможно, вы искали» shows. */
export const MOST_OFFERS = 3

/** A word of the query that may have an error, with possible corrections. */
export interface Repair {
  /** All words of the query. */
  readonly query: readonly string[]
  readonly words: readonly string[]
  readonly groups: Reading['groups']
  readonly at: number
  readonly errors: 1 | 2
  readonly candidates: readonly string[]
}

/** How many records have each term; terms of no record are left out. */
export type Frequencies = (key: string, terms: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** The query, and what remains of it without places and activities. */
function findWays(query: string, count: Count): { words: string[]; ways: SeparatedFacts[] } {
  const words = likeliestWords(query, count)
  return { words, ways: [{ words, groups: [] }, ...separateFacts(words, (city) => count(factTerm.city(city)) > 0)] }
}

/** The rarest word of each reading of the query. */
export function listRepairs(query: string, count: Count): Repair[] {
  const { words, ways } = findWays(query, count)
  return ways.flatMap((way) => {
    const [worst] = repairable(way, count)
    return worst ? { ...way, query: words, at: worst.at, errors: 1, candidates: [...oneErrorAway(worst.word, ALPHABET)] } : []
  })
}

/** Shorter words have too many neighbours two errors away. Counted in the word as typed, which may lack two of its letters. */
const SHORTEST_WITH_TWO = 7
const MOST_ERRORS = 2
/** How many neighbours are tried. */
const MOST_NEAR = 400

/** Readings whose word occurs in no record. */
export const keepUnknownWords = (repairs: readonly Repair[], count: Count): Repair[] =>
  repairs.filter((repair) => wordWeight(wrongWord(repair), count) === 0)

/** Corrections two errors away, for a long word that occurs in no record; `terms` lists the terms with its beginning and end. */
export async function correctTwoErrors(
  repair: Repair,
  terms: (begin: string, ending: string) => Promise<readonly string[]>,
): Promise<Repair> {
  const wrong = wrongWord(repair)
  const dictionaries = await terms(nameTerm.prefix(wrong.charAt(0)), TERM_END)
  const near = new Set(dictionaries.flatMap((dictionary) => nearWords(dictionary, nameTerm.word(wrong), MOST_ERRORS)))
  const candidates = [...near].map(wordOfName).filter((word) => word !== wrong && Math.max(word.length, wrong.length) >= SHORTEST_WITH_TWO)
  return { ...repair, errors: 2, candidates: candidates.slice(0, MOST_NEAR) }
}

/** The two words that occur in no record, for each reading that has exactly two of them. */
export function repairTwoWords(query: string, count: Count): (readonly [Repair, Repair])[] {
  const { words, ways } = findWays(query, count)
  return ways.flatMap((way) => {
    const [first, second, ...more] = repairable(way, count).filter(({ word }) => wordWeight(word, count) === 0)
    if (!first || !second || more.length > 0) return []
    const of = ({ word, at }: typeof first): Repair => ({
      ...way,
      query: words,
      at,
      errors: 1,
      candidates: [...oneErrorAway(word, ALPHABET)],
    })
    return [[of(first), of(second)] as const]
  })
}

/** Rarest first, without the words of a legal form, which are no terms. */
function repairable({ words }: SeparatedFacts, count: Count): { word: string; at: number }[] {
  const isOfForm = findFormPositions(words)
  return words
    .map((word, at) => ({ word, at }))
    .filter(({ word, at }) => word.length >= SHORTEST_REPAIRED && /^\p{L}+$/u.test(word) && !isOfForm.has(at))
    .sort((a, b) => wordWeight(a.word, count) - wordWeight(b.word, count))
}

/** The query with the wrong word replaced. */
function repairedBy(repair: Repair, word: string): Reading {
  return { ...makeReading(repair.words.with(repair.at, word), repair.groups), text: repairedWords(repair, word).join(' ') }
}

const repairedWords = (repair: Repair, word: string): string[] => repair.query.map((one) => (one === wrongWord(repair) ? word : one))

const wrongWord = ({ words, at }: Repair): string => words[at] ?? ''

/** The repairs that equal a name or begin one, likelier ones first. */
export async function suggestedNames(repair: Repair, frequencies: Frequencies): Promise<Reading[]> {
  const known = await knownWords(repair, frequencies)
  return keepNamed(
    known.map((word) => repairedBy(repair, word)),
    frequencies,
  )
}

/** How many repairs of each of two words are combined, those of more names first. */
const MOST_OF_EACH = 24

/** The same where two words are wrong. */
export async function suggestedNamesByTwo([first, second]: readonly [Repair, Repair], frequencies: Frequencies): Promise<Reading[]> {
  const others = (await knownWords(second, frequencies)).slice(0, MOST_OF_EACH)
  if (others.length === 0) return []
  // `at` counts words of the query; a reading has them without the legal form, so the second word is inserted into the query.
  const readings = (await knownWords(first, frequencies)).slice(0, MOST_OF_EACH).flatMap((word) => {
    const once = { ...second, words: first.words.with(first.at, word), query: repairedWords(first, word) }
    return others.map((other) => repairedBy(once, other))
  })
  return keepNamed(readings, frequencies)
}

/** Repairs of a word that occur in names, most frequent first. */
async function knownWords(repair: Repair, frequencies: Frequencies): Promise<string[]> {
  const known = await frequencies(`.${wrongWord(repair)} ${repair.errors}`, repair.candidates.map(nameTerm.prefix))
  const often = (word: string) => known.get(nameTerm.prefix(word)) ?? 0
  return repair.candidates.filter((word) => often(word) > 0).sort((a, b) => often(b) - often(a))
}

/** The readings that equal a name or begin one. */
async function keepNamed(readings: readonly Reading[], frequencies: Frequencies): Promise<Reading[]> {
  const titles = readings.map(({ words }) => words.join(''))
  const counts = await frequencies(`^${titles.join(' ')}`, [...titles.map(nameTerm.begins), ...titles.map(nameTerm.equal)])
  const score = ({ words }: Reading) => {
    const title = words.join('')
    return (counts.has(nameTerm.equal(title)) ? SURE : 0) + (counts.get(nameTerm.begins(title)) ?? 0)
  }
  return readings.filter((reading) => score(reading) > 0).sort((a, b) => score(b) - score(a))
}

/** A limit above the number of records whose names have the same beginning. */
const SURE = 1e9

/** Repairs whose word occurs anywhere: frequent ones first, and those that do not shorten the word before those that do. */
export async function suggestedWords(repair: Repair, frequencies: Frequencies): Promise<Reading[]> {
  const wrong = wrongWord(repair)
  const counts = await frequencies(wrong, [wrong, ...repair.candidates])
  // If the word itself occurs, a beginning of it would only find more than was asked for.
  const isMeant = (candidate: string) => candidate !== wrong && !(counts.has(wrong) && wrong.startsWith(candidate))
  const score = (candidate: string) => (counts.get(candidate) ?? 0) / (candidate.length < wrong.length ? 4 : 1)
  const likely = [...counts.keys()]
    .filter(isMeant)
    .sort((a, b) => score(b) - score(a))
    .slice(0, MOST_OFFERS)
  return likely.map((word) => repairedBy(repair, word))
}
