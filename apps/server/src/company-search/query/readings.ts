// Turns a query into the readings worth searching: as typed, in another layout, in Russian letters, with neighbours joined, with an error repaired.

import { wordsOf } from '../documents/words.ts'
import { type Alternative, joinedReadings, piecesOf, type Reading, readingOf, termOfIndex } from './query.ts'
import { oneErrorAway } from './spelling.ts'

/** More readings of one query are not searched. */
const MOST_READINGS = 6
/** Meanings of one piece that are combined with those of the others. */
const MOST_PER_PIECE = 3
/** Shorter words have too many neighbours for a repair to mean anything. */
const SHORTEST_REPAIRED = 4
/** «Возможно, вы искали» offers no more than these. */
const MOST_OFFERS = 5

/** How many records have a term. */
export type Count = (term: string) => number

/** Terms that decide which readings are possible. */
export function termsOfPieces(pieces: readonly Alternative[][]): string[] {
  const typed = typedWords(pieces)
  return [
    ...pieces.flatMap((alternatives) => alternatives.flatMap(({ words }) => words.flatMap(termsOfWord))),
    ...joinedReadings(typed).flatMap((words) => words.flatMap(termsOfWord)),
  ]
}

// Read alone, a legal form is no term: it is always possible.
const termsOfWord = (word: string): string[] => readingOf([word]).terms.flatMap((term) => termOfIndex(term) ?? [])

type Occurs = (words: readonly string[]) => boolean

/** Tells whether words may match something; the words of a legal form written out match without being looked for. */
function occursIn(typed: readonly string[], count: Count): Occurs {
  const sought = new Set(readingOf(typed).terms.flatMap((term) => termOfIndex(term) ?? []))
  const silent = new Set(typed.filter((word) => termsOfWord(word).every((term) => !sought.has(term))))
  return (words) => words.every((word) => silent.has(word) || termsOfWord(word).every((term) => count(term) > 0))
}

const typedWords = (pieces: readonly Alternative[][]): string[] => pieces.flatMap(([first]) => first?.words ?? [])

/** The query as typed, and with neighbours written together: the readings that nearly every query comes to. */
export function typedReadings(pieces: readonly Alternative[][]): Reading[] {
  const words = typedWords(pieces)
  return [words, ...joinedReadings(words)].map(readingOf)
}

export interface Readings {
  readonly readings: readonly Reading[]
  /** False when the query as typed can match nothing, so that the answer is about something else. */
  readonly asTyped: boolean
}

/** Every way of reading whose words all occur in the index, as typed first. */
export function possibleReadings(query: string, count: Count): Readings {
  const pieces = piecesOf(query)
  const typed = typedWords(pieces)
  const occurs = occursIn(typed, count)
  const meanings = pieces.map((alternatives) => meaningsOf(alternatives, occurs))
  const combined = combine(meanings)
  const asTyped = pieces.every((alternatives) => alternatives[0] && occurs(alternatives[0].words))
  const joined = joinedReadings(typed).filter(occurs)
  const all = [...combined, ...joined].slice(0, MOST_READINGS).map(readingOf)
  return { readings: distinct(all), asTyped: asTyped || joined.length > 0 }
}

/** What a piece may mean: itself, Russian words in Latin letters, and another layout only if it is nothing by itself. */
function meaningsOf(alternatives: readonly Alternative[], occurs: Occurs): Alternative[] {
  const possible = alternatives.filter(({ words }) => occurs(words))
  const itself = possible.some(({ spelling }) => spelling === 'typed')
  return possible.filter(({ spelling }) => spelling !== 'layout' || !itself).slice(0, MOST_PER_PIECE)
}

function combine(meanings: readonly Alternative[][]): string[][] {
  let combined: string[][] = [[]]
  for (const alternatives of meanings) {
    combined = alternatives.flatMap(({ words }) => combined.map((before) => [...before, ...words])).slice(0, MOST_READINGS)
  }
  return combined.filter((words) => words.length > 0)
}

function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>()
  return readings.filter(({ text }) => !seen.has(text) && seen.add(text))
}

/** Words that an error may hide, with what they may have been; `known` words are left alone unless all are known. */
export function repairsOf(query: string, count: Count): { words: string[]; at: number; candidates: string[] } | null {
  const pieces = piecesOf(query)
  const occurs = occursIn(typedWords(pieces), count)
  const words = pieces.flatMap((alternatives) => {
    const possible = alternatives.find((alternative) => occurs(alternative.words))
    return (possible ?? likeliestRussian(alternatives))?.words ?? []
  })
  const weight = (word: string) => Math.min(...termsOfWord(word).map((term) => count(term)), Number.MAX_SAFE_INTEGER)
  const repairable = words
    .map((word, at) => ({ word, at }))
    .filter(({ word }) => word.length >= SHORTEST_REPAIRED && /^\p{L}+$/u.test(word))
  const [worst] = repairable.sort((a, b) => weight(a.word) - weight(b.word))
  if (!worst) return null
  return { words, at: worst.at, candidates: [...oneErrorAway(worst.word)].filter((word) => wordsOf(word).length === 1) }
}

/** A word that is nowhere was meant in Russian letters, if it is Latin at all. */
const likeliestRussian = (alternatives: readonly Alternative[]): Alternative | undefined =>
  alternatives.find(({ spelling }) => spelling === 'translit') ?? alternatives[0]

/** The best repairs, likeliest first: frequent ones, those that do not shorten the word before those that do. */
export function rankRepairs(word: string, counts: ReadonlyMap<string, number>): string[] {
  const score = (candidate: string) => (counts.get(candidate) ?? 0) / (candidate.length < word.length ? 4 : 1)
  return [...counts.keys()].sort((a, b) => score(b) - score(a)).slice(0, MOST_OFFERS)
}
