// One page of what several segments and the changes since found, in the standing order.
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Reader } from '../platform/db/database.ts'
import type { Places } from './find.ts'
import { listByInn, listByOgrn, listPlaces } from './index/index.sql.ts'
import { type IndexReader, SegmentGone } from './index/index-reader.ts'
import { endOfPrefix, OGRN_TERM_DIGITS } from './words.ts'

/** What is shown first and what follows, each ascending and without the other. */
export interface Ordered {
  readonly preferred: readonly number[]
  readonly rest: readonly number[]
}

/** Numbers of records in a segment. */
export interface FoundInSegment extends Ordered {
  readonly segment: number
}

export interface PageWindow {
  readonly offset: number
  readonly size: number
}

const isEmpty = ({ preferred, rest }: Ordered): boolean => preferred.length + rest.length === 0

/** A page of what was found, in order: numbers in a segment where all of it stands in one, else ranks. */
export type Page = { readonly segment: number; readonly ordinals: readonly number[] } | { readonly ranks: readonly number[] }

export const EMPTY_PAGE: Page = { ranks: [] }

/** One page of all that was found. `recent` are ranks already. Throws SegmentGone. */
export async function pageOf(
  index: IndexReader,
  found: readonly FoundInSegment[],
  recent: Ordered,
  { offset, size }: PageWindow,
): Promise<Page> {
  const end = Math.min(offset + size, SEARCH_END)
  const filled = found.filter((one) => !isEmpty(one))
  const [only] = filled
  if (only && filled.length === 1 && isEmpty(recent)) {
    return { segment: only.segment, ordinals: [...only.preferred, ...only.rest].slice(offset, end) }
  }
  const parts = await Promise.all(filled.map((one) => rankedOf(index, one, end)))
  const merged = (part: keyof Ordered) => [...parts, recent].flatMap((one) => one[part]).sort((a, b) => a - b)
  return { ranks: [...merged('preferred'), ...merged('rest')].slice(offset, end) }
}

/** The ranks of a page. Throws SegmentGone. */
export const ranksOf = async (db: Reader, page: Page): Promise<readonly number[]> =>
  'ranks' in page ? page.ranks : ranksAt(db, page.segment, page.ordinals)

async function rankedOf(index: IndexReader, { segment, preferred, rest }: FoundInSegment, end: number): Promise<Ordered> {
  const first = preferred.slice(0, end)
  const ranks = await ranksAt(index.db, segment, [...first, ...rest.slice(0, end)])
  return { preferred: ranks.slice(0, first.length), rest: ranks.slice(first.length) }
}

async function ranksAt(db: Reader, segment: number, ordinals: readonly number[]): Promise<number[]> {
  if (ordinals.length === 0) return []
  const ranks = new Map((await listPlaces(db, segment, ordinals)).map(({ ordinal, rank }) => [ordinal, rank]))
  if (ranks.size < ordinals.length) throw new SegmentGone(`segment ${segment}`)
  return ordinals.map((ordinal) => ranks.get(ordinal) ?? 0)
}

/** The records whose ИНН or ОГРН begins with each of the numbers, as far as no term tells it. */
export async function placesByNumber(index: IndexReader, numbers: readonly string[]): Promise<Map<string, Places>> {
  const found = await Promise.all(numbers.map(async (number) => [number, ordinalsOf(await placesOf(index, number))] as const))
  return new Map(found)
}

async function placesOf({ db }: IndexReader, number: string) {
  const end = endOfPrefix(number)
  const byInn = await listByInn(db, number, end)
  return number.length > OGRN_TERM_DIGITS ? [...byInn, ...(await listByOgrn(db, number, end))] : byInn
}

function ordinalsOf(places: readonly { segment: number; ordinal: number }[]): Places {
  const bySegment = Map.groupBy(places, ({ segment }) => segment)
  return new Map([...bySegment].map(([segment, rows]) => [segment, distinct(rows.map(({ ordinal }) => ordinal))]))
}

const distinct = (ordinals: readonly number[]): Uint32Array => Uint32Array.from(new Set(ordinals)).sort()
