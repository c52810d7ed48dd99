// Relevance: puts results on levels, from names equal to the query down to anything that has its words. All of one level come before the next.
import { type ExtraRequirements, type IndexQuery, type Step, withRequirements } from '@sverka/posting-lists/conditions'
import { factTerm, nameTerm, personTerm } from '../../company-index/company-index.ts'
import { buildCondition, formTerms } from './condition.ts'
import type { Filters } from './filters.ts'
import type { Reading } from './query.ts'

/** The ways to understand a query. Both lists have likelier readings first. */
export interface QueryReadings {
  /** All words are taken for a name or people: «ромашка казань» is a company of that name. */
  readonly whole: readonly Reading[]
  /** Places, activities and filler words are separated from the name: «ромашка» in the city «казань». */
  readonly apart: readonly Reading[]
}

/** What a level requires in addition to the reading's own condition; null if the reading has no such level. */
type Ask = (reading: Reading) => ExtraRequirements | null

/** A code of activity among the words. */
const isCode = (word: string): boolean => word.startsWith('#')
const joinWords = ({ words }: Reading): string => words.join('')
const hasName = ({ words }: Reading): boolean => words.length > 0 && !words.some(isCode)

const byTitle =
  (term: (title: string) => string): Ask =>
  (reading) =>
    hasName(reading) ? { all: [term(joinWords(reading))] } : null
const byWords =
  (term: (word: string) => string): Ask =>
  (reading) =>
    hasName(reading) ? { all: reading.words.map(term) } : null

/** Levels of a name: equal to the query; beginning with it; having all its words whole; having words that begin so. */
const byName: readonly Ask[] = [byTitle(nameTerm.equal), byTitle(nameTerm.begins), byWords(nameTerm.word), byWords(nameTerm.prefix)]

/** «Хлебовидов П. В.» and «П. В. Хлебовидов»: only people are written so. */
const byInitials: Ask = ({ words }) => {
  const surname = words.find(({ length }) => length > 2)
  const initials = words.filter(({ length }) => length === 1)
  const isPerson = surname && initials.length > 0 && initials.length < 3 && words.length === initials.length + 1
  return isPerson && words.every(isLetters) ? { all: [personTerm(surname, initials.join(''))] } : null
}

/** Names that sound like the query as a whole, and those whose beginning does. */
const bySound: readonly Ask[] = [
  ({ sound }) => (sound === undefined ? null : { all: [nameTerm.soundEqual(sound)] }),
  ({ sound }) => (sound === undefined ? null : {}),
]

const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)

/** Two or three words that may be a person: surname first («Иванов Иван Иванович») or surname last. */
const byPerson: Ask = ({ words }) => {
  const [a = '', b = '', c = ''] = words
  if (words.length < 2 || words.length > 3 || !words.every((word) => isLetters(word) && word.length > 1)) return null
  const [first, second] = [b.charAt(0) + c.charAt(0), a.charAt(0) + (c === '' ? '' : b.charAt(0))]
  return { groups: [[personTerm(a, first), personTerm(c === '' ? b : c, second)]] }
}

const anything: Ask = () => ({})

/** The conditions of each level, best first; a legal form in the query moves companies up within a level but never excludes others. */
export function buildLevels({ whole, apart }: QueryReadings, filters: Filters): IndexQuery {
  const all = [...whole, ...apart]
  const levels: [readonly Reading[], Ask][] = [
    [all, byInitials],
    ...byName.map((ask): [readonly Reading[], Ask] => [whole, ask]),
    ...bySound.map((ask): [readonly Reading[], Ask] => [all, ask]),
    ...byName.map((ask): [readonly Reading[], Ask] => [apart, ask]),
    [all, byTitle(factTerm.predecessor)],
    [all, byPerson],
    [all, anything],
  ]
  const conditions = new Map(all.map((reading, at) => [reading, at]))
  return {
    widest: all.map((reading) => buildCondition(reading, filters)),
    levels: inOrder(
      levels.map(([readings, ask]) => buildLevel(readings, ask, conditions)),
      all.some(({ forms }) => forms.includes(FORM_OF_TRADERS)) && !whole.some(isFormAsName),
    ),
  }
}

/** Everything that any reading finds, as one level: for an order that does not depend on relevance. */
export const levelOfAll = ({ whole, apart }: QueryReadings, filters: Filters): IndexQuery => {
  const all = [...whole, ...apart]
  return {
    widest: all.map((reading) => buildCondition(reading, filters)),
    levels: [all.map((_, condition) => ({ condition, further: {} }))],
  }
}

/** Finds only companies whose name equals the reading (first level) or begins with it (second); nothing for a reading without a name. */
export function levelsOfName(reading: Reading, filters: Filters): IndexQuery {
  const title = joinWords(reading)
  const begins = withRequirements(buildCondition(reading, filters), { all: [nameTerm.begins(title)] })
  const asks: readonly Ask[] = [() => ({ all: [nameTerm.equal(title)] }), anything]
  return {
    widest: hasName(reading) ? [begins] : [],
    levels: inOrder(
      asks.map((ask) => buildLevel([reading], ask, new Map([[reading, 0]]))),
      reading.forms.includes(FORM_OF_TRADERS),
    ),
  }
}

/** «ип» in a query asks for sole traders: all of them come first, even if the name of a company matches better. */
const FORM_OF_TRADERS = 'ип'

/** «ИП» alone may be the name of a company, which would otherwise come after all traders. */
const isFormAsName = ({ words }: Reading): boolean => words.length === 1 && words[0] === FORM_OF_TRADERS

/** Puts the named form first: either all its levels before the others, or its companies first on each level. */
function inOrder(levels: readonly Level[], isFormFirst: boolean): readonly (readonly Step[])[] {
  const preferred = levels.map((level) => level.preferred)
  const others = levels.map((level) => level.others)
  const ordered = isFormFirst ? [...preferred, ...others] : levels.flatMap((level) => [level.preferred, level.others])
  return ordered.filter((steps) => steps.length > 0)
}

/** The steps of a level: with the legal form of the query, and without it (any form). */
interface Level {
  readonly preferred: readonly Step[]
  readonly others: readonly Step[]
}

/** `conditions` has the position of each reading among the widest conditions. */
function buildLevel(readings: readonly Reading[], ask: Ask, conditions: ReadonlyMap<Reading, number>): Level {
  const preferred: Step[] = []
  const others: Step[] = []
  for (const one of readings) {
    const further = ask(one)
    const condition = conditions.get(one)
    if (!further || condition === undefined) continue
    const forms = formTerms(one)
    if (forms.length > 0) preferred.push({ condition, further: { ...further, groups: [...(further.groups ?? []), forms] } })
    others.push({ condition, further })
  }
  return { preferred, others }
}
