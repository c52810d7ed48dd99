// What a query may have been meant to be where it finds nothing: an error or two in one of its words, or one in each of two that nobody has.
import { nearWords, oneErrorAway } from '@sverka/posting-lists/near-words'
import { END, factTerm, nameTerm, ofForms, wordOfName } from '../../company-index/company-index.ts'
import { type SetApart, setApart } from './apart/apart.ts'
import { makeReading, type Reading } from './query.ts'
import { type Count, likeliestWords, wordWeight } from './readings.ts'
import { ALPHABET } from './spelling.ts'

/** Shorter words have too many neighbours for a repair to mean anything. */
const SHORTEST_REPAIRED = 5
/** «Возможно, вы искали» offers no more than these. */
export const MOST_OFFERS = 3

/** A word of the query that may have an error, with what it may have been. */
export interface Repair {
  /** All words of the query. */
  readonly query: readonly string[]
  readonly words: readonly string[]
  readonly groups: Reading['groups']
  readonly at: number
  readonly errors: 1 | 2
  readonly candidates: readonly string[]
}

/** How many records have each of the terms; those that none has are left out. */
export type Frequencies = (key: string, terms: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** The query, and what is left of it where places and activities are set apart. */
function findWays(query: string, count: Count): { words: string[]; ways: SetApart[] } {
  const words = likeliestWords(query, count)
  return { words, ways: [{ words, groups: [] }, ...setApart(words, (city) => count(factTerm.city(city)) > 0)] }
}

/** The rarest word of each way to read the query. */
export function listRepairs(query: string, count: Count): Repair[] {
  const { words, ways } = findWays(query, count)
  return ways.flatMap((way) => {
    const [worst] = repairable(way, count)
    return worst ? { ...way, query: words, at: worst.at, errors: 1, candidates: [...oneErrorAway(worst.word, ALPHABET)] } : []
  })
}

/** Shorter words have too many neighbours two errors away; two of their letters may be missing as they were typed. */
const SHORTEST_WITH_TWO = 7
const MOST_ERRORS = 2
/** No more neighbours are tried. */
const MOST_NEAR = 400

/** Those whose word no record has. */
export const ofUnknownWords = (repairs: readonly Repair[], count: Count): Repair[] =>
  repairs.filter((repair) => wordWeight(wrongWord(repair), count) === 0)

/** For a long word that no record has what is two errors away; `terms` tells the terms that begin and end so. */
export async function withTwoErrors(repair: Repair, terms: (begin: string, ending: string) => Promise<readonly string[]>): Promise<Repair> {
  const wrong = wrongWord(repair)
  const dictionaries = await terms(nameTerm.prefix(wrong.charAt(0)), END)
  const near = new Set(dictionaries.flatMap((dictionary) => nearWords(dictionary, nameTerm.word(wrong), MOST_ERRORS)))
  const candidates = [...near].map(wordOfName).filter((word) => word !== wrong && Math.max(word.length, wrong.length) >= SHORTEST_WITH_TWO)
  return { ...repair, errors: 2, candidates: candidates.slice(0, MOST_NEAR) }
}

/** The two words that no record has, in each way to read the query that has no more and no fewer of them. */
export function repairsOfTwo(query: string, count: Count): (readonly [Repair, Repair])[] {
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

/** The rarest first; the words of a legal form, which are no terms, are none of them. */
function repairable({ words }: SetApart, count: Count): { word: string; at: number }[] {
  const isOfForm = ofForms(words)
  return words
    .map((word, at) => ({ word, at }))
    .filter(({ word, at }) => word.length >= SHORTEST_REPAIRED && /^\p{L}+$/u.test(word) && !isOfForm.has(at))
    .sort((a, b) => wordWeight(a.word, count) - wordWeight(b.word, count))
}

/** The query with another word for the wrong one. */
function repairedBy(repair: Repair, word: string): Reading {
  return { ...makeReading(repair.words.with(repair.at, word), repair.groups), text: repairedWords(repair, word).join(' ') }
}

const repairedWords = (repair: Repair, word: string): string[] => repair.query.map((one) => (one === wrongWord(repair) ? word : one))

const wrongWord = ({ words, at }: Repair): string => words[at] ?? ''

/** The repairs with which a name begins, or that are one: likelier ones first. */
export async function namesMeant(repair: Repair, frequencies: Frequencies): Promise<Reading[]> {
  const known = await knownWords(repair, frequencies)
  return keepNamed(
    known.map((word) => repairedBy(repair, word)),
    frequencies,
  )
}

/** Of each of two words no more repairs are tried together, those that more names have first. */
const MOST_OF_EACH = 24

/** The same where both words are wrong. */
export async function namesMeantByTwo([first, second]: readonly [Repair, Repair], frequencies: Frequencies): Promise<Reading[]> {
  const others = (await knownWords(second, frequencies)).slice(0, MOST_OF_EACH)
  if (others.length === 0) return []
  // `at` counts in the words of the query, so that the second is put among those: a reading has them without their legal form.
  const readings = (await knownWords(first, frequencies)).slice(0, MOST_OF_EACH).flatMap((word) => {
    const once = { ...second, words: first.words.with(first.at, word), query: repairedWords(first, word) }
    return others.map((other) => repairedBy(once, other))
  })
  return keepNamed(readings, frequencies)
}

/** The repairs of a word that occur in names, in the order of how often. */
async function knownWords(repair: Repair, frequencies: Frequencies): Promise<string[]> {
  const known = await frequencies(`.${wrongWord(repair)} ${repair.errors}`, repair.candidates.map(nameTerm.prefix))
  const often = (word: string) => known.get(nameTerm.prefix(word)) ?? 0
  return repair.candidates.filter((word) => often(word) > 0).sort((a, b) => often(b) - often(a))
}

/** Those of the readings with which a name begins, or that are one. */
async function keepNamed(readings: readonly Reading[], frequencies: Frequencies): Promise<Reading[]> {
  const titles = readings.map(({ words }) => words.join(''))
  const counts = await frequencies(`^${titles.join(' ')}`, [...titles.map(nameTerm.begins), ...titles.map(nameTerm.equal)])
  const score = ({ words }: Reading) => {
    const title = words.join('')
    return (counts.has(nameTerm.equal(title)) ? SURE : 0) + (counts.get(nameTerm.begins(title)) ?? 0)
  }
  return readings.filter((reading) => score(reading) > 0).sort((a, b) => score(b) - score(a))
}

/** More than there are records that a name begins alike. */
const SURE = 1e9

/** The repairs whose word occurs anywhere: frequent ones first, those that do not shorten the word before those that do. */
export async function wordsMeant(repair: Repair, frequencies: Frequencies): Promise<Reading[]> {
  const wrong = wrongWord(repair)
  const counts = await frequencies(wrong, [wrong, ...repair.candidates])
  // The beginning of a word that there is would only find more than was asked for.
  const isMeant = (candidate: string) => candidate !== wrong && !(counts.has(wrong) && wrong.startsWith(candidate))
  const score = (candidate: string) => (counts.get(candidate) ?? 0) / (candidate.length < wrong.length ? 4 : 1)
  const likely = [...counts.keys()]
    .filter(isMeant)
    .sort((a, b) => score(b) - score(a))
    .slice(0, MOST_OFFERS)
  return likely.map((word) => repairedBy(repair, word))
}
