// Splits text into the words that are searched: the same for the index and for queries.

import { inOneAlphabet } from './lookalikes.ts'

/** Longer words are cut: more letters would make no difference, and every letter of a word may be a term. */
export const LONGEST_WORD = 16
/** ИНН are terms up to this many digits; a longer one matches a thousand records at most and is looked up in the register. */
export const INN_TERM_DIGITS = 6
/** ОГРН begin with a year and a region, which many records share, so longer prefixes of them are terms. */
export const OGRN_TERM_DIGITS = 9

/**
 * Normalises text: lower case, `ё` as `е`, compatibility forms of letters undone, «№» removed (it would become the word «no»), words
 * of two alphabets in one. No letter changes its position.
 */
export function normalise(text: string): string {
  const lower = (PLAIN.test(text) ? text : text.replaceAll('№', ' ').normalize('NFKC')).toLowerCase()
  const plain = lower.includes('ё') ? lower.replaceAll('ё', 'е') : lower
  return MIXED.test(plain) ? plain.replace(LETTERS, (word) => (MIXED.test(word) ? inOneAlphabet(word) : word)) : plain
}

/** Basic Latin, Cyrillic and the punctuation of names have no compatibility forms; nearly all texts of the registers consist of them. */
const PLAIN = /^[\x20-\x7e\u0401\u0410-\u0451«»\n]*$/

/** Letters of both alphabets next to each other. */
const MIXED = /[a-z][а-я]|[а-я][a-z]/
const LETTERS = /[a-zа-я]+/g

/** A word with its range in the original text (UTF-16 offsets). */
export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text, normalised, in order. */
export const splitWords = (text: string): string[] => normalise(text).match(WORD) ?? []

/** The words of a text with their ranges, for marking. Words whose normal form has another length are marked as a whole. */
export function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: normalise(match[0]), start: match.index, end: match.index + match[0].length }))
}

/** Whether a word is all digits: a number or the prefix of one. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** The smallest text greater than every text with this `prefix` (digits and letters, "C" collation). */
export const endOfPrefix = (prefix: string): string => prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
