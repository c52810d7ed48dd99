// Splits texts (names, people, cities) into the words of the search index; queries are split in the same way.
import { inOneAlphabet } from './lookalikes.ts'

/** Longer words are cut to so many characters: more would hardly distinguish words, and every prefix of a word is a possible term. */
export const MAX_WORD_LENGTH = 16
/**
 * Prefixes of ИНН (taxpayer numbers) are terms up to so many digits. A longer prefix fits about a thousand companies and is searched in the register.
 */
export const INN_TERM_DIGITS = 6
/** The same for ОГРН (registration numbers): they begin with a year and a region, which many companies share, so their terms are longer. */
export const OGRN_TERM_DIGITS = 9

/**
 * Normalises text: lower case, `ё` as `е`, Unicode compatibility forms as plain letters (NFKC), «№» as a blank (NFKC would make it the
 * word «no»), words that mix Latin and Russian letters in one alphabet where that is possible. The length of the text may change.
 */
export function normaliseText(text: string): string {
  const lower = (PLAIN.test(text) ? text : text.replaceAll('№', ' ').normalize('NFKC')).toLowerCase()
  const plain = lower.includes('ё') ? lower.replaceAll('ё', 'е') : lower
  return MIXED.test(plain) ? plain.replace(LETTERS, (word) => (MIXED.test(word) ? inOneAlphabet(word) : word)) : plain
}

/** Texts that NFKC cannot change: basic Latin, Russian letters, quotation marks. Nearly all texts of the registers are such; this saves time. */
const PLAIN = /^[\x20-\x7e\u0401\u0410-\u0451«»\n]*$/

/** A Latin and a Russian letter next to each other. */
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
export const splitWords = (text: string): string[] => normaliseText(text).match(WORD) ?? []

/** The words of a text with their ranges, for highlighting. A word whose normal form has another length is highlighted as a whole. */
export function placeWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map((match) => ({
    word: normaliseText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Whether a word is all digits: a number or the prefix of one. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** The exclusive end of the range of texts that begin with `prefix`, which is not empty; texts are compared by code units ("C" collation). */
export const endOfPrefix = (prefix: string): string => prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
