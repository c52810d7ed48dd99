// Tests which of a few documents are in posting lists, without scanning whole lists. A list stores the document ids of a container (65,536 ids with
// the same upper 16 bits) as a bitmap or as the gaps between them.
import { isBitmap, LONG_GAP, type PostingList } from './lists.ts'
import { type ChunkRange, missingAt } from './search.ts'

/** One bit per document, in the order of the documents. */
export type Bits = Uint32Array

/** A few documents of a segment, in ascending order. */
export class SmallSet {
  readonly #ids: Uint32Array
  /** Results of `findIn`. */
  readonly #known = new Map<PostingList, Bits>()

  constructor(ids: Uint32Array) {
    this.#ids = ids
  }

  /** The chunks of the lists that must be read before `findIn`. */
  missing(lists: Iterable<PostingList>): ChunkRange[] {
    const keys = [...new Set(Uint16Array.from(this.#ids, (id) => id >>> 16))]
    return missingAt([...new Set(lists)], keys)
  }

  /** Bits for no document. */
  none(): Bits {
    return new Uint32Array((this.#ids.length + 31) >>> 5)
  }

  /** The bits of these ids, which must be among the documents and ascending. */
  toBits(ids: Uint32Array): Bits {
    const bits = this.none()
    let at = 0
    for (const id of ids) {
      while ((this.#ids[at] ?? id) < id) at++
      setBit(bits, at)
    }
    return bits
  }

  /** The documents that are in the list; its chunks must have been read. */
  findIn(list: PostingList): Bits {
    const known = this.#known.get(list) ?? this.#findAll(list)
    this.#known.set(list, known)
    return known
  }

  /** The documents that are in any of the lists. */
  findInAny(lists: readonly PostingList[]): Bits {
    const [only, ...others] = lists
    const bits = this.none()
    if (only) addBits(bits, this.findIn(only))
    for (const list of others) addBits(bits, this.findIn(list))
    return bits
  }

  /** The ids of the documents whose bits are set. */
  ids(bits: Bits): number[] {
    const ids: number[] = []
    for (let word = 0; word < bits.length; word++) {
      for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) ids.push(this.#ids[(word << 5) | (31 - Math.clz32(rest & -rest))] ?? 0)
    }
    return ids
  }

  #findAll(list: PostingList): Bits {
    const bits = this.none()
    const ids = this.#ids
    for (let from = 0, to = 0; list.df > 0 && from < ids.length; from = to) {
      const key = (ids[from] ?? 0) >>> 16
      while (to < ids.length && (ids[to] ?? 0) >>> 16 === key) to++
      const content = list.content(key)
      if (!content) continue
      if (isBitmap(content)) for (let at = from; at < to; at++) markInBitmap(bits, at, content, (ids[at] ?? 0) & 0xffff)
      else markInGaps(bits, content, ids, { from, to })
    }
    return bits
  }
}

const setBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

/** Sets the bits that are set in the other, in place. */
export function addBits(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (others[i] ?? 0)
}

/** Intersects with the other bits, in place. */
export function intersectBits(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (others[i] ?? 0)
}

/** Clears the bits that are set in the other, in place. */
export function removeBits(bits: Bits, others: Bits): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & ~(others[i] ?? 0)
}

function markInBitmap(bits: Bits, at: number, bitmap: Uint8Array, low: number): void {
  if (((bitmap[low >>> 3] ?? 0) >>> (low & 7)) & 1) setBit(bits, at)
}

/** Scans the gaps only up to the last of the documents. */
function markInGaps(bits: Bits, gaps: Uint8Array, ids: Uint32Array, { from, to }: { from: number; to: number }): void {
  let wanted = from
  for (let at = 0, low = -1; at < gaps.length && wanted < to; ) {
    let gap = gaps[at++] ?? 0
    if (gap === LONG_GAP) {
      gap = (gaps[at] ?? 0) | ((gaps[at + 1] ?? 0) << 8)
      at += 2
    }
    low += gap + 1
    while (wanted < to && ((ids[wanted] ?? 0) & 0xffff) < low) wanted++
    if (wanted < to && ((ids[wanted] ?? 0) & 0xffff) === low) setBit(bits, wanted++)
  }
}
