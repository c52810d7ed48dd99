// Numbers of a query that are too long to be terms: the documents of their companies.
import type { ReadDb } from '../../platform/db/database.ts'
import { endOfPrefix, OGRN_TERM_DIGITS } from '../documents/words.ts'
import type { Generation } from '../index/generation.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { listByNumbers } from './long-numbers.sql.ts'

/** Document ids by segment. */
export type DocumentIds = ReadonlyMap<number, Uint32Array>

/** The documents of the segments whose ИНН or ОГРН begins with each of the numbers, as far as no term tells it. */
export async function documentsByNumber(
  { db, numbers: cache }: SearchIndex,
  generation: Generation,
  numbers: readonly string[],
): Promise<Map<string, DocumentIds>> {
  const known = new Map(numbers.map((number) => [number, cache.get(generation, number)]))
  const unknown = numbers.filter((number) => !known.get(number))
  for (const [number, documents] of await readDocuments(db, generation, unknown)) {
    cache.set(generation, number, documents, sizeOf(documents))
    known.set(number, documents)
  }
  return new Map([...known].map(([number, documents]) => [number, documents ?? new Map()]))
}

async function readDocuments(
  db: ReadDb,
  { segments }: Generation,
  numbers: readonly string[],
): Promise<Map<string, Map<number, Uint32Array>>> {
  const documents = new Map(numbers.map((number) => [number, new Map<number, Uint32Array>()]))
  if (numbers.length === 0) return documents
  const areOgrnToo = numbers.map((number) => number.length > OGRN_TERM_DIGITS)
  // One that is being built has documents too, and not all of them yet.
  const isReady = new Set(segments.map(({ segment }) => segment))
  for (const { number, segment, documentIds } of await listByNumbers(db, numbers, numbers.map(endOfPrefix), areOgrnToo)) {
    if (isReady.has(segment)) documents.get(number)?.set(segment, Uint32Array.from(new Set(documentIds.split(' ').map(Number))).sort())
  }
  return documents
}

/** Bytes, roughly. */
const sizeOf = (documents: DocumentIds): number => [...documents.values()].reduce((sum, ids) => sum + ids.byteLength, ENTRY)
const ENTRY = 200
