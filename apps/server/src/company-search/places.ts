// One page of what several segments and the changes since found, in the standing order.
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Reader } from '../platform/db/database.ts'
import type { Places } from './find.ts'
import { listByNumbers, listRanks, type News, type WantedPlaces } from './index/index.sql.ts'
import { type IndexReader, SegmentGone } from './index/index-reader.ts'
import { idOfRank } from './rank.ts'
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

/** All that was found, and which part of it is asked for; `changed` are ranks of records that changed since the segments were made. */
export interface Page extends PageWindow {
  readonly found: readonly FoundInSegment[]
  readonly changed: Ordered
}

export const EMPTY_PAGE: Page = { found: [], changed: { preferred: [], rest: [] }, offset: 0, size: 0 }

const lengthOf = ({ preferred, rest }: Ordered): number => preferred.length + rest.length

/** How many records the page has. */
export function sizeOfPage({ found, changed, offset, size }: Page): number {
  const count = [...found, changed].reduce((sum, one) => sum + lengthOf(one), 0)
  return Math.max(0, Math.min(size, Math.min(count, SEARCH_END) - offset))
}

/** Where the records of the page are to be read. */
export function placesToRead(page: Page): WantedPlaces {
  const filled = page.found.filter((one) => lengthOf(one) > 0)
  const [only] = filled
  const size = sizeOfPage(page)
  if (only && filled.length === 1 && lengthOf(page.changed) === 0) {
    const ordinals = between(only, page.offset, page.offset + size)
    const areRest = ordinals.map((_, i) => page.offset + i >= only.preferred.length)
    return [ordinals.map(() => only.segment), ordinals, areRest, [], [], [], 0, size]
  }
  const end = page.offset + size
  const places = filled.flatMap(({ segment, ...ordered }) => begin(ordered, end).map((one) => ({ segment, ...one })))
  const changed = begin(page.changed, end)
  return [
    places.map(({ segment }) => segment),
    places.map(({ number }) => number),
    places.map(({ isRest }) => isRest),
    changed.map(({ number }) => idOfRank(number)),
    changed.map(({ number }) => number),
    changed.map(({ isRest }) => isRest),
    page.offset,
    size,
  ]
}

/** What stands from one place to before another. */
function between({ preferred, rest }: Ordered, from: number, to: number): number[] {
  const count = preferred.length
  return [...preferred.slice(from, to), ...rest.slice(Math.max(0, from - count), Math.max(0, to - count))]
}

/** As much of what was found as may stand before `end`. */
const begin = ({ preferred, rest }: Ordered, end: number) => [
  ...preferred.slice(0, end).map((number) => ({ number, isRest: false })),
  ...rest.slice(0, end).map((number) => ({ number, isRest: true })),
]

/** The ranks of a page. Throws SegmentGone. */
export async function ranksOf(db: Reader, page: Page): Promise<readonly number[]> {
  const size = sizeOfPage(page)
  if (size === 0) return []
  const ranks = await listRanks(db, ...placesToRead(page))
  if (ranks.length < size) throw new SegmentGone('a segment was replaced')
  return ranks.map(({ rank }) => rank)
}

/** Whether any of these places or records is among what was found. */
export function isAmongFound({ found, changed }: Page, { dead, recent }: News): boolean {
  const isFound = (segment: number, ordinal: number) =>
    found.some((one) => one.segment === segment && (one.preferred.includes(ordinal) || one.rest.includes(ordinal)))
  const ids = new Set([...changed.preferred, ...changed.rest].map(idOfRank))
  return (dead?.some(([segment, ordinal]) => isFound(segment, ordinal)) || recent?.some(([id]) => ids.has(id))) ?? false
}

/** The records whose ИНН or ОГРН begins with each of the numbers, as far as no term tells it. */
export async function placesByNumber({ db }: IndexReader, numbers: readonly string[]): Promise<Map<string, Places>> {
  const places = new Map(numbers.map((number) => [number, new Map<number, Uint32Array>()]))
  if (numbers.length === 0) return places
  const areOgrnToo = numbers.map((number) => number.length > OGRN_TERM_DIGITS)
  for (const { number, segment, ordinals } of await listByNumbers(db, numbers, numbers.map(endOfPrefix), areOgrnToo)) {
    places.get(number)?.set(segment, Uint32Array.from(new Set(ordinals.split(' ').map(Number))).sort())
  }
  return places
}
