// How the search interprets a query's words. The reference shares this code, but none that finds or orders results.
import { askedNumbers } from '@sverka/contract/company-search/pasted.rules'
import { toPhoneticKey } from '../../../apps/server/src/company-index/documents/phonetic-key.ts'
import { splitPieces } from '../../../apps/server/src/company-search/query/query.ts'
import { possibleReadings, soundReadings, termsOfPieces, typedWords } from '../../../apps/server/src/company-search/query/readings.ts'

export { toPhoneticKey }

/** One interpretation: a record must have every term, and one of each group. */
export interface Meaning {
  readonly words: readonly string[]
  readonly terms: readonly string[]
  readonly groups: readonly (readonly string[])[]
  readonly forms: readonly string[]
  /** Phonetic form of the name, where the query is searched by sound alone. */
  readonly sound: string | null
  /** True where places, activities and filler words are set apart. */
  readonly isApart: boolean
}

/** Terms whose existence in the register matters. */
export const termsToCheck = (query: string): string[] => termsOfPieces(splitPieces(query))

/** Interpretations of a query, and those by sound, used where the first find nothing. Null for a query of punctuation alone. */
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
