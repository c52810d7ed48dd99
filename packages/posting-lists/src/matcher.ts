// Finds the records of one container that are in all of some lists and in one of each group of lists.
import { Bitmap } from './bitmap.ts'
import { BITMAP_BYTES, CONTAINER, isBitmap, LONG_GAP, type PostingList } from './lists.ts'

/** What a record must be in, within one segment. */
export interface Question {
  readonly all: readonly PostingList[]
  /** Of each group one list will do. */
  readonly groups: readonly (readonly PostingList[])[]
}

type Group = readonly PostingList[]

/** A question in the order in which it is answered. */
export interface Plan {
  /** The list or group with the fewest records, which gives what the others are asked about. */
  readonly driver: Group
  readonly others: readonly Group[]
}

export const groupSize = (group: Group): number => group.reduce((sum, { df }) => sum + df, 0)

export function makePlan({ all, groups }: Question): Plan {
  const [driver = [], ...others] = [...all.map((list) => [list]), ...groups].sort((a, b) => groupSize(a) - groupSize(b))
  return { driver, others }
}

/**
 * Holds the room that matching needs; one serves any number of questions, one after another. What matches so far is a bitmap or a row of
 * numbers: two bitmaps meet by words of 32 bits, and whatever is read from gaps is tested while it is read.
 */
export class Matcher {
  #found = new Uint16Array(CONTAINER)
  #other = new Uint16Array(CONTAINER)
  #count = 0
  /** What is in `#found`, while a list is read beside it. */
  readonly #marks = new Bitmap()
  readonly #matching = new Bitmap()
  readonly #next = new Bitmap()
  readonly #everything = new Uint8Array(BITMAP_BYTES).fill(255)

  /** Low halves of the matching numbers of a container in order; valid until the next call. */
  match({ driver, others }: Plan, key: number): Uint16Array {
    const first = this.#readContent(driver, key, this.#matching)
    if (!first) return this.#nothing()
    const [second, ...rest] = others
    if (!second) return this.#begin(first)
    const content = this.#readContent(second, key, this.#next)
    if (!content) return this.#nothing()
    if (this.#meet(first, content)) this.#intersectRest(rest, key)
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

  /** What two contents have in common: true if it stands in `#found`, false if in `#matching`. */
  #meet(first: Uint8Array, second: Uint8Array): boolean {
    if (isBitmap(first) && isBitmap(second)) {
      this.#matching.load(first).intersect(this.#next.load(second))
      return false
    }
    if (isBitmap(first)) this.#count = readGaps(second, first, this.#found)
    else if (isBitmap(second)) this.#count = readGaps(first, second, this.#found)
    else this.#count = readGaps(second, this.#markGaps(this.#marks.clear(), first).bytes, this.#found)
    return true
  }

  /** Goes on with a bitmap as long as bitmaps follow. */
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

  /** The bytes of a container in a list, or those of several lists together, for which `room` is used; undefined where there are none. */
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

/** The numbers that gaps tell, as far as they are in the bitmap; no step depends on how a test ends. */
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
