// Level at which a record ranks for one interpretation of a query: written from the specification, sharing no code with the engine.
import type { Meaning } from './meanings.ts'
import { type Named, short } from './reference-record.ts'

const LONGEST_TITLE = 64

type Fits = (meaning: Meaning, named: Named) => boolean

const hasName = ({ words }: Meaning): boolean => words.length > 0 && !words.some((word) => word.startsWith('#'))
const joinWords = ({ words }: Meaning): string => words.join('')
const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)

const nameFits: readonly Fits[] = [
  (meaning, { title }) => title === joinWords(meaning).slice(0, LONGEST_TITLE),
  (meaning, { title }) => title.startsWith(joinWords(meaning).slice(0, LONGEST_TITLE)),
  (meaning, { words }) => meaning.words.every((word) => words.has(short(word))),
  (meaning, { words }) => meaning.words.every((word) => words.has(short(word)) || [...words].some((item) => item.startsWith(short(word)))),
]
const byName = nameFits.map(
  (fits): Fits =>
    (meaning, named) =>
      hasName(meaning) && fits(meaning, named),
)

const byInitials: Fits = ({ words }, { persons }) => {
  const surname = words.find(({ length }) => length > 2) ?? ''
  const initials = words.filter(({ length }) => length === 1)
  const isPerson = surname !== '' && [1, 2].includes(initials.length) && words.length === initials.length + 1
  return isPerson && words.every(isLetters) && persons.has(`${surname} ${initials.join('')}`)
}

/** «Фамилия Имя Отчество», «Имя Отчество Фамилия», without a father's name too. */
const byPerson: Fits = ({ words }, { persons }) => {
  const [a = '', b = '', c = ''] = words
  if (words.length < 2 || words.length > 3 || !words.every((word) => isLetters(word) && word.length > 1)) return false
  const other = c === '' ? `${b} ${a.charAt(0)}` : `${c} ${a.charAt(0)}${b.charAt(0)}`
  return persons.has(`${a} ${b.charAt(0)}${c.charAt(0)}`) || persons.has(other)
}

const of =
  (isApart: boolean, fits: Fits): Fits =>
  (meaning, named) =>
    meaning.isApart === isApart && fits(meaning, named)

const LEVELS: readonly Fits[] = [
  byInitials,
  ...byName.map((fits) => of(false, fits)),
  (asked, { sound }) => asked.sound?.slice(0, LONGEST_TITLE) === sound,
  ({ sound }) => sound !== null,
  ...byName.map((fits) => of(true, fits)),
  byPerson,
  () => true,
]

/** For a query that names sole traders, they rank before all others at every level. */
const FORM_OF_TRADERS = 'ип'
export const namesTraders = (meanings: readonly Meaning[]): boolean => meanings.some(({ forms }) => forms.includes(FORM_OF_TRADERS))

/** Smaller ranks first; a matching legal form is preferred within a level, or before all levels if `isFormFirst`. */
export const findLevel = (meaning: Meaning, named: Named, isFormFirst: boolean): number =>
  levelPlace(
    LEVELS.findIndex((fits) => fits(meaning, named)),
    meaning.forms.includes(named.form),
    isFormFirst,
  )

/** Level for an interpretation without required terms. */
export const levelOfAll = ({ forms }: Meaning, form: string, isFormFirst: boolean): number =>
  levelPlace(LEVELS.length - 1, forms.includes(form), isFormFirst)

const levelPlace = (level: number, isOfForm: boolean, isFormFirst: boolean): number =>
  isFormFirst ? level + (isOfForm ? 0 : LEVELS.length) : level * 2 + (isOfForm ? 0 : 1)

/** Level of a record that matches no level: it ranks last. */
export const NO_LEVEL = LEVELS.length * 2
