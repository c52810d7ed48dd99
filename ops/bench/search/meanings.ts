// Interpretations of a query's words (its parts may be a name, a place, an activity) for the search bench's reference, a program that computes the
// expected results by brute force. They come from the product's own code; the code that finds and orders results is not shared.
import { askedNumbers } from '@sverka/contract/company-search/pasted.rules'
import { toPhoneticKey } from '../../../apps/server/src/company-index/documents/phonetic-key.ts'
import { splitPieces } from '../../../apps/server/src/company-search/query/query.ts'
import { possibleReadings, soundReadings, termsOfPieces, typedWords } from '../../../apps/server/src/company-search/query/readings.ts'

export { toPhoneticKey }

/**
 * One interpretation of a query. Only `terms` and `groups` decide whether a record matches: it has every term, and at least one term of each group.
 * The other fields decide how well it matches, which orders the results. A record matches a query if it matches any interpretation.
 */
export interface Meaning {
  /** Words of the name. */
  readonly words: readonly string[]
  /** What a record must have: words, `=` with a complete number, `#` with a code of an activity (ОКВЭД). */
  readonly terms: readonly string[]
  readonly groups: readonly (readonly string[])[]
  /** Legal forms that the query names, in lower case, such as `ооо`. */
  readonly forms: readonly string[]
  /** Phonetic form of the whole name, where the query is searched by sound alone: a record with exactly this form comes first. */
  readonly sound: string | null
  /** True if places and activities of the query are conditions beside the name; false if all its words are the name. The latter come first. */
  readonly isApart: boolean
}

/** Terms of the query whose existence in the register decides how it is interpreted. */
export const termsToCheck = (query: string): string[] => termsOfPieces(splitPieces(query))

/**
 * Interpretations of a query (`first`), and interpretations by sound (`bySound`), used if the first find nothing. `has` tells whether a term
 * exists in the register. Null for a query of punctuation alone.
 */
export function findMeanings(query: string, has: (term: string) => boolean): { first: Meaning[]; bySound: Meaning[] } | null {
  const numbers = askedNumbers(query)
  if (numbers.length > 0) return { first: numbers.map(({ number }) => ({ ...EVERYTHING, terms: [`=${number}`] })), bySound: [] }
  const pieces = splitPieces(query)
  if (pieces.length === 0) return query.trim() === '' ? { first: [EVERYTHING], bySound: [] } : null
  const { whole, apart } = possibleReadings(query, (term) => (has(term) ? 1 : 0))
  const first = [...whole.map((reading) => toMeaning(reading, false)), ...apart.map((reading) => toMeaning(reading, true))]
  return { first, bySound: soundReadings(typedWords(pieces)).map((reading) => toMeaning(reading, false)) }
}

const EVERYTHING: Meaning = { words: [], terms: [], groups: [], forms: [], sound: null, isApart: false }

type Reading = ReturnType<typeof soundReadings>[number]

const toMeaning = ({ words, terms, groups, forms, sound }: Reading, isApart: boolean): Meaning => ({
  words,
  terms: terms.map(({ kind, text }) => (kind === 'okved' ? `#${text}` : text)),
  groups,
  forms,
  sound: sound ?? null,
  isApart,
})
