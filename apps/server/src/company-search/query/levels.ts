// The order of results: what a reading of the query asks for first, and what fills the page where that does not.
import { factTerm, nameTerm } from '../documents/terms.ts'
import type { Levels } from '../matching/match-readings.ts'
import { type Condition, conditionOf, type Further, formTerms, narrowed } from './condition.ts'
import type { Filters } from './filters.ts'
import type { Reading } from './query.ts'

/** Both kinds are in the order of their likelihood. */
export interface Readings {
  /** With all the words that were typed. */
  readonly whole: readonly Reading[]
  /** With places, activities and words that say nothing set aside from the name. */
  readonly apart: readonly Reading[]
}

type Ask = (reading: Reading) => Further | null

const isCode = (word: string): boolean => word.startsWith('#')
const titleOf = ({ words }: Reading): string => words.join('')
const hasName = ({ words }: Reading): boolean => words.length > 0 && !words.some(isCode)

const byTitle =
  (term: (title: string) => string): Ask =>
  (reading) =>
    hasName(reading) ? { all: [term(titleOf(reading))] } : null
const byWords =
  (term: (word: string) => string): Ask =>
  (reading) =>
    hasName(reading) ? { all: reading.words.map(term) } : null

/** The name equal; beginning with the query; with all its words whole; with words that begin so. */
const byName: readonly Ask[] = [byTitle(nameTerm.equal), byTitle(nameTerm.begins), byWords(nameTerm.word), byWords(nameTerm.prefix)]

/** «Хлебовидов П. В.» and «П. В. Хлебовидов»: nothing but a person is written so. */
const byInitials: Ask = ({ words }) => {
  const surname = words.find(({ length }) => length > 2)
  const initials = words.filter(({ length }) => length === 1)
  const isPerson = surname && initials.length > 0 && initials.length < 3 && words.length === initials.length + 1
  return isPerson && words.every(isLetters) ? { all: [factTerm.person(surname, initials.join(''))] } : null
}

/** A whole number of ИНН or ОГРН names its record before those it stands behind. */
const LONG_NUMBER = 10
const byNumber: Ask = ({ words }) =>
  words.length > 0 && words.every((word) => /^\d+$/.test(word) && word.length >= LONG_NUMBER) ? {} : null

/** The name that sounds so as a whole, and those that begin to. */
const bySound: readonly Ask[] = [
  ({ sound }) => (sound === undefined ? null : { all: [nameTerm.soundEqual(sound)] }),
  ({ sound }) => (sound === undefined ? null : {}),
]

const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)

/** Two or three words that may be one person's surname, name and father's name, in the usual orders. */
const byPerson: Ask = ({ words }) => {
  const [a = '', b = '', c = ''] = words
  if (words.length < 2 || words.length > 3 || !words.every((word) => isLetters(word) && word.length > 1)) return null
  const [first, second] = [b.charAt(0) + c.charAt(0), a.charAt(0) + (c === '' ? '' : b.charAt(0))]
  return { groups: [[factTerm.person(a, first), factTerm.person(c === '' ? b : c, second)]] }
}

const anything: Ask = () => ({})

/** What is asked for on each level; a named legal form is preferred within each, and never excludes. */
export function levelsOf({ whole, apart }: Readings, filters: Filters): Levels {
  const all = [...whole, ...apart]
  const asked: [readonly Reading[], Ask][] = [
    [all, byInitials],
    [whole, byNumber],
    ...byName.map((ask): [readonly Reading[], Ask] => [whole, ask]),
    ...bySound.map((ask): [readonly Reading[], Ask] => [all, ask]),
    ...byName.map((ask): [readonly Reading[], Ask] => [apart, ask]),
    [all, byTitle(factTerm.predecessor)],
    [all, byPerson],
    [all, anything],
  ]
  const conditions = new Map(all.map((reading) => [reading, conditionOf(reading, filters)]))
  return asked.flatMap(([readings, ask]) => levelOf(readings, ask, conditions)).filter((level) => level.length > 0)
}

/** Everything that any reading finds, on one level. */
export const levelOfAll = ({ whole, apart }: Readings, filters: Filters): Levels => [
  [...whole, ...apart].map((reading) => conditionOf(reading, filters)),
]

/** The levels of one reading whose name is equal, or begins so. */
export const levelsOfName = (reading: Reading, filters: Filters): Levels =>
  byName.slice(0, 2).flatMap((ask) => levelOf([reading], ask, new Map([[reading, conditionOf(reading, filters)]])))

function levelOf(readings: readonly Reading[], ask: Ask, conditions: ReadonlyMap<Reading, Condition>): Levels {
  const preferred: Condition[] = []
  const others: Condition[] = []
  for (const reading of readings) {
    const further = ask(reading)
    const condition = conditions.get(reading)
    if (!further || !condition) continue
    const forms = formTerms(reading)
    if (forms.length > 0) preferred.push(narrowed(condition, { ...further, groups: [...(further.groups ?? []), forms] }))
    others.push(narrowed(condition, further))
  }
  return [preferred, others]
}
