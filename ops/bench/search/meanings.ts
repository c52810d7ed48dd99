// What the search takes the words of a query to mean: the reference shares this with it, and nothing of how the meant is found and put in order.
import { askedNumbers } from '@sverka/contract/company-search/pasted.rules'
import { toSound } from '../../../apps/server/src/company-index/documents/sounds.ts'
import { splitPieces } from '../../../apps/server/src/company-search/query/query.ts'
import { possibleReadings, soundReadings, termsOfPieces, typedWords } from '../../../apps/server/src/company-search/query/readings.ts'

export { toSound }

/** One way to read a query; a record must have every term, and of each group one. */
export interface Meaning {
  readonly words: readonly string[]
  readonly terms: readonly string[]
  readonly groups: readonly (readonly string[])[]
  readonly forms: readonly string[]
  /** How the name sounds that is asked for by its sound alone. */
  readonly sound: string | null
  /** With places, activities and words that say nothing set aside. */
  readonly isApart: boolean
}

/** Of which terms it matters whether any record has them. */
export const termsThatMatter = (query: string): string[] => termsOfPieces(splitPieces(query))

/** The readings of a query, and those by sound that are asked for where they find nothing. Null for signs alone, which ask for nothing. */
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
