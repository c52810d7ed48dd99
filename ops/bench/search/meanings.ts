// Interpretations of a query's words (its parts may be a name, a place, an activity) for the reference of the search bench, which computes the
// expected results. They come from the product's own code; the code that finds and orders results is not shared.
import { askedNumbers } from '@sverka/contract/company-search/pasted.rules'
import { toPhoneticKey } from '../../../apps/server/src/company-index/documents/phonetic-key.ts'
import { splitPieces } from '../../../apps/server/src/company-search/query/query.ts'
import { possibleReadings, soundReadings, termsOfPieces, typedWords } from '../../../apps/server/src/company-search/query/readings.ts'

export { toPhoneticKey }

/** One interpretation: a record matches if it has every term, and at least one term of each group. */
export interface Meaning {
  /** Words of the name. */
  readonly words: readonly string[]
  readonly terms: readonly string[]
  readonly groups: readonly (readonly string[])[]
  /** Legal forms that the query names, in lower case, such as `ооо`. */
  readonly forms: readonly string[]
  /** Phonetic form of the name, where the query is searched by sound alone. */
  readonly sound: string | null
  /** True if places, activities and filler words of the query are not part of the name but separate conditions. */
  readonly isApart: boolean
}

/** Terms of the query whose existence in the register decides how it is interpreted. */
export const termsToCheck = (query: string): string[] => termsOfPieces(splitPieces(query))

/**
 * Interpretations of a query (`first`), and interpretations by sound (`bySound`), used if the first find nothing. `has` tells whether a term
 * exists in the register. Null for a query of punctuation alone. `=` before a term marks a complete number.
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
