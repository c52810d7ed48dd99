// Part of the search bench's reference: the level of a record for one interpretation of a query. Search results are ordered by level first; level 0
// comes first. Written from the specification, without the search's own code.
import type { Meaning } from './meanings.ts'
import { MAX_TITLE_LENGTH, type Named, truncateWord } from './reference-record.ts'

/** Whether a record belongs to a level. */
type Fits = (meaning: Meaning, named: Named) => boolean

/** False where a word is an activity code, which is written with `#`. */
const hasName = ({ words }: Meaning): boolean => words.length > 0 && !words.some((word) => word.startsWith('#'))
const joinWords = ({ words }: Meaning): string => words.join('')
const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)

/**
 * Four levels by name: it is equal to the words, begins with them, contains each of them, or contains for each of them a word that begins with
 * it.
 */
const nameFits: readonly Fits[] = [
  (meaning, { title }) => title === joinWords(meaning).slice(0, MAX_TITLE_LENGTH),
  (meaning, { title }) => title.startsWith(joinWords(meaning).slice(0, MAX_TITLE_LENGTH)),
  (meaning, { words }) => meaning.words.every((word) => words.has(truncateWord(word))),
  (meaning, { words }) => meaning.words.every((word) => [...words].some((item) => item.startsWith(truncateWord(word)))),
]
const byName = nameFits.map(
  (fits): Fits =>
    (meaning, named) =>
      hasName(meaning) && fits(meaning, named),
)

/** A surname with one or two initials, in any order, is that of one of the record's people. */
const byInitials: Fits = ({ words }, { persons }) => {
  const surname = words.find(({ length }) => length > 2) ?? ''
  const initials = words.filter(({ length }) => length === 1)
  const isPerson = surname !== '' && [1, 2].includes(initials.length) && words.length === initials.length + 1
  return isPerson && words.every(isLetters) && persons.has(`${surname} ${initials.join('')}`)
}

/** The words are one of the record's people: «Фамилия Имя Отчество», «Имя Отчество Фамилия», «Фамилия Имя» or «Имя Фамилия». */
const byPerson: Fits = ({ words }, { persons }) => {
  const [a = '', b = '', c = ''] = words
  if (words.length < 2 || words.length > 3 || !words.every((word) => isLetters(word) && word.length > 1)) return false
  const other = c === '' ? `${b} ${a.charAt(0)}` : `${c} ${a.charAt(0)}${b.charAt(0)}`
  return persons.has(`${a} ${b.charAt(0)}${c.charAt(0)}`) || persons.has(other)
}

/** The rule only for interpretations in which places, activities and filler words are separate conditions, or only for the others. */
const whereApart =
  (isApart: boolean, fits: Fits): Fits =>
  (meaning, named) =>
    meaning.isApart === isApart && fits(meaning, named)

/** The rules of the levels, in order: the first rule that fits is the record's level. The last one fits every record. */
const LEVELS: readonly Fits[] = [
  byInitials,
  // The whole query is the name.
  ...byName.map((fits) => whereApart(false, fits)),
  // The query is searched by sound, and the whole name sounds like it.
  (meaning, { sound }) => meaning.sound?.slice(0, MAX_TITLE_LENGTH) === sound,
  // The query is searched by sound, and the name begins with that sound: otherwise the record would not match.
  ({ sound }) => sound !== null,
  // What remains of the query without places, activities and filler words is the name.
  ...byName.map((fits) => whereApart(true, fits)),
  byPerson,
  () => true,
]

/** «ИП» (sole trader). For a query that contains it, sole traders rank before all others, whatever their level. */
const FORM_OF_TRADERS = 'ип'
/** Whether one of the interpretations contains the form «ИП». */
export const namesTraders = (meanings: readonly Meaning[]): boolean => meanings.some(({ forms }) => forms.includes(FORM_OF_TRADERS))

/** Smaller ranks first; a matching legal form is preferred within a level, or before all levels if `isFormFirst`. */
export const findLevel = (meaning: Meaning, named: Named, isFormFirst: boolean): number =>
  levelPlace(
    LEVELS.findIndex((fits) => fits(meaning, named)),
    meaning.forms.includes(named.form),
    isFormFirst,
  )

/** Level for an interpretation without required terms, which every record matches: the last one. */
export const levelOfAll = ({ forms }: Meaning, form: string, isFormFirst: boolean): number =>
  levelPlace(LEVELS.length - 1, forms.includes(form), isFormFirst)

/** Each level is divided in two: records of the query's legal form, then the others. With `isFormFirst` all levels of the form come first. */
const levelPlace = (level: number, isOfForm: boolean, isFormFirst: boolean): number =>
  isFormFirst ? level + (isOfForm ? 0 : LEVELS.length) : level * 2 + (isOfForm ? 0 : 1)

/** Larger than every level: the initial value when the smallest level is determined. */
export const NO_LEVEL = LEVELS.length * 2
