// Cuts text into the words that are searched: the same for what is written to the index and for what a person types.

/** Longer words are cut: more letters tell nothing apart, and every letter of a word is a key of its row. */
export const LONGEST_WORD = 16
/** ИНН are terms up to this many digits; a longer piece is looked up in the ordered columns. */
export const INN_TERM_DIGITS = 5
/** ОГРН begin with a year and a region, which many records share: they are terms for longer. */
export const OGRN_TERM_DIGITS = 9

/** Lower case, `ё` as `е`, compatibility forms of letters undone, «№» gone (its form would be the word «no»): what cannot matter for a match. */
export function normalise(text: string): string {
  const lower = (PLAIN.test(text) ? text : text.replaceAll('№', ' ').normalize('NFKC')).toLowerCase()
  return lower.includes('ё') ? lower.replaceAll('ё', 'е') : lower
}

/** Basic Latin, Cyrillic and the punctuation of names have no compatibility forms; nearly every text of the registers is such. */
const PLAIN = /^[\x20-\x7e\u0401\u0410-\u0451«»\n]*$/

/** A word with its range in the text it was found in (UTF-16 offsets). */
export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text, normalised, in order. */
export const wordsOf = (text: string): string[] => normalise(text).match(WORD) ?? []

/** The words of a text with their ranges, for marking. Words whose normal form has another length are placed whole. */
export function placedWordsOf(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map((match) => ({ word: normalise(match[0]), start: match.index, end: match.index + match[0].length }))
}

/** True for a word of digits alone: a number or the prefix of one. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** The smallest text greater than every text that has this `prefix` (digits and letters, "C" collation). */
export const endOfPrefix = (prefix: string): string => prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
