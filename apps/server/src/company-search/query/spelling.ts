// Other spellings of a word in a search query: typed in the wrong keyboard layout, or Russian written in Latin letters. All texts are in lower case.

// The letters of both layouts in the same order of keys. The last key is that of «ё», which is searched as «е». It is left out of the reverse map, in
// which «е» must give «t».
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюе'
/** Russian letters without «ё», which the index has as «е». */
export const ALPHABET = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'

/** Latin key → Russian letter of the same key, and the reverse. */
const toRussianKey = new Map([...LATIN_KEYS].map((key, i) => [key, RUSSIAN_KEYS[i] ?? key]))
const toLatinKey = new Map([...LATIN_KEYS].slice(0, -1).map((key, i) => [RUSSIAN_KEYS[i] ?? key, key]))

/** The same keys in the other layout: «hjvfirf» → «ромашка», «фдаф» → «alfa»; null if that changes nothing or gives other signs than words. */
export function inOtherLayout(text: string): string | null {
  const map = /[a-z]/.test(text) ? toRussianKey : toLatinKey
  const converted = [...text].map((letter) => map.get(letter) ?? letter).join('')
  return converted !== text && /^[\p{L}\p{N}\s"«»-]+$/u.test(converted) ? converted : null
}

/**
 * Latin spellings and the Russian letters that they may mean, likelier first. The first match is used, so longer spellings come before shorter
 * ones.
 */
const SOUNDS: readonly (readonly [string, readonly string[]])[] = [
  ['shch', ['щ']],
  ['sch', ['щ']],
  ['zh', ['ж']],
  ['kh', ['х']],
  ['ch', ['ч']],
  ['sh', ['ш']],
  ['ts', ['ц', 'тс']],
  ['tz', ['ц']],
  ['yu', ['ю']],
  ['ju', ['ю']],
  ['ya', ['я', 'ья']],
  ['ja', ['я']],
  ['yo', ['е', 'йо']],
  ['ye', ['е', 'ье']],
  ['ph', ['ф']],
  ['iy', ['ий']],
  ['yy', ['ый']],
  ['oy', ['ой']],
  ['ey', ['ей']],
  ['ay', ['ай']],
  ['x', ['кс', 'х']],
  ['a', ['а']],
  ['b', ['б']],
  ['c', ['к', 'ц', 'с']],
  ['d', ['д']],
  ['e', ['е', 'э']],
  ['f', ['ф']],
  ['g', ['г']],
  ['h', ['х']],
  ['i', ['и', 'й']],
  ['j', ['й', 'дж']],
  ['k', ['к']],
  ['l', ['л', 'ль']],
  ['m', ['м']],
  ['n', ['н', 'нь']],
  ['o', ['о']],
  ['p', ['п']],
  ['q', ['к']],
  ['r', ['р']],
  ['s', ['с', 'сь']],
  ['t', ['т', 'ть']],
  ['u', ['у']],
  ['v', ['в']],
  ['w', ['в']],
  ['y', ['ы', 'й', 'и']],
  ['z', ['з']],
]

/** Maximum number of spellings of a word: each of them is looked up in the search index. */
const MAX_SPELLINGS = 32

/** At most 32 Russian spellings of a Latin word, likelier first; empty for a word without Latin letters. */
export function inRussianLetters(word: string): string[] {
  if (!/[a-z]/.test(word)) return []
  let spellings = ['']
  for (let at = 0; at < word.length; ) {
    const sound = SOUNDS.find(([latin]) => word.startsWith(latin, at))
    const meanings = sound?.[1] ?? [word.charAt(at)]
    at += sound?.[0].length ?? 1
    // Combinations with likelier meanings come before those with rarer ones.
    spellings = meanings.flatMap((meaning) => spellings.map((spelling) => spelling + meaning)).slice(0, MAX_SPELLINGS)
  }
  return spellings
}
