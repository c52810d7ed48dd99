// Matches one or several readings of a query and merges what they find: forms asked for first, then by rank, each company once.
import type { Clock } from '../../platform/clock.ts'
import type { FoundInSegment, Ordered, Page, PageWindow } from '../answer/page.ts'
import type { Segment } from '../index/generation.ts'
import type { IndexView } from '../index/index-view.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Condition, conditionOf, formTerms, termsToRead } from '../query/condition.ts'
import type { Filters } from '../query/filters.ts'
import type { Reading } from '../query/query.ts'
import { documentsByNumber } from './long-numbers.ts'
import { type Counting, matchesIn } from './match-segment.ts'

export interface Window extends PageWindow {
  /** Nothing more is read of the index later, in milliseconds since 1970. */
  readonly lastStart: number
  readonly clock: Clock
}

export interface Matched {
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
  readonly index: SearchIndex
  readonly view: IndexView
  readonly window: Window
}

/** A reading as what it prefers, if it names a form, and all that it matches. */
interface Conditions {
  readonly preferred: Condition | null
  readonly all: Condition
}

/** Documents and companies of the delta that match any of the readings. Throws SegmentGone. */
export async function matchReadings({ index, readings, filters, view, window }: Wanted): Promise<Matched> {
  await view.add(readings.flatMap((reading) => termsToRead(reading, filters)))
  const conditions = readings.map((reading) => conditionsOf(reading, filters))
  const numbers = await documentsByNumber(index, view.generation, [...new Set(conditions.flatMap(({ all }) => all.numbers))])
  const searching = { index, view, numbers, countTo: window.end + 1, lastStart: window.lastStart, clock: window.clock }
  const { segments, delta, tombstones } = view.generation
  const before = segments.map(({ segment }) => tombstones.get(segment)?.size)
  const matched = await Promise.all(segments.map((segment) => matchInSegment(segment, conditions, searching)))
  // Without a wait from here to the delta: a company that changes meanwhile would stand among both, or among neither.
  const found = matched.map((one, i) => (tombstones.get(one.segment)?.size === before[i] ? one : withoutTombstones(one, view)))
  const changed = united(
    conditions.map(({ preferred, all }) => ({ preferred: preferred ? delta.matching(preferred) : [], rest: delta.matching(all) })),
  )
  const count = [...found, changed].reduce((sum, { preferred, rest }) => sum + preferred.length + rest.length, 0)
  return {
    page: { found, changed, offset: window.offset, size: window.size, end: window.end },
    count: Math.min(count, window.end),
    exact: count <= window.end,
    complete: found.every(({ complete }) => complete),
    conditions: conditions.map(({ all }) => all),
  }
}

function conditionsOf(reading: Reading, filters: Filters): Conditions {
  const forms = formTerms(reading)
  return { preferred: forms.length > 0 ? conditionOf(reading, filters, forms) : null, all: conditionOf(reading, filters) }
}

type FoundWhole = FoundInSegment & { readonly complete: boolean }

async function matchInSegment(segment: Segment, conditions: readonly Conditions[], searching: Counting): Promise<FoundWhole> {
  const found: (Ordered & { complete: boolean })[] = []
  for (const { preferred, all } of conditions) {
    const first = preferred ? await matchesIn(segment, preferred, searching) : { documentIds: [], complete: true }
    const isEnough = first.documentIds.length >= searching.countTo || !first.complete
    const others = isEnough ? { documentIds: [], complete: true } : await matchesIn(segment, all, searching)
    found.push({ preferred: first.documentIds, rest: others.documentIds, complete: first.complete && others.complete })
  }
  return { segment: segment.segment, ...united(found), complete: found.every(({ complete }) => complete) }
}

function withoutTombstones(found: FoundWhole, { generation }: IndexView): FoundWhole {
  const tombstones = generation.tombstones.get(found.segment)
  if (!tombstones) return found
  const living = (documentIds: readonly number[]) => documentIds.filter((documentId) => !tombstones.has(documentId))
  return { ...found, preferred: living(found.preferred), rest: living(found.rest) }
}

/** What several readings found, each company once and at its best place. */
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
