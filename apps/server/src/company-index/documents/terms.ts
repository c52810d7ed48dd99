// Terms of the index: prefixes of words («ромаш»), numbers («77362») and codes of activity («#62.0»), the same of the name alone, people
// («%чернов.а») and facts («@r77»).
import type { Rules } from '@sverka/posting-lists/store'
import { beginOfGroup, groups } from './rank.ts'
import { LONGEST_WORD } from './words.ts'

/** Changing the words or any term makes segments of another version: raise it here and, for new databases, in a migration. */
export const INDEX_VERSION = 9

/** Letters of a name that its equality is told by. */
const LONGEST_TITLE = 64

/** Terms that are facts of a record, not words. */
export const factTerm = {
  kind: (kind: 'company' | 'entrepreneur') => (kind === 'company' ? '@kc' : '@ke'),
  region: (code: string) => `@r${code}`,
  /** A day or the prefix of one: `202` (ten years), `2026`, `2026-05`, `2026-05-17`. */
  born: (day: string) => `@b${day}`,
  size: (size: string) => `@z${size}`,
  form: (form: string) => `@f${form}`,
  /** The code or its prefix: `62`, `62.0`, `62.01`. */
  okved: (code: string) => `#${code}`,
  /** A city, its words written together. */
  city: (city: string) => `@c${city}`,
  /** The name of a company it goes back to, written together. */
  predecessor: (title: string) => `@d${title.slice(0, LONGEST_TITLE)}`,
  kpp: (kpp: string) => `@k${kpp}`,
} as const

/** A sign that no word has: behind it a word or name is whole. */
export const END = '|'

/** A person by surname and one or two initials: «Чернов А. А.» is not «Чернова А.». Both initials begin with the one. */
export const personTerm = (surname: string, initials: string): string => `%${surname}.${initials}`

/** Terms of the name alone; a title is the name without its form, written together. Of each of them every prefix is a term. */
export const nameTerm = {
  equal: (title: string) => `^${title.slice(0, LONGEST_TITLE)}${END}`,
  begins: (title: string) => `^${title.slice(0, LONGEST_TITLE)}`,
  /** A whole word of the name. */
  word: (word: string) => `.${word.slice(0, LONGEST_WORD)}${END}`,
  prefix: (word: string) => `.${word.slice(0, LONGEST_WORD)}`,
  /** How the title sounds in Latin letters (`toSound`), and how it begins to. */
  soundEqual: (sound: string) => `~${sound.slice(0, LONGEST_TITLE)}${END}`,
  sound: (sound: string) => `~${sound.slice(0, LONGEST_TITLE)}`,
} as const

/** The word of a term of a whole word of a name. */
export const wordOfName = (term: string): string => term.slice(1, -END.length)

/** Lengths of the prefixes of a day that are terms: any stretch of days is a few dozen of them. */
export const PARTS_OF_DAYS = [3, 4, 7, 10] as const

/** A fact is a term as a whole; of a word every prefix is one. */
export const isFact = (word: string): boolean => word.startsWith('@')

/** Shorter sounds are those of too many names. */
export const SHORTEST_SOUND = 4

/** The shortest prefix of a word that is a term; the sign before a word of a name is none by itself. */
export function shortestTerm(word: string): number {
  if (isFact(word)) return word.length
  if (word.startsWith('~')) return SHORTEST_SOUND + 1
  if (word.startsWith('%')) return word.indexOf('.') + 2
  return /^[.^]/.test(word) ? 2 : 1
}

/** What the engine is told of companies: how their words become terms, and that they stand by groups of status. */
export const rules: Rules = { version: INDEX_VERSION, isWhole: isFact, shortest: shortestTerm, classes: groups.map(beginOfGroup) }
