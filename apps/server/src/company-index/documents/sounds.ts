// The sound of a name in Latin letters, equal for all transliterations: «Альянс-Центр», «alyans centr» and «alians tsentr».

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  `аa бb вv гg дd еe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ъ ыi ь эe юiu яia`
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** Spellings of one sound, longer ones first; each is replaced once in the whole text. */
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

/** `title` is a name as one word in lower case. */
export function toSound(title: string): string {
  const latin = [...title].map((letter) => LETTERS[letter] ?? letter).join('')
  return ALIKE.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin)
}
