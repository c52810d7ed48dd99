// Searches an index: finds the documents that match any of the conditions in every segment (immutable set of documents with posting lists) and in the
// delta (documents written since the segments were built), ordered by levels.
import { type Condition, type IndexQuery, listQueryTerms, type Step, withRequirements } from './conditions.ts'
import { type Delta, meetsRequirements } from './delta.ts'
import { PostingList } from './lists.ts'
import { type Budget, type Found, matchSegment, type SegmentQuestion } from './search.ts'
import { ranWithinBudget, Sifting } from './sifting.ts'
import { addBits, removeBits } from './small-set.ts'
import type { Rules, Segment } from './store.ts'
import type { IndexView, PrefixLookups } from './view.ts'

/** Documents by level, in the order in which levels are shown: each level is ascending and without the documents of earlier levels. */
export interface Ordered {
  readonly levels: readonly (readonly number[])[]
}

/** The levels hold document ids of the segment. */
export interface FoundInSegment extends Ordered {
  readonly segment: number
}

/** The levels hold ranks of documents in the delta. */
export interface FoundInDelta extends Ordered {
  /** Keys of all these documents. */
  readonly keys: ReadonlySet<number>
}

export interface Searched {
  readonly found: readonly FoundInSegment[]
  readonly changed: FoundInDelta
  /** The number of matches, at most the number counted to. */
  readonly count: number
  /** False if there are more matches. */
  readonly exact: boolean
  /** False if the budget was used up before everything was searched. */
  readonly complete: boolean
}

interface SearchContext {
  readonly view: IndexView
  readonly lookUps: PrefixLookups
  /** One more than are counted at most, to tell «exactly so many» from «more». */
  readonly countTo: number
  readonly budget: Budget
}

/** Finds up to `end` documents by levels. Throws SegmentDeleted if a segment was replaced meanwhile: then search again. */
export async function searchLevels(
  view: IndexView,
  request: IndexQuery,
  { end, budget }: { end: number; budget: Budget },
): Promise<Searched> {
  await view.add(listQueryTerms(request))
  const lookUps = await view.lookUp([...new Set(request.widest.flatMap((one) => one.lookUps ?? []))])
  const searching = { view, lookUps, countTo: end + 1, budget }
  const { segments, delta, tombstones } = view.generation
  const before = segments.map(({ segment }) => tombstones.get(segment)?.size)
  const matched = await Promise.all(segments.map((segment) => matchInSegment(segment, request, searching)))
  // No await from here to the search of the delta: a document that changed in between would be found in both segment and delta, or in neither.
  const found = matched.map((one, i) => (tombstones.get(one.segment)?.size === before[i] ? one : withoutTombstones(one, view)))
  // If one segment has enough matches on its first levels, later levels are not shown.
  const levels = request.levels.slice(0, Math.min(...found.map((one) => (one.isFull ? one.levels.length : request.levels.length))))
  const changed = budget.spend(() => changedByLevels(view.index.rules, delta, { ...request, levels }))
  const count = [...found, changed].reduce((sum, one) => sum + one.levels.reduce((all, level) => all + level.length, 0), 0)
  const complete = found.every((one) => one.complete)
  return { found, changed, count: Math.min(count, end), exact: count <= end, complete }
}

interface FoundWhole extends FoundInSegment {
  readonly complete: boolean
  /** True if the limit was reached before the last level. */
  readonly isFull: boolean
}

interface Matches {
  /** Limited to the number counted to. */
  readonly found: Found
  readonly complete: boolean
}

/** The matches of each condition of the query; null for a condition with an empty list, which no document meets. */
type Widest = readonly (Matches | null)[]

/**
 * Finds the matches of every condition, up to the limit. If no condition exceeds the limit, each of these few documents is tested for its level.
 * Otherwise the levels are searched one after another, which stops early.
 */
async function matchInSegment(segment: Segment, request: IndexQuery, searching: SearchContext): Promise<FoundWhole> {
  const widest = await awaitAll(request.widest.map((condition) => matchesIn(segment, condition, searching)))
  const overflows = widest.some((one) => one?.complete && one.found.isFull)
  return overflows ? searchEachLevel(segment, { request, widest }, searching) : sift(segment, { request, widest }, searching)
}

/** Does not await if every list is empty, as most lists of most queries are. */
const awaitAll = async (matching: readonly (Promise<Matches> | null)[]): Promise<Widest> =>
  matching.some((one) => one !== null) ? await Promise.all(matching) : (matching as readonly null[])

interface RequestAndMatches {
  readonly request: IndexQuery
  readonly widest: Widest
}

/** Tests each of a few matches for its level. */
async function sift(segment: Segment, { request, widest }: RequestAndMatches, { view, budget }: SearchContext): Promise<FoundWhole> {
  const isInTime = widest.every((one) => one?.complete !== false)
  const found = widest.map((one) => one?.found.ids ?? NO_IDS)
  const sifting = new Sifting(view, segment.segment, found.reduce(merged, NO_IDS))
  const { candidates } = sifting
  const levels = request.levels.map((level) => level.filter(({ condition }) => (found[condition]?.length ?? 0) > 0))
  const isRead = isInTime && (await sifting.read(listQueryTerms({ widest: [], levels }), budget))
  return budget.spend(() => {
    const byCondition = found.map((ids) => candidates.toBits(ids))
    const seen = candidates.none()
    const ids = levels.map((steps) => {
      const level = candidates.none()
      for (const { condition, further } of steps) addBits(level, sifting.filter(byCondition[condition] ?? candidates.none(), further))
      removeBits(level, seen)
      addBits(seen, level)
      return candidates.ids(level)
    })
    return { segment: segment.segment, levels: ids, complete: isInTime && isRead, isFull: false }
  })
}

const NO_IDS = new Uint32Array()

/** Searches level after level until the limit is reached. */
async function searchEachLevel(segment: Segment, { request, widest }: RequestAndMatches, searching: SearchContext): Promise<FoundWhole> {
  const levels: (readonly number[])[] = []
  const seen = new Set<number>()
  for (const level of request.levels) {
    const found = await awaitAll(
      level.map((step) => findMatches(step, widest) ?? matchesIn(segment, narrowCondition(request, step), searching)),
    )
    const fresh: number[] = []
    for (const documentId of found.map((one) => one?.found.ids ?? NO_IDS).reduce(merged, NO_IDS))
      if (!seen.has(documentId)) fresh.push(documentId)
    levels.push(fresh)
    if (found.some((one) => one?.complete === false)) return { segment: segment.segment, levels, complete: false, isFull: false }
    if (seen.size + fresh.length >= searching.countTo) return { segment: segment.segment, levels, complete: true, isFull: true }
    for (const documentId of fresh) seen.add(documentId)
  }
  return { segment: segment.segment, levels, complete: true, isFull: false }
}

/** The matches of a step without further requirements are those of its condition, which have been found already; null for other steps. */
const findMatches = ({ condition, further }: Step, widest: Widest): Promise<Matches> | null => {
  const known = widest[condition]
  return known && !further.all && !further.groups ? Promise.resolve(known) : null
}

const narrowCondition = ({ widest }: IndexQuery, { condition, further }: Step): Condition =>
  withRequirements(widest[condition] ?? NOTHING, further)
/** No document meets it, since it requires a term of an empty group. */
const NOTHING: Condition = { groups: [[]] }

function withoutTombstones(found: FoundWhole, { generation }: IndexView): FoundWhole {
  const tombstones = generation.tombstones.get(found.segment)
  if (!tombstones) return found
  return { ...found, levels: found.levels.map((level) => level.filter((documentId) => !tombstones.has(documentId))) }
}

/** Puts each document of the delta on the first level that it belongs to. */
function changedByLevels(rules: Rules, delta: Delta, { widest, levels }: IndexQuery): FoundInDelta {
  const found = widest.map((condition) => delta.matching(condition))
  const keys = new Set<number>()
  const ranks = levels.map((steps) => {
    const level = new Map<number, number>()
    for (const { condition, further } of steps)
      for (const { key, rank, words } of found[condition] ?? [])
        if (!keys.has(key) && meetsRequirements(rules, words, further)) level.set(key, rank)
    for (const key of level.keys()) keys.add(key)
    return [...level.values()].sort((a, b) => a - b)
  })
  return { levels: ranks, keys }
}

/** The first matches of a segment in its order; null, without an await, if a required list is empty. Throws SegmentDeleted. */
function matchesIn(segment: Segment, condition: Condition, searching: SearchContext): Promise<Matches> | null {
  const question = makeQuestion(segment, condition, searching)
  const isEmpty = question.all.some(({ df }) => df === 0) || question.groups.some((group) => group.every(({ df }) => df === 0))
  return isEmpty ? null : answerQuestion(question, searching)
}

async function answerQuestion(question: SegmentQuestion, { countTo, view, budget }: SearchContext): Promise<Matches> {
  const found = view.found(countTo)
  const complete = await ranWithinBudget(budget, () => matchSegment(question, view.index.matcher, found))
  return { found, complete }
}

function makeQuestion(segment: Segment, condition: Condition, { view, lookUps, budget }: SearchContext): SegmentQuestion {
  const { all = [], groups = [], lookUps: texts = [] } = condition
  const list = (term: string) => view.list(segment.segment, term)
  const tombstones = view.generation.tombstones.get(segment.segment)
  return {
    all: all.map(list),
    groups: [...groups.map((group) => group.map(list)), ...texts.map((text) => [lookedUp(segment, text, lookUps), list(text)])],
    ranges: classRanges(segment, condition),
    read: (wanted) => {
      budget.expect()
      return view.readChunks(wanted)
    },
    budget,
    isLiving: (documentId) => !tombstones?.has(documentId),
  }
}

const lookedUp = ({ segment }: Segment, text: string, lookUps: PrefixLookups): PostingList =>
  PostingList.inMemory(segment, lookUps.get(text)?.get(segment) ?? NO_IDS)

function classRanges({ borders, documents }: Segment, { classes }: Condition): SegmentQuestion['ranges'] {
  const ends = [...borders, documents]
  return ends.flatMap((end, at) => (classes === undefined || classes.includes(at) ? [[ends[at - 1] ?? 0, end] as const] : []))
}

/** Merges two ascending arrays without duplicates. */
function merged(left: Uint32Array, right: Uint32Array): Uint32Array {
  if (left.length === 0) return right
  if (right.length === 0) return left
  const numbers = new Uint32Array(left.length + right.length)
  let [i, j, count] = [0, 0, 0]
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i] ?? Number.POSITIVE_INFINITY, right[j] ?? Number.POSITIVE_INFINITY]
    numbers[count++] = Math.min(a, b)
    if (a <= b) i++
    if (b <= a) j++
  }
  return numbers.subarray(0, count)
}
