// Searches one or several readings of a query and merges what they find: forms asked for first, then by rank, each record once.
import { SEARCH_END } from '@sverka/contract/company-search.rules'
import type { Clock } from '../platform/clock.ts'
import { type Condition, conditionOf, formTerms, termsToRead } from './condition.ts'
import type { Filters } from './filters.ts'
import { type Circumstances, COUNT_TO, matchesIn } from './find.ts'
import type { Segment } from './index/generation.ts'
import type { IndexLook } from './index/index-look.ts'
import type { IndexReader } from './index/index-reader.ts'
import type { FoundInSegment, Ordered, Page, PageWindow } from './page.ts'
import { placesByNumber } from './places.ts'
import type { Reading } from './query.ts'

export interface Window extends PageWindow {
  /** Nothing more is read of the index later, in milliseconds since 1970. */
  readonly lastStart: number
  readonly clock: Clock
}

export interface Found {
  readonly page: Page
  readonly count: number
  /** False: there are more than 1,000. */
  readonly exact: boolean
  readonly complete: boolean
  /** What was searched. */
  readonly conditions: readonly Condition[]
}

interface Wanted {
  readonly readings: readonly Reading[]
  readonly filters: Filters
  readonly look: IndexLook
  readonly window: Window
}

/** A reading as what it prefers, if it names a form, and all that it matches. */
interface Conditions {
  readonly preferred: Condition | null
  readonly all: Condition
}

/** Records that match any of the readings. Throws SegmentGone. */
export async function searchReadings(index: IndexReader, { readings, filters, look, window }: Wanted): Promise<Found> {
  await look.add(readings.flatMap((reading) => termsToRead(reading, filters)))
  const conditions = readings.map((reading) => conditionsOf(reading, filters))
  const numbers = await placesByNumber(index, look.generation, [...new Set(conditions.flatMap(({ all }) => all.numbers))])
  const circumstances = { index, look, numbers, lastStart: window.lastStart, clock: window.clock }
  const { segments, recent, dead } = look.generation
  const deadBefore = segments.map(({ segment }) => dead.get(segment)?.size)
  const looked = await Promise.all(segments.map((segment) => searchSegment(segment, conditions, circumstances)))
  // Without a wait from here to the changed records: one that changes meanwhile would stand among both, or among neither.
  const found = looked.map((one, i) => (dead.get(one.segment)?.size === deadBefore[i] ? one : withoutDead(one, look)))
  const changed = united(
    conditions.map(({ preferred, all }) => ({ preferred: preferred ? recent.matching(preferred) : [], rest: recent.matching(all) })),
  )
  const count = [...found, changed].reduce((sum, { preferred, rest }) => sum + preferred.length + rest.length, 0)
  return {
    page: { found, changed, offset: window.offset, size: window.size },
    count: Math.min(count, SEARCH_END),
    exact: count <= SEARCH_END,
    complete: found.every(({ complete }) => complete),
    conditions: conditions.map(({ all }) => all),
  }
}

function conditionsOf(reading: Reading, filters: Filters): Conditions {
  const forms = formTerms(reading)
  return { preferred: forms.length > 0 ? conditionOf(reading, filters, forms) : null, all: conditionOf(reading, filters) }
}

type FoundWhole = FoundInSegment & { readonly complete: boolean }

async function searchSegment(segment: Segment, conditions: readonly Conditions[], circumstances: Circumstances): Promise<FoundWhole> {
  const found: (Ordered & { complete: boolean })[] = []
  for (const { preferred, all } of conditions) {
    const first = preferred ? await matchesIn(segment, preferred, circumstances) : { ordinals: [], complete: true }
    const isEnough = first.ordinals.length >= COUNT_TO || !first.complete
    const others = isEnough ? { ordinals: [], complete: true } : await matchesIn(segment, all, circumstances)
    found.push({ preferred: first.ordinals, rest: others.ordinals, complete: first.complete && others.complete })
  }
  return { segment: segment.segment, ...united(found), complete: found.every(({ complete }) => complete) }
}

function withoutDead(found: FoundWhole, { generation }: IndexLook): FoundWhole {
  const dead = generation.dead.get(found.segment)
  if (!dead) return found
  const living = (ordinals: readonly number[]) => ordinals.filter((ordinal) => !dead.has(ordinal))
  return { ...found, preferred: living(found.preferred), rest: living(found.rest) }
}

/** What several readings found, each record once and at its best place. */
function united(found: readonly Ordered[]): Ordered {
  const preferred = found.map((one) => one.preferred).reduce(merged, [])
  const rest = found.map((one) => one.rest).reduce(merged, [])
  return { preferred, rest: preferred.length === 0 ? rest : without(rest, preferred) }
}

/** The numbers of two ascending rows, each once. */
function merged(left: readonly number[], right: readonly number[]): readonly number[] {
  if (left.length === 0) return right
  const numbers: number[] = []
  let [i, j] = [0, 0]
  while (i < left.length && j < right.length) {
    const [a, b] = [left[i] ?? 0, right[j] ?? 0]
    numbers.push(Math.min(a, b))
    if (a <= b) i++
    if (b <= a) j++
  }
  return numbers.concat(left.slice(i), right.slice(j))
}

/** An ascending row without the numbers of another. */
function without(numbers: readonly number[], others: readonly number[]): number[] {
  let at = 0
  return numbers.filter((number) => {
    while (at < others.length && (others[at] ?? 0) < number) at++
    return others[at] !== number
  })
}
