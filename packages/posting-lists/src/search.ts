// Searches one segment in the order of document ids, which is that of ranks, until enough documents match, and reads the chunks of posting lists as
// they are needed. A list consists of containers, each for 65,536 ids; `key` is a container's number, and a chunk is several containers read at once.
import { CONTAINER, lowerBound, type PostingList } from './lists.ts'
import { groupSize, type Matcher, makePlan, type Question } from './matcher.ts'

/** Chunks of a list that must be read: from `first` to `last`, both included. */
export interface ChunkRange {
  readonly list: PostingList
  readonly first: number
  readonly last: number
}

/** How much work a query may do. */
export interface Budget {
  /** Runs synchronous work and counts its processor time. */
  spend<T>(work: () => T): T
  /** Throws if the budget is used up. */
  expect(): void
  /** Whether an error means that the budget is used up, whoever threw it. */
  isTimeOut(error: unknown): boolean
}

/** A budget without a limit. */
export const UNLIMITED: Budget = { spend: (work) => work(), expect: () => undefined, isTimeOut: () => false }

/** How lists are read, and how much work may be done with them. */
export interface Reading {
  /** Reads these chunks into their lists. */
  readonly read: (wanted: readonly ChunkRange[]) => Promise<void>
  readonly budget: Budget
}

export interface SegmentQuestion extends Question, Reading {
  /** Ranges of ids to search, `to` excluded, in order. */
  readonly ranges: readonly (readonly [from: number, to: number])[]
  /** False for a document that was deleted, or replaced by a later version. */
  readonly isLiving: (documentId: number) => boolean
}

/** Matching document ids, ascending, up to a fixed capacity. */
export class Found {
  readonly #ids: Uint32Array
  count = 0

  /** `room`: the most ids. */
  constructor(room: number) {
    this.#ids = new Uint32Array(room)
  }

  get isFull(): boolean {
    return this.count === this.#ids.length
  }

  /** The matches so far; a view of the buffer, so copy it to keep it. */
  get ids(): Uint32Array {
    return this.#ids.subarray(0, this.count)
  }

  get room(): number {
    return this.#ids.length
  }

  add(documentId: number): void {
    this.#ids[this.count++] = documentId
  }
}

/** If the smallest list or group has at most this many times as many ids as are wanted, all is read at once: stopping early would save little. */
const READ_WHOLE = 4
/** Safety factor of the estimate of how many containers are still needed. */
const SPARE = 1.3

/**
 * Adds the first matching ids to `found`, in order, until it is full; calls `read` only a few times. Matches found before an
 * error stay in `found`.
 */
export async function matchSegment(question: SegmentQuestion, matcher: Matcher, found: Found): Promise<void> {
  const plan = makePlan(question)
  const { driver } = plan
  const lists = [...new Set([...question.all, ...question.groups.flat()])]
  if (lists.length === 0) return addEverything(question, found)
  const isFew = groupSize(driver) <= found.room * READ_WHOLE
  const last = lastContainer(question)
  const begin = Math.floor((question.ranges[0]?.[0] ?? 0) / CONTAINER)
  for (let from = begin; from <= last && !found.isFull; ) {
    let to = Math.min(last, readyTo(lists, from))
    if (to < from) {
      to = isFew ? last : Math.min(last, from + stride(found, from - begin))
      await question.read(missing(lists, isFew ? driver : [], from, to))
    }
    question.budget.expect()
    question.budget.spend(() => {
      for (let key = containerFrom(driver, from); key <= to && !found.isFull; key = containerFrom(driver, key + 1)) {
        addNumbers(found, key, matcher.match(plan, key), question)
      }
    })
    from = to + 1
  }
}

/** Without any condition every document matches, unless it was deleted or replaced. */
function addEverything({ ranges, isLiving }: SegmentQuestion, found: Found): void {
  for (const [from, to] of ranges) {
    for (let documentId = from; documentId < to && !found.isFull; documentId++) if (isLiving(documentId)) found.add(documentId)
  }
}

/** The next container in which any of the lists has ids. */
function containerFrom(group: readonly PostingList[], key: number): number {
  let next = Number.POSITIVE_INFINITY
  for (const list of group) next = Math.min(next, list.nextContainer(key))
  return next
}

const listEnd = (list: PostingList): number => list.ends.at(-1) ?? -1

/** The last container that can match: where the first of the lists ends, or the ranges. */
function lastContainer({ all, groups, ranges }: SegmentQuestion): number {
  const inRanges = Math.ceil((ranges.at(-1)?.[1] ?? 0) / CONTAINER) - 1
  const ends = [...all.map(listEnd), ...groups.map((group) => Math.max(-1, ...group.map(listEnd)))]
  return Math.min(inRanges, ...ends)
}

/** The last container up to which every list has been read, starting at `from`; less than `from` if one has not. */
function readyTo(lists: readonly PostingList[], from: number): number {
  let to = Number.MAX_SAFE_INTEGER
  for (const list of lists) {
    let chunk = list.findChunk(from)
    while (chunk < list.ends.length && list.hasChunk(chunk)) chunk++
    if (chunk < list.ends.length) to = Math.min(to, chunk === 0 ? -1 : (list.ends[chunk - 1] ?? -1))
  }
  return to
}

/** How many more containers to read, estimated from the matches per container so far. */
function stride({ count, room }: Found, passed: number): number {
  const each = (count + 1) / (passed + 1)
  return Math.ceil(((room - count) / each) * SPARE)
}

/** The chunks that must be read for the containers `from` to `to`; only for those in which `driver` has ids, if it is not empty and has been read. */
function missing(lists: readonly PostingList[], driver: readonly PostingList[], from: number, to: number): ChunkRange[] {
  const keys = driver.length > 0 ? listContainers(driver, from, to) : null
  return keys ? missingAt(lists, keys) : lists.flatMap((list) => findRanges(list, chunksBetween(list, from, to)))
}

/** The chunks of each list that must be read for these containers. */
export const missingAt = (lists: readonly PostingList[], keys: readonly number[]): ChunkRange[] =>
  lists.flatMap((list) => findRanges(list, [...new Set(keys.map((key) => list.findChunk(key)))]))

/** The containers from `from` to `to` in which short lists have ids; null if the lists have not been read. */
function listContainers(lists: readonly PostingList[], from: number, to: number): number[] | null {
  if (lists.some((list) => chunksBetween(list, from, to).some((chunk) => !list.hasChunk(chunk)))) return null
  const keys = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return keys.filter((key) => lists.some((list) => list.chunkAt(key)?.container(key)))
}

function chunksBetween(list: PostingList, from: number, to: number): number[] {
  const first = list.findChunk(from)
  const last = Math.min(list.findChunk(to), list.ends.length - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

/** Those of the chunks that exist and have not been read, adjacent ones as one range. */
function findRanges(list: PostingList, chunks: readonly number[]): ChunkRange[] {
  const ranges: ChunkRange[] = []
  for (const chunk of chunks) {
    if (chunk >= list.ends.length || list.hasChunk(chunk)) continue
    const open = ranges.at(-1)
    if (open?.last === chunk - 1) ranges[ranges.length - 1] = { ...open, last: chunk }
    else ranges.push({ list, first: chunk, last: chunk })
  }
  return ranges
}

/** Adds the matches of a container that are in the ranges. Stops when `found` is full, since a container may have tens of thousands of matches. */
function addNumbers(found: Found, key: number, lows: Uint16Array, { ranges, isLiving }: SegmentQuestion): void {
  const base = key * CONTAINER
  for (const [from, to] of ranges) {
    if (to <= base || from >= base + CONTAINER) continue
    const first = lowerBound(lows.length, (at) => base + (lows[at] ?? 0) < from)
    for (let i = first; i < lows.length && !found.isFull; i++) {
      const documentId = base + (lows[i] ?? 0)
      if (documentId >= to) break
      if (isLiving(documentId)) found.add(documentId)
    }
  }
}
