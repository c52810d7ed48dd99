// What a query may have been meant to be where it finds nothing: one error in one of its words.
import { factTerm, nameTerm } from '../documents/terms.ts'
import { type SetApart, setApart } from './apart/apart.ts'
import { type Reading, readingOf } from './query.ts'
import { type Count, likeliestWords, weightOf } from './readings.ts'
import { oneErrorAway } from './spelling.ts'

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
  readonly candidates: readonly string[]
}

/** How many records have each of the terms; those that none has are left out. */
export type Frequencies = (key: string, terms: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** The rarest word of the query, and that of what is left where places and activities are set apart. */
export function repairsOf(query: string, count: Count): Repair[] {
  const words = likeliestWords(query, count)
  const apart = setApart(words, (city) => count(factTerm.city(city)) > 0)
  const ways: SetApart[] = [{ words, groups: [] }, ...apart]
  return ways.flatMap((way) => {
    const worst = rarestOf(way, count)
    return worst ? { ...way, query: words, at: worst.at, candidates: [...oneErrorAway(worst.word)] } : []
  })
}

function rarestOf({ words }: SetApart, count: Count): { word: string; at: number } | undefined {
  const [worst] = words
    .map((word, at) => ({ word, at }))
    .filter(({ word }) => word.length >= SHORTEST_REPAIRED && /^\p{L}+$/u.test(word))
    .sort((a, b) => weightOf(a.word, count) - weightOf(b.word, count))
  return worst
}

/** The query with another word for the wrong one. */
function repairedBy(repair: Repair, word: string): Reading {
  const text = repair.query.map((one) => (one === wrongOf(repair) ? word : one)).join(' ')
  return { ...readingOf(repair.words.with(repair.at, word), repair.groups), text }
}

const wrongOf = ({ words, at }: Repair): string => words[at] ?? ''

/** The repairs with which a name begins, or that are one: likelier ones first. */
export async function namesMeant(repair: Repair, frequencies: Frequencies): Promise<Reading[]> {
  const known = await frequencies(`.${wrongOf(repair)}`, repair.candidates.map(nameTerm.prefix))
  const readings = repair.candidates.filter((word) => known.has(nameTerm.prefix(word))).map((word) => repairedBy(repair, word))
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
  const wrong = wrongOf(repair)
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
