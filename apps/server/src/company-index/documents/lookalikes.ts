// Letters that look alike in both alphabets: «POMAШKA» with Latin letters among Russian ones is «ромашка».

/** Capital letters, since the registers write names in capitals. */
const PAIRS = 'aа bв cс eе hн kк mм oо pр tт xх yу'.split(' ')
const toRussian = new Map(PAIRS.map((pair) => [pair.charAt(0), pair.charAt(1)]))
const toLatin = new Map(PAIRS.map((pair) => [pair.charAt(1), pair.charAt(0)]))

/** The word in lower case, all in Russian letters or all in Latin ones, whichever is possible; unchanged where neither is. */
export function inOneAlphabet(word: string): string {
  return inAlphabet(word, RUSSIAN, toRussian) ?? inAlphabet(word, LATIN, toLatin) ?? word
}

/** The word that looks the same in the other alphabet; null if a letter has no counterpart there. */
export const inOtherAlphabet = (word: string): string | null =>
  RUSSIAN.test(word) ? inAlphabet(word, LATIN, toLatin) : LATIN.test(word) ? inAlphabet(word, RUSSIAN, toRussian) : null

const RUSSIAN = /^[а-я]+$/
const LATIN = /^[a-z]+$/

function inAlphabet(word: string, alphabet: RegExp, letters: ReadonlyMap<string, string>): string | null {
  const written = [...word].map((letter) => letters.get(letter) ?? letter).join('')
  return alphabet.test(written) ? written : null
}
