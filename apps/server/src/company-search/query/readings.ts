// Chooses the readings of a search query (ways to understand it) that are worth searching: as typed, in the other keyboard layout, in Russian
// letters, with neighbouring words joined, with places and activities separated from the name, by sound.

import { factTerm, MIN_SOUND_LENGTH, nameTerm, toPhoneticKey } from '../../company-index/company-index.ts'
import type { QueryReadings } from './levels.ts'
import { type Alternative, joinedReadings, makeReading, type Reading, splitPieces, termOfIndex } from './query.ts'
import { possibleCities, separateFacts } from './separated/separate-facts.ts'

/** Maximum number of readings that are made of one list of pieces (parts of the query between spaces). */
const MAX_READINGS = 6
/** Maximum number of meanings of one piece that are combined with those of the others. */
const MAX_PER_PIECE = 3

/** Returns the number of companies that have a term, from the lists of the index that were read. */
export type Count = (term: string) => number

/** The terms whose counts decide which readings are possible: their lists are read first. */
export function termsOfPieces(pieces: readonly Alternative[][]): string[] {
  const typed = typedWords(pieces)
  return [
    ...pieces.flatMap((alternatives) => alternatives.flatMap(({ words }) => words.flatMap(termsOfWord))),
    ...joinedReadings(typed).flatMap((words) => words.flatMap(termsOfWord)),
    ...possibleCities(typed).map(factTerm.city),
  ]
}

/** The terms of the index for a word. Empty for a legal form, which is no term: it counts as occurring. */
const termsOfWord = (word: string): string[] => makeReading([word]).terms.flatMap((term) => termOfIndex(term) ?? [])

/** Whether all these words occur in the index. */
type Occurs = (words: readonly string[]) => boolean

/** The words of a query that occur; a Latin word that does not occur is taken for Russian in Latin letters. */
export function likeliestWords(query: string, count: Count): string[] {
  const pieces = splitPieces(query)
  const occurs = occursIn(typedWords(pieces), count)
  return pieces.flatMap((alternatives) => {
    const possible = alternatives.find(({ words }) => occurs(words))
    return (possible ?? alternatives.find(({ spelling }) => spelling === 'translit') ?? alternatives[0])?.words ?? []
  })
}

/** Number of companies that have the rarest term of a word; a very large number for a word without terms (a legal form). */
export const wordWeight = (word: string, count: Count): number => Math.min(...termsOfWord(word).map(count), Number.MAX_SAFE_INTEGER)

/** Makes the test of words. Words of `typed` (the query as typed) that belong to a legal form written in full always count as occurring. */
function occursIn(typed: readonly string[], count: Count): Occurs {
  const searchedTerms = new Set(makeReading(typed).terms.flatMap((term) => termOfIndex(term) ?? []))
  const wordsOfForms = new Set(typed.filter((word) => termsOfWord(word).every((term) => !searchedTerms.has(term))))
  return (words) => words.every((word) => wordsOfForms.has(word) || termsOfWord(word).every((term) => count(term) > 0))
}

/** The words of the query as typed. */
export const typedWords = (pieces: readonly Alternative[][]): string[] => pieces.flatMap(([first]) => first?.words ?? [])

/** The query as typed, and with neighbours joined: nearly every query needs only these readings. */
export function typedReadings(pieces: readonly Alternative[][]): Reading[] {
  const words = typedWords(pieces)
  return [words, ...joinedReadings(words)].map((variant) => makeReading(variant))
}

/** The readings that can match something. */
export interface PossibleReadings extends QueryReadings {
  /** False if the query as typed can match nothing, so that the answer is for another query. */
  readonly asTyped: boolean
}

/** Every reading whose words all occur in the index, the typed one first. */
export function possibleReadings(query: string, count: Count): PossibleReadings {
  const pieces = splitPieces(query)
  const typed = typedWords(pieces)
  const { readings, asTyped } = readingsOfPieces(pieces, count, [])
  const separated = separateFacts(typed, (city) => count(factTerm.city(city)) > 0)
  const remaining = separated.map(({ words, groups }) => readingsOfPieces(splitPieces(words.join(' ')), count, groups))
  const apart = remaining.flatMap((separatedReadings) => separatedReadings.readings)
  const bySound = /[a-z]/.test(query.toLowerCase()) ? soundReadings(typed) : []
  const doAllHaveNames = [...readings, ...apart].every(hasName)
  const requireForms = (all: readonly Reading[]) => (doAllHaveNames ? all : all.map(withForm))
  return {
    whole: [...formAsName(typed), ...requireForms([...readings, ...bySound])],
    apart: requireForms(apart),
    asTyped: asTyped || remaining.some((separatedReadings) => separatedReadings.asTyped),
  }
}

/** False if there are only codes, places and legal forms. A word separated as an activity counts as a name, since it may be part of one. */
const hasName = ({ words, groups }: Reading): boolean =>
  words.some((word) => !word.startsWith('#')) || groups.some((group) => group.some((fact) => fact.startsWith('#')))

/** A reading for a query of one or two legal forms only: «СПК» (a cooperative) alone, or after another form, may be the whole name of a company. */
function formAsName(words: readonly string[]): Reading[] {
  const [name = '', form, ...more] = words.toReversed()
  const { forms, words: otherWords } = makeReading(words)
  if (otherWords.length > 0 || more.length > 0 || forms.length !== words.length) return []
  return [{ terms: [], forms: form === undefined ? [] : [form], text: words.join(' '), words: [name], groups: [[nameTerm.equal(name)]] }]
}

/** Requires the legal form, for queries without a name: «тсж» (homeowners' association), «ао новосибирск» (joint-stock companies of a city). */
const withForm = (reading: Reading): Reading =>
  reading.forms.length === 0 ? reading : { ...reading, groups: [...reading.groups, reading.forms.map(factTerm.form)] }

/** The readings whose words all occur; `asTyped`: whether the query as typed, or with joined words, is one of them. */
function readingsOfPieces(pieces: readonly Alternative[][], count: Count, groups: Reading['groups']) {
  const typed = typedWords(pieces)
  const occurs = occursIn(typed, count)
  const meanings = pieces.map((alternatives) => chooseMeanings(alternatives, occurs))
  const combined = pieces.length === 0 ? [[]] : combine(meanings)
  const retyped = retypedWhole(pieces)
  const doesRetypedOccur = retyped.length > 0 && occursIn(retyped, count)(retyped)
  const asTyped = pieces.every((alternatives) => alternatives[0] && occurs(alternatives[0].words))
  const joined = joinedReadings(typed).filter(occurs)
  const all = [...(doesRetypedOccur && !asTyped ? [retyped] : []), ...combined, ...joined]
    .slice(0, MAX_READINGS)
    .map((words) => makeReading(words, groups))
  return { readings: distinct(all), asTyped: asTyped || joined.length > 0 }
}

/**
 * The whole query in the other keyboard layout, because people do not switch it within a line: in «cb,nt[cthdbc r» the last letter is
 * converted too, though it may be a word as it is. Empty if no piece changes, or a piece can neither be converted nor is a number.
 */
function retypedWhole(pieces: readonly Alternative[][]): string[] {
  const retyped = pieces.map((alternatives) => alternatives.find(({ spelling }) => spelling === 'layout') ?? asDigits(alternatives[0]))
  return retyped.some((piece) => piece?.spelling === 'layout') ? retyped.flatMap((piece) => piece?.words ?? []) : []
}

/** The piece, if it consists of digits, which are the same in both layouts. */
const asDigits = (typed: Alternative | undefined): Alternative | undefined =>
  typed?.words.every((word) => /^\d+$/.test(word)) ? typed : undefined

/** A reading that finds names by sound instead of by words, in Russian or Latin letters; empty if the name is too short. */
export function soundReadings(words: readonly string[]): Reading[] {
  const { words: wordsOfName, forms, text } = makeReading(words)
  const title = wordsOfName.join('')
  const sound = toPhoneticKey(title)
  if (sound.length < MIN_SOUND_LENGTH || !/^[\p{L}\d]+$/u.test(title)) return []
  return [{ terms: [], words: [], forms, text, groups: [[nameTerm.sound(sound)]], sound }]
}

/**
 * The meanings of a piece that occur: the piece itself, or Russian words in Latin letters. Another keyboard layout, or a legal form written without a
 * space after it, is used only if the piece itself matches nothing.
 */
function chooseMeanings(alternatives: readonly Alternative[], occurs: Occurs): Alternative[] {
  const possible = alternatives.filter(({ words }) => occurs(words))
  const doesTypedOccur = possible.some(({ spelling }) => spelling === 'typed')
  return possible.filter(({ spelling }) => !doesTypedOccur || (spelling !== 'layout' && spelling !== 'glued')).slice(0, MAX_PER_PIECE)
}

/** Every combination of the meanings of all pieces, up to the limit. */
function combine(meanings: readonly Alternative[][]): string[][] {
  let combined: string[][] = [[]]
  for (const alternatives of meanings) {
    combined = alternatives.flatMap(({ words }) => combined.map((before) => [...before, ...words])).slice(0, MAX_READINGS)
  }
  return combined.filter((words) => words.length > 0)
}

/** Each reading once, by its text. */
function distinct(readings: readonly Reading[]): Reading[] {
  const seen = new Set<string>()
  return readings.filter(({ text }) => !seen.has(text) && seen.add(text))
}
