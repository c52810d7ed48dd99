// Matches the levels of a query and merges what they find: level by level, each by rank, each company once.
import type { FoundInSegment, Ordered, Page, PageWindow } from '../answer/page.ts'
import type { Budget } from '../budget.ts'
import type { Segment } from '../index/generation.ts'
import type { IndexView } from '../index/index-view.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Condition, termsOfConditions } from '../query/condition.ts'
import { documentsByNumber } from './long-numbers.ts'
import { type Counting, matchesIn } from './match-segment.ts'

export interface Window extends PageWindow {
  readonly budget: Budget
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

/** What is asked for first, what fills the page where that does not, and so on; on each level any of the conditions will do. */
export type Levels = readonly (readonly Condition[])[]

interface Wanted {
  readonly levels: Levels
  readonly index: SearchIndex
  readonly view: IndexView
  readonly window: Window
}

/** Documents and companies of the delta that match any level. Throws SegmentGone. */
export async function matchLevels({ index, levels, view, window }: Wanted): Promise<Matched> {
  const conditions = levels.flat()
  await view.add(termsOfConditions(conditions))
  const numbers = await documentsByNumber(index, view.generation, [...new Set(conditions.flatMap((one) => one.numbers))])
  const searching = { index, view, numbers, countTo: window.end + 1, budget: window.budget }
  const { segments, delta, tombstones } = view.generation
  const before = segments.map(({ segment }) => tombstones.get(segment)?.size)
  const matched = await Promise.all(segments.map((segment) => matchInSegment(segment, levels, searching)))
  // Without a wait from here to the delta: a company that changes meanwhile would stand among both, or among neither.
  const found = matched.map((one, i) => (tombstones.get(one.segment)?.size === before[i] ? one : withoutTombstones(one, view)))
  // Behind a segment that has all that is counted nothing further counts.
  const asked = levels.slice(0, Math.min(...found.map((one) => (one.isFull ? one.levels.length : levels.length))))
  const changed = window.budget.spend(() =>
    apart(asked.map((level) => level.map((condition) => delta.matching(condition)).reduce(merged, []))),
  )
  const count = [...found, changed].reduce((sum, one) => sum + one.levels.flat().length, 0)
  return {
    page: { found, changed, offset: window.offset, size: window.size, end: window.end },
    count: Math.min(count, window.end),
    exact: count <= window.end,
    complete: found.every(({ complete }) => complete),
    conditions,
  }
}

interface FoundWhole extends FoundInSegment {
  readonly complete: boolean
  /** As many as are counted were found before the last level. */
  readonly isFull: boolean
}

/** Asks level after level until as many are found as are counted. */
async function matchInSegment(segment: Segment, asked: Levels, searching: Counting): Promise<FoundWhole> {
  const levels: (readonly number[])[] = []
  const seen = new Set<number>()
  for (const level of asked) {
    const matching = level.flatMap((condition) => matchesIn(segment, condition, searching) ?? [])
    // What is empty is not waited for: most levels of most queries are.
    const found = matching.length > 0 ? await Promise.all(matching) : []
    const documentIds = found.map((one) => one.documentIds).reduce(merged, [])
    const fresh = seen.size === 0 ? documentIds : documentIds.filter((documentId) => !seen.has(documentId))
    levels.push(fresh)
    if (found.some(({ complete }) => !complete)) return { segment: segment.segment, levels, complete: false, isFull: false }
    if (seen.size + fresh.length >= searching.countTo) return { segment: segment.segment, levels, complete: true, isFull: true }
    for (const documentId of fresh) seen.add(documentId)
  }
  return { segment: segment.segment, levels, complete: true, isFull: false }
}

function withoutTombstones(found: FoundWhole, { generation }: IndexView): FoundWhole {
  const tombstones = generation.tombstones.get(found.segment)
  if (!tombstones) return found
  return { ...found, levels: found.levels.map((level) => level.filter((documentId) => !tombstones.has(documentId))) }
}

/** Levels each without what stands on those before. */
function apart(levels: readonly (readonly number[])[]): Ordered {
  const seen = new Set<number>()
  return {
    levels: levels.map((level) => {
      const fresh = level.filter((number) => !seen.has(number))
      for (const number of fresh) seen.add(number)
      return fresh
    }),
  }
}

/** The numbers of two ascending rows, each once. */
function merged(left: readonly number[], right: readonly number[]): readonly number[] {
  if (left.length === 0) return right
  if (right.length === 0) return left
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
