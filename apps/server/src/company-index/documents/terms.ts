// Terms of the search index: the texts by which a company is found. The first character shows the kind. Prefixes of words («ромаш») and numbers
// («77362») have none; `#` is for codes of activity («#62.0»), `.` words of the name, `^` the whole name, `~` its sound, `%` people («%чернов.а»),
// `@` facts («@r77»: region 77).
import type { Rules } from '@sverka/posting-lists/store'
import { smallestRankOfGroup, statusGroups } from './rank.ts'
import { MAX_WORD_LENGTH } from './words.ts'

/** Version of the terms. A change of words or terms makes built indexes wrong: raise it here and, for new databases, in a migration. */
export const INDEX_VERSION = 9

/** Names are cut to so many characters in terms: two longer names that begin with the same 64 count as equal. */
const MAX_TITLE_LENGTH = 64

/** Terms for properties of a record. All begin with `@`, except codes of activity (`#`), of which every prefix is a term too. */
export const factTerm = {
  kind: (kind: 'company' | 'entrepreneur') => (kind === 'company' ? '@kc' : '@ke'),
  region: (code: string) => `@r${code}`,
  /** Day of registration or its prefix: `202` (ten years), `2026`, `2026-05`, `2026-05-17`. */
  born: (day: string) => `@b${day}`,
  /** A `SizeClass`. */
  size: (size: string) => `@z${size}`,
  /** Legal form: its abbreviation in lower case. */
  form: (form: string) => `@f${form}`,
  /** A code or its prefix: `62`, `62.0`, `62.01`. */
  okved: (code: string) => `#${code}`,
  /** A city, written as one word. */
  city: (city: string) => `@c${city}`,
  /** The name of a predecessor or a former name of the company itself, without the legal form, written as one word. */
  predecessor: (title: string) => `@d${title.slice(0, MAX_TITLE_LENGTH)}`,
  /** КПП: the code of a legal entity's tax registration. */
  kpp: (kpp: string) => `@k${kpp}`,
} as const

/** Marks the end of a word or name in a term; no word contains it. */
export const TERM_END = '|'

/** A person by surname and one or two initials. The term with one initial is a prefix of the term with two. */
export const personTerm = (surname: string, initials: string): string => `%${surname}.${initials}`

/** Terms of the name alone; a title is the name without its form, as one word. Every prefix of them is a term too. */
export const nameTerm = {
  /** The whole name is this title. */
  equal: (title: string) => `^${title.slice(0, MAX_TITLE_LENGTH)}${TERM_END}`,
  /** The name begins with it. */
  begins: (title: string) => `^${title.slice(0, MAX_TITLE_LENGTH)}`,
  /** A whole word of the name. */
  word: (word: string) => `.${word.slice(0, MAX_WORD_LENGTH)}${TERM_END}`,
  /** The beginning of a word of the name. */
  prefix: (word: string) => `.${word.slice(0, MAX_WORD_LENGTH)}`,
  /** The whole phonetic key of the title (`toPhoneticKey`). */
  soundEqual: (sound: string) => `~${sound.slice(0, MAX_TITLE_LENGTH)}${TERM_END}`,
  /** The beginning of its phonetic key. */
  sound: (sound: string) => `~${sound.slice(0, MAX_TITLE_LENGTH)}`,
} as const

/** The word of a term made by `nameTerm.word`. */
export const wordOfName = (term: string): string => term.slice(1, -TERM_END.length)

/** Lengths of the prefixes of a day (YYYY-MM-DD) that are terms: decade, year, month, day. Any range of days consists of only a few dozen of them. */
export const DAY_PREFIX_LENGTHS = [3, 4, 7, 10] as const

/** True for a word that is a term only as a whole (`@…`); of all others every prefix is a term. */
export const isFact = (word: string): boolean => word.startsWith('@')

/** Least length of a phonetic key that is searched for: shorter ones belong to too many names. */
export const MIN_SOUND_LENGTH = 4

/** Length of the shortest prefix of a word that is a term, counting the sign at its beginning. A person's term has at least one initial. */
export function shortestTerm(word: string): number {
  if (isFact(word)) return word.length
  if (word.startsWith('~')) return MIN_SOUND_LENGTH + 1
  if (word.startsWith('%')) return word.indexOf('.') + 2
  return /^[.^]/.test(word) ? 2 : 1
}

/** Rules for the package that builds and reads the index: how words become terms, and that documents are ordered by groups of status. */
export const companyTermRules: Rules = {
  version: INDEX_VERSION,
  isWhole: isFact,
  shortest: shortestTerm,
  classes: statusGroups.map(smallestRankOfGroup),
}
