// Cuts text into the words that are searched: the same for what is written to the index and for what a person types.

import { inOneAlphabet } from './lookalikes.ts'

/** Longer words are cut: more letters tell nothing apart, and every letter of a word may be a term. */
export const LONGEST_WORD = 16
/** ИНН are terms up to this many digits; a longer piece, of which there are a thousand at most, is looked up in the register. */
export const INN_TERM_DIGITS = 6
/** ОГРН begin with a year and a region, which many records share: they are terms for longer. */
export const OGRN_TERM_DIGITS = 9

/**
 * Lower case, `ё` as `е`, compatibility forms of letters undone, «№» gone (its form would be the word «no»), words of two alphabets in the
 * one that they are meant in: what cannot matter for a match. No letter moves.
 */
export function normalise(text: string): string {
  const lower = (PLAIN.test(text) ? text : text.replaceAll('№', ' ').normalize('NFKC')).toLowerCase()
  const plain = lower.includes('ё') ? lower.replaceAll('ё', 'е') : lower
  return MIXED.test(plain) ? plain.replace(LETTERS, (word) => (MIXED.test(word) ? inOneAlphabet(word) : word)) : plain
}

/** Basic Latin, Cyrillic and the punctuation of names have no compatibility forms; nearly every text of the registers is such. */
const PLAIN = /^[\x20-\x7e\u0401\u0410-\u0451«»\n]*$/

/** Letters of both alphabets side by side. */
const MIXED = /[a-z][а-я]|[а-я][a-z]/
const LETTERS = /[a-zа-я]+/g

/** A word with its range in the text it was found in (UTF-16 offsets). */
export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text, normalised, in order. */
export const splitWords = (text: string): string[] => normalise(text).match(WORD) ?? []

/** The words of a text with their ranges, for marking. Words whose normal form has another length are placed whole. */
export function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: normalise(match[0]), start: match.index, end: match.index + match[0].length }))
}

/** True for a word of digits alone: a number or the prefix of one. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** The smallest text greater than every text that has this `prefix` (digits and letters, "C" collation). */
export const endOfPrefix = (prefix: string): string => prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
