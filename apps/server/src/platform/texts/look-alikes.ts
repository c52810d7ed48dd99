// Replaces letters by the look-alikes of the other alphabet (Latin A, Cyrillic А), so that a foreign letter in a word cannot hide a stop word.

/** Latin letters, and at the same places the Cyrillic letters that look alike. */
const LATIN = 'AaBCcEeHKkMmOoPpTXxYy'
const CYRILLIC =
  '\u0410\u0430\u0412\u0421\u0441\u0415\u0435\u041d\u041a\u043a\u041c\u043c\u041e\u043e\u0420\u0440\u0422\u0425\u0445\u0423\u0443'

const pairs = [...LATIN].map((letter, index) => [letter, CYRILLIC[index] ?? letter] as const)

/** How to convert a word to an alphabet. */
interface Alphabet {
  /** Letters of this alphabet by their look-alikes in the other. */
  readonly letters: ReadonlyMap<string, string>
  /** Letters of the other alphabet with a look-alike: the keys of `letters`. */
  readonly alike: RegExp
  /** A letter of the other alphabet without a look-alike: a word with it cannot be converted. */
  readonly unlike: RegExp
}

const cyrillic: Alphabet = {
  letters: new Map(pairs),
  alike: /[AaBCcEeHKkMmOoPpTXxYy]/g,
  unlike: /(?![AaBCcEeHKkMmOoPpTXxYy])\p{Script=Latin}/u,
}
const latin: Alphabet = {
  letters: new Map(pairs.map(([from, to]) => [to, from])),
  alike:
    /[\u0410\u0430\u0412\u0421\u0441\u0415\u0435\u041d\u041a\u043a\u041c\u043c\u041e\u043e\u0420\u0440\u0422\u0425\u0445\u0423\u0443]/g,
  unlike:
    /(?![\u0410\u0430\u0412\u0421\u0441\u0415\u0435\u041d\u041a\u043a\u041c\u043c\u041e\u043e\u0420\u0440\u0422\u0425\u0445\u0423\u0443])\p{Script=Cyrillic}/u,
}

/** The word converted to the alphabet; unchanged if a letter has no look-alike. */
const convertTo = (word: string, { letters, alike, unlike }: Alphabet): string =>
  unlike.test(word) ? word : word.replace(alike, (letter) => letters.get(letter) ?? letter)

const inCyrillic = (word: string) => convertTo(word, cyrillic)
/** The word in Latin letters, if each Cyrillic letter has a Latin look-alike. */
export const inLatin = (word: string) => convertTo(word, latin)

const WORDS = /[\p{L}\p{N}]+/gu

/** The text as written, with its words converted to Cyrillic, and converted to Latin; equal spellings only once. */
export const lookAlikeSpellings = (text: string): string[] => [
  ...new Set([text, text.replace(WORDS, inCyrillic), text.replace(WORDS, inLatin)]),
]

/** The text with each word that mixes the alphabets converted to one of them, to Cyrillic if possible. */
export const inOneAlphabet = (text: string): string =>
  text.replace(WORDS, (word) => {
    if (!(/\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word))) return word
    const converted = inCyrillic(word)
    return converted === word ? inLatin(word) : converted
  })
