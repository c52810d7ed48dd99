// Finds the document ids that are in all of some posting lists and in at least one list of each group, container by container. An id has 32 bits: the
// upper 16 are the number of its container (`key`), the lower 16 its low half. A list stores a container as a bitmap or as the gaps between low
// halves.
import { Bitmap } from './bitmap.ts'
import { BITMAP_BYTES, CONTAINER, isBitmap, LONG_GAP, type PostingList } from './lists.ts'

/** The posting lists of one segment in which a document must be. */
export interface Question {
  /** All of these. */
  readonly all: readonly PostingList[]
  /** At least one list of each group. */
  readonly groups: readonly (readonly PostingList[])[]
}

type Group = readonly PostingList[]

/** A query with its lists in the order of evaluation. */
export interface Plan {
  /** The list or group with the fewest ids: only these ids are tested against the others. */
  readonly driver: Group
  readonly others: readonly Group[]
}

export const groupSize = (group: Group): number => group.reduce((sum, { df }) => sum + df, 0)

export function makePlan({ all, groups }: Question): Plan {
  const [driver = [], ...others] = [...all.map((list) => [list]), ...groups].sort((a, b) => groupSize(a) - groupSize(b))
  return { driver, others }
}

/**
 * Owns the memory that matching needs; one matcher serves any number of queries, one after another. The matches so far are a bitmap or an
 * array of ids: two bitmaps are intersected in 32-bit words, and ids from gaps are tested while they are read.
 */
export class Matcher {
  /** The matches so far, if they are an array: `#count` low halves. */
  #found = new Uint16Array(CONTAINER)
  /** Further memory for low halves; exchanged with `#found` when a list is tested against the matches so far. */
  #other = new Uint16Array(CONTAINER)
  #count = 0
  /** A bitmap of one list or of `#found`, against which another list is tested. */
  readonly #marks = new Bitmap()
  /** The matches so far, if they are a bitmap. */
  readonly #matching = new Bitmap()
  readonly #next = new Bitmap()
  readonly #everything = new Uint8Array(BITMAP_BYTES).fill(255)

  /** Low halves of the matching ids of a container, ascending; valid until the next call. */
  match({ driver, others }: Plan, key: number): Uint16Array {
    const first = this.#readContent(driver, key, this.#matching)
    if (!first) return this.#nothing()
    const [second, ...rest] = others
    if (!second) return this.#begin(first)
    const content = this.#readContent(second, key, this.#next)
    if (!content) return this.#nothing()
    if (this.#intersectFirst(first, content)) this.#intersectRest(rest, key)
    else this.#intersectBitmaps(rest, key)
    return this.#found.subarray(0, this.#count)
  }

  #nothing(): Uint16Array {
    return this.#found.subarray(0, 0)
  }

  #begin(content: Uint8Array): Uint16Array {
    this.#count = isBitmap(content) ? this.#matching.load(content).numbers(this.#found) : this.#readAll(content, this.#found)
    return this.#found.subarray(0, this.#count)
  }

  /** Intersects the first two contents: true if the result is in `#found`, false if it is in `#matching`. */
  #intersectFirst(first: Uint8Array, second: Uint8Array): boolean {
    if (isBitmap(first) && isBitmap(second)) {
      this.#matching.load(first).intersect(this.#next.load(second))
      return false
    }
    if (isBitmap(first)) this.#count = readGaps(second, first, this.#found)
    else if (isBitmap(second)) this.#count = readGaps(first, second, this.#found)
    else this.#count = readGaps(second, this.#markGaps(this.#marks.clear(), first).bytes, this.#found)
    return true
  }

  /** Intersects further groups with `#matching` as long as their contents are bitmaps, then continues with `#found`. */
  #intersectBitmaps(groups: readonly Group[], key: number): void {
    for (const [i, group] of groups.entries()) {
      const content = this.#readContent(group, key, this.#next)
      if (content && isBitmap(content)) {
        this.#matching.intersect(this.#next.load(content))
        continue
      }
      this.#count = content ? readGaps(content, this.#matching.bytes, this.#found) : 0
      this.#intersectRest(groups.slice(i + 1), key)
      return
    }
    this.#count = this.#matching.numbers(this.#found)
  }

  #intersectRest(groups: readonly Group[], key: number): void {
    for (const group of groups) {
      if (this.#count === 0) return
      const content = this.#readContent(group, key, this.#next)
      if (!content) this.#count = 0
      else if (isBitmap(content)) this.#intersectBitmap(content)
      else this.#intersectGaps(content)
    }
  }

  #intersectBitmap(bitmap: Uint8Array): void {
    const found = this.#found
    let count = 0
    for (let i = 0; i < this.#count; i++) {
      const low = found[i] ?? 0
      found[count] = low
      count += ((bitmap[low >>> 3] ?? 0) >>> (low & 7)) & 1
    }
    this.#count = count
  }

  #intersectGaps(gaps: Uint8Array): void {
    const found = this.#found
    this.#found = this.#other
    this.#other = found
    this.#count = readGaps(gaps, this.#marks.clear().mark(found, this.#count).bytes, this.#found)
  }

  /** The bytes of a container in a list, or of several lists united in `room`; undefined if there are none. */
  #readContent(group: Group, key: number, room: Bitmap): Uint8Array | undefined {
    const [only] = group
    if (group.length === 1) return only?.content(key)
    room.clear()
    for (const list of group) {
      const content = list.content(key)
      if (content && isBitmap(content)) room.add(this.#marks.load(content))
      else if (content) this.#markGaps(room, content)
    }
    return room.bytes
  }

  #markGaps(bitmap: Bitmap, gaps: Uint8Array): Bitmap {
    return bitmap.mark(this.#other, this.#readAll(gaps, this.#other))
  }

  #readAll(gaps: Uint8Array, into: Uint16Array): number {
    return readGaps(gaps, this.#everything, into)
  }
}

/**
 * Writes the low halves from the gaps that are also in the bitmap; returns how many there are. Each one is written, and overwritten by the next
 * unless the bitmap has it: this avoids a branch, which is slow where its result is hard to predict.
 */
function readGaps(gaps: Uint8Array, bitmap: Uint8Array, into: Uint16Array): number {
  let count = 0
  for (let at = 0, low = -1; at < gaps.length; ) {
    let gap = gaps[at++] ?? 0
    if (gap === LONG_GAP) {
      gap = (gaps[at] ?? 0) | ((gaps[at + 1] ?? 0) << 8)
      at += 2
    }
    low += gap + 1
    into[count] = low
    count += ((bitmap[low >>> 3] ?? 0) >>> (low & 7)) & 1
  }
  return count
}
