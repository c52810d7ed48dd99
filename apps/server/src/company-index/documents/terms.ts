// Terms of the index: prefixes of words («ромаш»), numbers («77362») and codes of activity («#62.0»), the same of the name alone, people
// («%чернов.а») and facts («@r77»).
import type { Rules } from '@sverka/posting-lists/store'
import { smallestRankOfGroup, statusGroups } from './rank.ts'
import { LONGEST_WORD } from './words.ts'

/** Version of the terms. A change of words or terms makes old segments unusable: raise it here and, for new databases, in a migration. */
export const INDEX_VERSION = 9

/** How many letters of two names are compared to call them equal. */
const LONGEST_TITLE = 64

/** Terms for facts of a record instead of words. */
export const factTerm = {
  kind: (kind: 'company' | 'entrepreneur') => (kind === 'company' ? '@kc' : '@ke'),
  region: (code: string) => `@r${code}`,
  /** A day or its prefix: `202` (ten years), `2026`, `2026-05`, `2026-05-17`. */
  born: (day: string) => `@b${day}`,
  size: (size: string) => `@z${size}`,
  form: (form: string) => `@f${form}`,
  /** A code or its prefix: `62`, `62.0`, `62.01`. */
  okved: (code: string) => `#${code}`,
  /** A city, written as one word. */
  city: (city: string) => `@c${city}`,
  /** The name of a predecessor, written as one word. */
  predecessor: (title: string) => `@d${title.slice(0, LONGEST_TITLE)}`,
  kpp: (kpp: string) => `@k${kpp}`,
} as const

/** Marks the end of a word or name in a term; no word contains it. */
export const TERM_END = '|'

/** A person by surname and one or two initials. The term with one initial is a prefix of the term with two. */
export const personTerm = (surname: string, initials: string): string => `%${surname}.${initials}`

/** Terms of the name alone; a title is the name without its form, as one word. Every prefix of them is a term too. */
export const nameTerm = {
  equal: (title: string) => `^${title.slice(0, LONGEST_TITLE)}${TERM_END}`,
  begins: (title: string) => `^${title.slice(0, LONGEST_TITLE)}`,
  /** A whole word of the name. */
  word: (word: string) => `.${word.slice(0, LONGEST_WORD)}${TERM_END}`,
  prefix: (word: string) => `.${word.slice(0, LONGEST_WORD)}`,
  /** The sound of the title in Latin letters (`toSound`), and its beginning. */
  soundEqual: (sound: string) => `~${sound.slice(0, LONGEST_TITLE)}${TERM_END}`,
  sound: (sound: string) => `~${sound.slice(0, LONGEST_TITLE)}`,
} as const

/** The word in a term for a whole word of a name. */
export const wordOfName = (term: string): string => term.slice(1, -TERM_END.length)

/** Lengths of the prefixes of a day that are terms: any range of days is a few dozen of them. */
export const DAY_PREFIX_LENGTHS = [3, 4, 7, 10] as const

/** A fact is a term as a whole; of a word every prefix is a term. */
export const isFact = (word: string): boolean => word.startsWith('@')

/** Shorter sounds belong to too many names. */
export const SHORTEST_SOUND = 4

/** The shortest prefix of a word that is a term, not counting the sign before a word of a name. */
export function shortestTerm(word: string): number {
  if (isFact(word)) return word.length
  if (word.startsWith('~')) return SHORTEST_SOUND + 1
  if (word.startsWith('%')) return word.indexOf('.') + 2
  return /^[.^]/.test(word) ? 2 : 1
}

/** What the engine needs to know of companies: how their words become terms, and that they are ordered by groups of status. */
export const companyTermRules: Rules = {
  version: INDEX_VERSION,
  isWhole: isFact,
  shortest: shortestTerm,
  classes: statusGroups.map(smallestRankOfGroup),
}
