// Corrects words that mix Latin and Russian letters of the same look: «POMAШKA» with Latin letters among Russian ones is read as «ромашка».

/**
 * Latin and Russian letters whose capitals look alike, since the registers write names in capitals; in lower case, because words are
 * compared so.
 */
const PAIRS = 'aа bв cс eе hн kк mм oо pр tт xх yу'.split(' ')
const toRussian = new Map(PAIRS.map((pair) => [pair.charAt(0), pair.charAt(1)]))
const toLatin = new Map(PAIRS.map((pair) => [pair.charAt(1), pair.charAt(0)]))

/** `word` (lower case) with all letters Russian, else all Latin; unchanged if neither is possible. */
export function inOneAlphabet(word: string): string {
  return inAlphabet(word, RUSSIAN, toRussian) ?? inAlphabet(word, LATIN, toLatin) ?? word
}

/** `word` (lower case) in letters of the other alphabet that look the same; null if a letter has no counterpart there or the word has both. */
export const inOtherAlphabet = (word: string): string | null =>
  RUSSIAN.test(word) ? inAlphabet(word, LATIN, toLatin) : LATIN.test(word) ? inAlphabet(word, RUSSIAN, toRussian) : null

const RUSSIAN = /^[а-я]+$/
const LATIN = /^[a-z]+$/

/** The word with each letter replaced by its counterpart in `letters`; null if the result is not all in `alphabet`. */
function inAlphabet(word: string, alphabet: RegExp, letters: ReadonlyMap<string, string>): string | null {
  const replaced = [...word].map((letter) => letters.get(letter) ?? letter).join('')
  return alphabet.test(replaced) ? replaced : null
}
