// Relevance of search results: assigns companies to levels, from names equal to the query down to companies that only have its words somewhere. All
// companies of a level come before those of the next.
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

/**
 * A level: the terms that it requires in addition to the condition of a reading (one way to understand the query). Null if the reading has no such
 * level.
 */
type LevelRule = (reading: Reading) => ExtraRequirements | null

/** A code of activity among the words. */
const isCode = (word: string): boolean => word.startsWith('#')
const joinWords = ({ words }: Reading): string => words.join('')
/** Whether the reading has words, and all of them may belong to a name. */
const hasName = ({ words }: Reading): boolean => words.length > 0 && !words.some(isCode)

/** Requires a term of the whole name, which the index has as one word. */
const byTitle =
  (term: (title: string) => string): LevelRule =>
  (reading) =>
    hasName(reading) ? { all: [term(joinWords(reading))] } : null
/** Requires a term for each word of the name. */
const byWords =
  (term: (word: string) => string): LevelRule =>
  (reading) =>
    hasName(reading) ? { all: reading.words.map(term) } : null

/** Levels of a name: equal to the query; beginning with it; having all its words whole; having words that begin so. */
const byName: readonly LevelRule[] = [byTitle(nameTerm.equal), byTitle(nameTerm.begins), byWords(nameTerm.word), byWords(nameTerm.prefix)]

/** A surname with one or two initials, as only people are written: «Хлебовидов П. В.», «П. В. Хлебовидов». */
const byInitials: LevelRule = ({ words }) => {
  const surname = words.find(({ length }) => length > 2)
  const initials = words.filter(({ length }) => length === 1)
  const isPerson = surname && initials.length > 0 && initials.length < 3 && words.length === initials.length + 1
  return isPerson && words.every(isLetters) ? { all: [personTerm(surname, initials.join(''))] } : null
}

/** Names that sound like the query as a whole, then names that begin with its sound; only for a reading by sound. */
const bySound: readonly LevelRule[] = [
  ({ sound }) => (sound === undefined ? null : { all: [nameTerm.soundEqual(sound)] }),
  ({ sound }) => (sound === undefined ? null : {}),
]

const isLetters = (word: string): boolean => /^\p{L}+$/u.test(word)

/** Two or three words that may be a person: surname first («Иванов Иван Иванович») or surname last. */
const byPerson: LevelRule = ({ words }) => {
  const [first = '', second = '', third = ''] = words
  if (words.length < 2 || words.length > 3 || !words.every((word) => isLetters(word) && word.length > 1)) return null
  const initialsAfter = second.charAt(0) + third.charAt(0)
  const initialsBefore = first.charAt(0) + (third === '' ? '' : second.charAt(0))
  return { groups: [[personTerm(first, initialsAfter), personTerm(third === '' ? second : third, initialsBefore)]] }
}

/** Requires nothing more than the reading itself. */
const anything: LevelRule = () => ({})

/**
 * The query for the index: the condition of each reading (`widest`), and the levels, best first. A legal form in the query moves companies up
 * within a level but never excludes others.
 */
export function buildLevels({ whole, apart }: QueryReadings, filters: Filters): IndexQuery {
  const all = [...whole, ...apart]
  const levels: [readonly Reading[], LevelRule][] = [
    [all, byInitials],
    ...byName.map((rule): [readonly Reading[], LevelRule] => [whole, rule]),
    ...bySound.map((rule): [readonly Reading[], LevelRule] => [all, rule]),
    ...byName.map((rule): [readonly Reading[], LevelRule] => [apart, rule]),
    [all, byTitle(factTerm.predecessor)],
    [all, byPerson],
    [all, anything],
  ]
  const conditionIndexes = new Map(all.map((reading, index) => [reading, index]))
  return {
    widest: all.map((reading) => buildCondition(reading, filters)),
    levels: inOrder(
      levels.map(([readings, rule]) => buildLevel(readings, rule, conditionIndexes)),
      all.some(({ forms }) => forms.includes(FORM_OF_TRADERS)) && !whole.some(isFormAsName),
    ),
  }
}

/** All companies that any reading finds, as one level: for an order that does not depend on relevance. */
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
  const rules: readonly LevelRule[] = [() => ({ all: [nameTerm.equal(title)] }), anything]
  return {
    widest: hasName(reading) ? [begins] : [],
    levels: inOrder(
      rules.map((rule) => buildLevel([reading], rule, new Map([[reading, 0]]))),
      reading.forms.includes(FORM_OF_TRADERS),
    ),
  }
}

/** «ип» (sole trader) in a query means sole traders: all of them come first, even if the name of a company matches better. */
const FORM_OF_TRADERS = 'ип'

/** «ИП» alone may be the name of a company, which would otherwise come after all traders. */
const isFormAsName = ({ words }: Reading): boolean => words.length === 1 && words[0] === FORM_OF_TRADERS

/** Puts the legal form of the query first: either all its levels before the others, or its companies first on each level. */
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

/** Builds a level of these readings by its rule; `conditionIndexes` has the position of each reading among the widest conditions. */
function buildLevel(readings: readonly Reading[], rule: LevelRule, conditionIndexes: ReadonlyMap<Reading, number>): Level {
  const preferred: Step[] = []
  const others: Step[] = []
  for (const reading of readings) {
    const further = rule(reading)
    const condition = conditionIndexes.get(reading)
    if (!further || condition === undefined) continue
    const forms = formTerms(reading)
    if (forms.length > 0) preferred.push({ condition, further: { ...further, groups: [...(further.groups ?? []), forms] } })
    others.push({ condition, further })
  }
  return { preferred, others }
}
