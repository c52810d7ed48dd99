// Imitates typing habits for the search-quality bench: the wrong keyboard layout, transliteration, Latin letters that look like Russian ones, errors.
import type { SeededRandom } from '../search/seeded-random.ts'

/** The Latin letter on the key of each Russian letter. */
const KEYS = new Map(
  [...'йцукенгшщзхъфывапролджэячсмитьбю'].map((letter, index) => [letter, "qwertyuiop[]asdfghjkl;'zxcvbnm,."[index] ?? letter]),
)

/** What appears if the Russian text is typed with the Latin keyboard layout. */
export const otherLayout = (text: string): string => [...text].map((letter) => KEYS.get(letter) ?? letter).join('')

/** The usual schemes of transliteration: passports, the old standard, by ear. */
const SCHEMES = [
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya',
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ:ie ы:y ь: э:e ю:iu я:ia',
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:j к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:c ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:ju я:ja',
].map((scheme) => new Map(scheme.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)])))

/** The text in one of the schemes of transliteration, chosen at random. */
export function inLatin(text: string, chance: SeededRandom): string {
  const scheme = chance.of(SCHEMES)
  return [...text].map((letter) => scheme.get(letter) ?? letter).join('')
}

/** The Latin letter that looks like a Russian one. */
const ALIKE = new Map([...'авсенкмортхуАВСЕНКМОРТХУ'].map((letter, index) => [letter, 'abcehkmoptxyABCEHKMOPTXY'[index] ?? letter]))

/** Replaces some letters, one at least and two in five of the others, by Latin look-alikes; the text is in capitals, as in registers. */
export function withLookalikes(text: string, chance: SeededRandom): string {
  const capitals = text.toUpperCase()
  const lookalikeIndexes = [...capitals].flatMap((letter, index) => (ALIKE.has(letter) ? [index] : []))
  const alwaysIndex = lookalikeIndexes.length > 0 ? chance.of(lookalikeIndexes) : -1
  return [...capitals]
    .map((letter, index) => (index === alwaysIndex || chance.next() < 0.4 ? (ALIKE.get(letter) ?? letter) : letter))
    .join('')
}

const LETTERS = 'абвгдежзиклмнопрстуфхцчшыэюя'

/** One letter, neither the first nor the last, replaced, dropped, doubled or swapped with the next one. The word needs three letters. */
export function withError(word: string, chance: SeededRandom): string {
  const at = 1 + chance.below(word.length - 2)
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  return chance.of([
    () => before + chance.of([...LETTERS].filter((other) => other !== letter)) + after,
    () => before + after,
    () => before + letter + letter + after,
    () => before + after.charAt(0) + letter + after.slice(1),
  ])()
}
