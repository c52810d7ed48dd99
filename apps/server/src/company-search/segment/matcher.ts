// Finds the records of one container that are in all of some lists and in one of each group of lists.
import { BITMAP_BYTES, CONTAINER, LONG_GAP, type PostingList } from './postings.ts'

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

export const sizeOf = (group: Group): number => group.reduce((sum, { df }) => sum + df, 0)

export function planOf({ all, groups }: Question): Plan {
  const [driver = [], ...others] = [...all.map((list) => [list]), ...groups].sort((a, b) => sizeOf(a) - sizeOf(b))
  return { driver, others }
}

/** Holds the room that matching needs; one serves any number of questions, one after another. */
export class Matcher {
  #found = new Uint16Array(CONTAINER)
  /** Room to read a list; takes the place of `#found` when what is left of it was read there. */
  #kept = new Uint16Array(CONTAINER)
  /** What is in `#found`, while a list is read beside it; otherwise empty. */
  readonly #marks = new Uint8Array(BITMAP_BYTES)
  readonly #union = new Uint8Array(BITMAP_BYTES)
  #count = 0

  /** Low halves of the matching numbers of a container in order; valid until the next call. */
  match({ driver, others }: Plan, key: number): Uint16Array {
    this.#begin(driver, key)
    for (const group of others) {
      if (this.#count === 0) break
      this.#keepIn(group, key)
    }
    return this.#found.subarray(0, this.#count)
  }

  #begin(driver: Group, key: number): void {
    const [only] = driver
    this.#count = 0
    if (!only) return
    const content = driver.length > 1 ? this.#unite(driver, key) : contentOf(only, key)
    if (content && isBitmap(content)) this.#expand(content)
    else if (content) this.#count = readGaps(content, this.#found)
  }

  #expand(bitmap: Uint8Array): void {
    const found = this.#found
    let n = 0
    for (let i = 0; i < bitmap.length; i++) {
      for (let bits = bitmap[i] ?? 0; bits !== 0; bits &= bits - 1) found[n++] = (i << 3) | (31 - Math.clz32(bits & -bits))
    }
    this.#count = n
  }

  #unite(group: Group, key: number): Uint8Array {
    const union = this.#union.fill(0)
    for (const list of group) {
      const content = contentOf(list, key)
      if (content && isBitmap(content)) for (let i = 0; i < content.length; i++) union[i] = (union[i] ?? 0) | (content[i] ?? 0)
      else if (content) mark(union, this.#kept, readGaps(content, this.#kept))
    }
    return union
  }

  #keepIn(group: Group, key: number): void {
    const [only] = group
    const content = group.length > 1 ? this.#unite(group, key) : only && contentOf(only, key)
    if (!content) this.#count = 0
    else if (isBitmap(content)) this.#keepInBitmap(content)
    else this.#keepInGaps(content)
  }

  #keepInBitmap(bitmap: Uint8Array): void {
    const found = this.#found
    let kept = 0
    for (let i = 0; i < this.#count; i++) {
      const low = found[i] ?? 0
      found[kept] = low
      kept += ((bitmap[low >>> 3] ?? 0) >>> (low & 7)) & 1
    }
    this.#count = kept
  }

  /** Marks what was found and asks the marks about every number of the list: no step depends on how a comparison ends. */
  #keepInGaps(gaps: Uint8Array): void {
    const marks = this.#marks
    const found = this.#found
    const kept = this.#kept
    mark(marks, found, this.#count)
    const read = readGaps(gaps, kept)
    let count = 0
    for (let i = 0; i < read; i++) {
      const low = kept[i] ?? 0
      kept[count] = low
      count += ((marks[low >>> 3] ?? 0) >>> (low & 7)) & 1
    }
    for (let i = 0; i < this.#count; i++) marks[(found[i] ?? 0) >>> 3] = 0
    this.#found = kept
    this.#kept = found
    this.#count = count
  }
}

/** The bytes of a container; undefined where the list has no records. */
function contentOf(list: PostingList, key: number): Uint8Array | undefined {
  const chunk = list.chunkAt(key)
  const place = chunk?.container(key)
  return place && chunk?.bytes.subarray(place.from, place.to)
}

const isBitmap = (content: Uint8Array): boolean => content.length === BITMAP_BYTES

function readGaps(gaps: Uint8Array, into: Uint16Array): number {
  let count = 0
  for (let at = 0, low = -1; at < gaps.length; ) {
    let gap = gaps[at++] ?? 0
    if (gap === LONG_GAP) {
      gap = (gaps[at] ?? 0) | ((gaps[at + 1] ?? 0) << 8)
      at += 2
    }
    low += gap + 1
    into[count++] = low
  }
  return count
}

/** Adds the first `count` of the low halves to a bitmap. */
function mark(bitmap: Uint8Array, lows: Uint16Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const low = lows[i] ?? 0
    bitmap[low >>> 3] = (bitmap[low >>> 3] ?? 0) | (1 << (low & 7))
  }
}
