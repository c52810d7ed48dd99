// Reads of the database where records stand: the ranks of a page, and the places of numbers.
import type { ReadDb, Reader } from '../platform/db/database.ts'
import type { Places } from './find.ts'
import { type Generation, SegmentGone } from './index/generation.ts'
import { listByNumbers, listRanks } from './index/index.sql.ts'
import type { IndexReader } from './index/index-reader.ts'
import type { Page } from './page.ts'
import { candidatesOf, columnsOf } from './shown/candidates.ts'
import { endOfPrefix, OGRN_TERM_DIGITS } from './words.ts'

/** The ranks of a page. Throws SegmentGone. */
export async function ranksOf(db: Reader, page: Page): Promise<readonly number[]> {
  const candidates = candidatesOf(page)
  if (candidates.size === 0) return []
  const ranks = await listRanks(db, ...columnsOf([candidates]), candidates.offset, candidates.size)
  if (ranks.length < candidates.size) throw new SegmentGone('a segment was replaced')
  return ranks.map(({ rank }) => rank)
}

/** The records of the segments whose ИНН or ОГРН begins with each of the numbers, as far as no term tells it. */
export async function placesByNumber(
  { db, numbers: cache }: IndexReader,
  generation: Generation,
  numbers: readonly string[],
): Promise<Map<string, Places>> {
  const known = new Map(numbers.map((number) => [number, cache.get(generation, number)]))
  const unknown = numbers.filter((number) => !known.get(number))
  for (const [number, places] of await readPlaces(db, generation, unknown)) {
    cache.keep(generation, number, places, sizeOf(places))
    known.set(number, places)
  }
  return new Map([...known].map(([number, places]) => [number, places ?? new Map()]))
}

async function readPlaces(
  db: ReadDb,
  { segments }: Generation,
  numbers: readonly string[],
): Promise<Map<string, Map<number, Uint32Array>>> {
  const places = new Map(numbers.map((number) => [number, new Map<number, Uint32Array>()]))
  if (numbers.length === 0) return places
  const areOgrnToo = numbers.map((number) => number.length > OGRN_TERM_DIGITS)
  // One that is being built has places too, and not all of them yet.
  const isReady = new Set(segments.map(({ segment }) => segment))
  for (const { number, segment, ordinals } of await listByNumbers(db, numbers, numbers.map(endOfPrefix), areOgrnToo)) {
    if (isReady.has(segment)) places.get(number)?.set(segment, Uint32Array.from(new Set(ordinals.split(' ').map(Number))).sort())
  }
  return places
}

/** Bytes, roughly. */
const sizeOf = (places: Places): number => [...places.values()].reduce((sum, ordinals) => sum + ordinals.byteLength, ENTRY)
const ENTRY = 200
