// Corrects a query of the company search that finds nothing: one or two typing errors in one of its words, or one in each of two words that occur
// nowhere. An error is a wrong, missing or extra letter, or two swapped letters.
import { nearWords, oneErrorAway } from '@sverka/posting-lists/near-words'
import { factTerm, findFormPositions, nameTerm, TERM_END, wordOfName } from '../../company-index/company-index.ts'
import { makeReading, type Reading } from './query.ts'
import { type Count, likeliestWords, wordWeight } from './readings.ts'
import { type SeparatedFacts, separateFacts } from './separated/separate-facts.ts'
import { ALPHABET } from './spelling.ts'

/** In letters: shorter words resemble too many others to be corrected. */
const MIN_REPAIRED_LENGTH = 5
/** Maximum number of suggestions that «Возможно, вы искали» (did you mean) shows. */
export const MAX_OFFERS = 3

/** A word of the query that may have an error, with possible corrections. */
export interface Repair {
  /** All words of the query, to show the corrected query. */
  readonly query: readonly string[]
  /** The words that are searched: those of the query without separated places and activities, which are in `groups`. */
  readonly words: readonly string[]
  readonly groups: Reading['groups']
  /** Index of the word in `words`. */
  readonly at: number
  /** Number of errors that the candidates correct. */
  readonly errors: 1 | 2
  /** Words that may have been meant. */
  readonly candidates: readonly string[]
}

/** Reads the number of companies that have each term; terms of no company are left out. `key` identifies the list of terms in the cache. */
export type Frequencies = (key: string, terms: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** The words of the query, and the ways to search them: all of them, and without places and activities. */
function findWays(query: string, count: Count): { words: string[]; ways: SeparatedFacts[] } {
  const words = likeliestWords(query, count)
  return { words, ways: [{ words, groups: [] }, ...separateFacts(words, (city) => count(factTerm.city(city)) > 0)] }
}

/** One repair for each way to search the query: of the word that the fewest companies have. */
export function listRepairs(query: string, count: Count): Repair[] {
  const { words, ways } = findWays(query, count)
  return ways.flatMap((way) => {
    const [rarest] = repairable(way, count)
    return rarest ? { ...way, query: words, at: rarest.at, errors: 1, candidates: [...oneErrorAway(rarest.word, ALPHABET)] } : []
  })
}

/** In letters: shorter words have too many neighbours two errors away. It is the length of the longer of the typed word and its correction. */
const MIN_TWO_ERRORS_LENGTH = 7
const MAX_ERRORS = 2
/** Maximum number of words two errors away that are candidates. */
const MAX_NEIGHBOURS = 400

/** The repairs whose wrong word no company has. */
export const keepUnknownWords = (repairs: readonly Repair[], count: Count): Repair[] =>
  repairs.filter((repair) => wordWeight(wrongWord(repair), count) === 0)

/**
 * Replaces the candidates by words of names two errors away that begin with the same letter. `terms` lists the index's terms with a beginning and an
 * ending, one text for each segment.
 */
export async function correctTwoErrors(
  repair: Repair,
  terms: (begin: string, ending: string) => Promise<readonly string[]>,
): Promise<Repair> {
  const wrong = wrongWord(repair)
  const dictionaries = await terms(nameTerm.prefix(wrong.charAt(0)), TERM_END)
  const near = new Set(dictionaries.flatMap((dictionary) => nearWords(dictionary, nameTerm.word(wrong), MAX_ERRORS)))
  const candidates = [...near]
    .map(wordOfName)
    .filter((word) => word !== wrong && Math.max(word.length, wrong.length) >= MIN_TWO_ERRORS_LENGTH)
  return { ...repair, errors: 2, candidates: candidates.slice(0, MAX_NEIGHBOURS) }
}

/** A pair of repairs for each way to search the query that has exactly two words which no company has. */
export function repairTwoWords(query: string, count: Count): (readonly [Repair, Repair])[] {
  const { words, ways } = findWays(query, count)
  return ways.flatMap((way) => {
    const [first, second, ...more] = repairable(way, count).filter(({ word }) => wordWeight(word, count) === 0)
    if (!first || !second || more.length > 0) return []
    const toRepair = ({ word, at }: typeof first): Repair => ({
      ...way,
      query: words,
      at,
      errors: 1,
      candidates: [...oneErrorAway(word, ALPHABET)],
    })
    return [[toRepair(first), toRepair(second)] as const]
  })
}

/** The words that may be corrected, rarest first, with their indexes; words of legal forms are left out, because they are no terms. */
function repairable({ words }: SeparatedFacts, count: Count): { word: string; at: number }[] {
  const isOfForm = findFormPositions(words)
  return words
    .map((word, at) => ({ word, at }))
    .filter(({ word, at }) => word.length >= MIN_REPAIRED_LENGTH && /^\p{L}+$/u.test(word) && !isOfForm.has(at))
    .sort((a, b) => wordWeight(a.word, count) - wordWeight(b.word, count))
}

/** The reading with the wrong word replaced; its text is the whole query. */
function repairedBy(repair: Repair, word: string): Reading {
  return { ...makeReading(repair.words.with(repair.at, word), repair.groups), text: repairedWords(repair, word).join(' ') }
}

const repairedWords = (repair: Repair, word: string): string[] =>
  repair.query.map((queryWord) => (queryWord === wrongWord(repair) ? word : queryWord))

const wrongWord = ({ words, at }: Repair): string => words[at] ?? ''

/** The corrected queries that equal a company's name or are its beginning, likelier ones first. */
export async function suggestedNames(repair: Repair, frequencies: Frequencies): Promise<Reading[]> {
  const corrections = await wordsOfNames(repair, frequencies)
  return keepNames(
    corrections.map((word) => repairedBy(repair, word)),
    frequencies,
  )
}

/** Maximum number of corrections of each of two words that are combined, those that occur in more names first. */
const MAX_CORRECTIONS_PER_WORD = 24

/** The result of `suggestedNames` for two wrong words. */
export async function suggestedNamesByTwo([first, second]: readonly [Repair, Repair], frequencies: Frequencies): Promise<Reading[]> {
  const others = (await wordsOfNames(second, frequencies)).slice(0, MAX_CORRECTIONS_PER_WORD)
  if (others.length === 0) return []
  // `at` counts words of the query; a reading has them without the legal form, so the second word is inserted into the query.
  const readings = (await wordsOfNames(first, frequencies)).slice(0, MAX_CORRECTIONS_PER_WORD).flatMap((word) => {
    const once = { ...second, words: first.words.with(first.at, word), query: repairedWords(first, word) }
    return others.map((other) => repairedBy(once, other))
  })
  return keepNames(readings, frequencies)
}

/** The candidates of a repair with which a word of some name begins, most frequent first. */
async function wordsOfNames(repair: Repair, frequencies: Frequencies): Promise<string[]> {
  const counts = await frequencies(`.${wrongWord(repair)} ${repair.errors}`, repair.candidates.map(nameTerm.prefix))
  const frequency = (word: string) => counts.get(nameTerm.prefix(word)) ?? 0
  return repair.candidates.filter((word) => frequency(word) > 0).sort((a, b) => frequency(b) - frequency(a))
}

/** The readings that equal a company's name or are its beginning, likelier ones first. */
async function keepNames(readings: readonly Reading[], frequencies: Frequencies): Promise<Reading[]> {
  const titles = readings.map(({ words }) => words.join(''))
  const counts = await frequencies(`^${titles.join(' ')}`, [...titles.map(nameTerm.begins), ...titles.map(nameTerm.equal)])
  const score = ({ words }: Reading) => {
    const title = words.join('')
    return (counts.has(nameTerm.equal(title)) ? EQUAL_NAME_SCORE : 0) + (counts.get(nameTerm.begins(title)) ?? 0)
  }
  return readings.filter((reading) => score(reading) > 0).sort((a, b) => score(b) - score(a))
}

/** Added to the score of a reading that equals a name; more than the number of companies, so that such readings come first. */
const EQUAL_NAME_SCORE = 1e9

/**
 * At most three queries with the wrong word replaced by a candidate that occurs anywhere (also in names of people or cities), frequent words first. A
 * shorter word has a quarter of its score, because it is more often only a beginning of other words.
 */
export async function suggestedWords(repair: Repair, frequencies: Frequencies): Promise<Reading[]> {
  const wrong = wrongWord(repair)
  const counts = await frequencies(wrong, [wrong, ...repair.candidates])
  // If the word itself occurs, a beginning of it would only find more companies than were searched for.
  const isLikely = (candidate: string) => candidate !== wrong && !(counts.has(wrong) && wrong.startsWith(candidate))
  const score = (candidate: string) => (counts.get(candidate) ?? 0) / (candidate.length < wrong.length ? 4 : 1)
  const likely = [...counts.keys()]
    .filter(isLikely)
    .sort((a, b) => score(b) - score(a))
    .slice(0, MAX_OFFERS)
  return likely.map((word) => repairedBy(repair, word))
}
