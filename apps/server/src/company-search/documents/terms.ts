// Terms of the index: prefixes of words («ромаш»), of numbers («77362») and of codes of activity («#62.0»), and facts («@r77»).

/** Changing the words or any term makes segments of another version: raise it here and, for new databases, in a migration. */
export const INDEX_VERSION = 5

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
} as const

/** Lengths of the prefixes of a day that are terms: any stretch of days is a few dozen of them. */
export const PARTS_OF_DAYS = [3, 4, 7, 10] as const

/** A fact is a term as a whole; of a word every prefix is one. */
export const isFact = (word: string): boolean => word.startsWith('@')
