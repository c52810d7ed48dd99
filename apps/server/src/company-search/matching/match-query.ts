// Matches a query: what any of its readings finds, put in order by levels, in every segment and in what changed.

import { addBits, removeBits } from '@sverka/posting-lists/few'
import type { FoundInSegment, Ordered, Page, PageWindow } from '../answer/page.ts'
import type { Budget } from '../budget.ts'
import { type Delta, hasFurther } from '../index/delta.ts'
import type { Segment } from '../index/generation.ts'
import type { IndexView } from '../index/index-view.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { type Condition, narrowed, termsOfConditions } from '../query/condition.ts'
import type { Asked, Step } from '../query/levels.ts'
import { documentsByNumber } from './long-numbers.ts'
import { type Counting, type Matches, matchesIn, Sifting } from './match-segment.ts'

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

interface Wanted {
  readonly asked: Asked
  readonly index: SearchIndex
  readonly view: IndexView
  readonly window: Window
}

/** The terms whose lists a query reads. */
export const termsOfAsked = ({ widest, levels }: Asked): string[] => [
  ...termsOfConditions(widest),
  ...termsOfConditions(levels.flat().map(({ further }) => further)),
]

/** Documents and companies of the delta that match a query. Throws SegmentGone. */
export async function matchQuery({ index, asked, view, window }: Wanted): Promise<Matched> {
  await view.add(termsOfAsked(asked))
  const numbers = await documentsByNumber(index, view.generation, [...new Set(asked.widest.flatMap((one) => one.numbers))])
  const searching = { index, view, numbers, countTo: window.end + 1, budget: window.budget }
  const { segments, delta, tombstones } = view.generation
  const before = segments.map(({ segment }) => tombstones.get(segment)?.size)
  const matched = await Promise.all(segments.map((segment) => matchInSegment(segment, asked, searching)))
  // Without a wait from here to the delta: a company that changes meanwhile would stand among both, or among neither.
  const found = matched.map((one, i) => (tombstones.get(one.segment)?.size === before[i] ? one : withoutTombstones(one, view)))
  // Behind a segment that has all that is counted nothing further counts.
  const levels = asked.levels.slice(0, Math.min(...found.map((one) => (one.isFull ? one.levels.length : asked.levels.length))))
  const changed = window.budget.spend(() => changedByLevels(delta, { ...asked, levels }))
  const count = [...found, changed].reduce((sum, one) => sum + one.levels.reduce((all, level) => all + level.length, 0), 0)
  return {
    page: { found, changed, offset: window.offset, size: window.size, end: window.end },
    count: Math.min(count, window.end),
    exact: count <= window.end,
    complete: found.every(({ complete }) => complete),
    conditions: asked.widest,
  }
}

interface FoundWhole extends FoundInSegment {
  readonly complete: boolean
  /** As many as are counted were found before the last level. */
  readonly isFull: boolean
}

/** Null for a reading of which a list is empty. */
type Widest = readonly (Matches | null)[]

/**
 * What any reading finds, to as many as are counted. Where no reading has more, the levels are told apart by testing those few documents; else
 * they are asked one after another, which stops early.
 */
async function matchInSegment(segment: Segment, asked: Asked, searching: Counting): Promise<FoundWhole> {
  const widest = await allOf(asked.widest.map((condition) => matchesIn(segment, condition, searching)))
  const overflows = widest.some((one) => one?.complete && one.found.isFull)
  return overflows ? askLevels(segment, { asked, widest }, searching) : sift(segment, { asked, widest }, searching)
}

/** What is there at once is not waited for: most lists of most queries are empty. */
const allOf = async (matching: readonly (Promise<Matches> | null)[]): Promise<Widest> =>
  matching.some((one) => one !== null) ? await Promise.all(matching) : (matching as readonly null[])

interface AskedAndFound {
  readonly asked: Asked
  readonly widest: Widest
}

async function sift(segment: Segment, { asked, widest }: AskedAndFound, searching: Counting): Promise<FoundWhole> {
  const isInTime = widest.every((one) => one?.complete !== false)
  const found = widest.map((one) => one?.found.ids ?? NOBODY)
  const sifting = new Sifting(segment, found.reduce(merged, NOBODY), searching)
  const { few } = sifting
  const levels = asked.levels.map((level) => level.filter(({ reading }) => (found[reading]?.length ?? 0) > 0))
  const isRead = isInTime && (await sifting.read(termsOfConditions(levels.flat().map(({ further }) => further))))
  return searching.budget.spend(() => {
    const byReading = found.map((ids) => few.of(ids))
    const seen = few.none()
    const ids = levels.map((steps) => {
      const level = few.none()
      for (const { reading, further } of steps) addBits(level, sifting.meeting(byReading[reading] ?? few.none(), further))
      removeBits(level, seen)
      addBits(seen, level)
      return few.ids(level)
    })
    return { segment: segment.segment, levels: ids, complete: isInTime && isRead, isFull: false }
  })
}

const NOBODY = new Uint32Array()

/** Asks level after level until as many are found as are counted. */
async function askLevels(segment: Segment, { asked, widest }: AskedAndFound, searching: Counting): Promise<FoundWhole> {
  const levels: (readonly number[])[] = []
  const seen = new Set<number>()
  for (const level of asked.levels) {
    const found = await allOf(level.map((step) => matchesOf(step, widest) ?? matchesIn(segment, conditionOf(asked, step), searching)))
    const fresh: number[] = []
    for (const documentId of found.map((one) => one?.found.ids ?? NOBODY).reduce(merged, NOBODY))
      if (!seen.has(documentId)) fresh.push(documentId)
    levels.push(fresh)
    if (found.some((one) => one?.complete === false)) return { segment: segment.segment, levels, complete: false, isFull: false }
    if (seen.size + fresh.length >= searching.countTo) return { segment: segment.segment, levels, complete: true, isFull: true }
    for (const documentId of fresh) seen.add(documentId)
  }
  return { segment: segment.segment, levels, complete: true, isFull: false }
}

/** Where nothing further is asked for, what the reading finds is known. */
const matchesOf = ({ reading, further }: Step, widest: Widest): Promise<Matches> | null => {
  const known = widest[reading]
  return known && !further.all && !further.groups ? Promise.resolve(known) : null
}

const conditionOf = ({ widest }: Asked, { reading, further }: Step): Condition => narrowed(widest[reading] ?? NOTHING, further)
const NOTHING: Condition = { all: [], groups: [[]], numbers: [], statuses: undefined }

function withoutTombstones(found: FoundWhole, { generation }: IndexView): FoundWhole {
  const tombstones = generation.tombstones.get(found.segment)
  if (!tombstones) return found
  return { ...found, levels: found.levels.map((level) => level.filter((documentId) => !tombstones.has(documentId))) }
}

/** Ranks of the companies of the delta, each on the first level that it belongs to. */
function changedByLevels(delta: Delta, { widest, levels }: Asked): Ordered {
  const found = widest.map((condition) => delta.matching(condition))
  const seen = new Set<number>()
  return {
    levels: levels.map((steps) => {
      const level = new Set<number>()
      for (const { reading, further } of steps)
        for (const row of found[reading] ?? []) if (!seen.has(row.rank) && hasFurther(row.words, further)) level.add(row.rank)
      for (const rank of level) seen.add(rank)
      return [...level].sort((a, b) => a - b)
    }),
  }
}

/** The numbers of two ascending rows, each once. */
function merged(left: Uint32Array, right: Uint32Array): Uint32Array {
  if (left.length === 0) return right
  if (right.length === 0) return left
  const numbers = new Uint32Array(left.length + right.length)
  let [i, j, count] = [0, 0, 0]
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i] ?? Infinity, right[j] ?? Infinity]
    numbers[count++] = Math.min(a, b)
    if (a <= b) i++
    if (b <= a) j++
  }
  return numbers.subarray(0, count)
}
