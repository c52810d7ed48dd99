// Words that mix Cyrillic and Latin look-alikes, converted to one alphabet, so that such a letter cannot hide a stop word.

const LATIN = 'AaBCcEeHKkMmOoPpTXxYy'
const CYRILLIC =
  '\u0410\u0430\u0412\u0421\u0441\u0415\u0435\u041d\u041a\u043a\u041c\u043c\u041e\u043e\u0420\u0440\u0422\u0425\u0445\u0423\u0443'

const pairs = [...LATIN].map((letter, index) => [letter, CYRILLIC[index] ?? letter] as const)

interface Alphabet {
  readonly letters: ReadonlyMap<string, string>
  /** Letters of the other alphabet with a look-alike: the keys of `letters`. */
  readonly alike: RegExp
  /** A letter of the other alphabet without one: with it a word cannot be converted. */
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

/** The word in one alphabet; unchanged if a letter has no look-alike. */
const readAs = (word: string, { letters, alike, unlike }: Alphabet): string =>
  unlike.test(word) ? word : word.replace(alike, (letter) => letters.get(letter) ?? letter)

const inCyrillic = (word: string) => readAs(word, cyrillic)
/** The word in Latin letters, if each Cyrillic letter has a Latin look-alike. */
export const inLatin = (word: string) => readAs(word, latin)

const WORDS = /[\p{L}\p{N}]+/gu

/** A text as written and, where they differ, its words read as Cyrillic and as Latin. */
export const lookAlikeSpellings = (text: string): string[] => [
  ...new Set([text, text.replace(WORDS, inCyrillic), text.replace(WORDS, inLatin)]),
]

/** A text with each mixed word in one alphabet, Cyrillic preferred. */
export const inOneAlphabet = (text: string): string =>
  text.replace(WORDS, (word) => {
    if (!(/\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word))) return word
    const read = inCyrillic(word)
    return read === word ? inLatin(word) : read
  })
