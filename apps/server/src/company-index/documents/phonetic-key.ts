// A phonetic key of a name, equal for its usual transliterations: «Альянс-Центр», «alyans centr» and «alians tsentr» have the same.

/** Each Russian letter with the Latin letters that stand for it; «ъ» and «ь» are dropped. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  `аa бb вv гg дd еe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ъ ыi ь эe юiu яia`
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** Spellings that sound alike, with the one that replaces them. The rules are applied one after another, each to the whole text. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/tz|c(?=[eiy])/g, 'ts'],
  [/ck|c(?!h)|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/ie/g, 'e'],
  [/(.)\1+/g, '$1'],
]

/** The phonetic key, in lower-case Latin letters. `title`: a name without its legal form, written as one word in lower case. */
export function toPhoneticKey(title: string): string {
  const latin = [...title].map((letter) => LETTERS[letter] ?? letter).join('')
  return ALIKE.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin)
}
