// A bitmap of one container, that is of 65,536 adjacent document ids of a posting list. Ids in it are given by their low halves (the lowest 16 bits).
// The memory is aligned, so that it can be processed in 32-bit words.
import { BITMAP_BYTES } from './lists.ts'

export class Bitmap {
  readonly bytes = new Uint8Array(BITMAP_BYTES)
  readonly #words = new Uint32Array(this.bytes.buffer)

  clear(): this {
    this.bytes.fill(0)
    return this
  }

  load(bitmap: Uint8Array): this {
    if (bitmap !== this.bytes) this.bytes.set(bitmap)
    return this
  }

  /** Intersects with the other bitmap, in place. */
  intersect(other: Bitmap): void {
    const otherWords = other.#words
    const words = this.#words
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) & (otherWords[i] ?? 0)
  }

  /** Adds the other bitmap's bits, in place. */
  add(other: Bitmap): void {
    const otherWords = other.#words
    const words = this.#words
    for (let i = 0; i < words.length; i++) words[i] = (words[i] ?? 0) | (otherWords[i] ?? 0)
  }

  /** Sets the bits of the first `count` low halves. */
  mark(lows: Uint16Array, count: number): this {
    const { bytes } = this
    for (let i = 0; i < count; i++) {
      const low = lows[i] ?? 0
      bytes[low >>> 3] = (bytes[low >>> 3] ?? 0) | (1 << (low & 7))
    }
    return this
  }

  /** Writes the low halves whose bits are set to `into`, ascending; returns how many there are. */
  numbers(into: Uint16Array): number {
    const words = this.#words
    let count = 0
    for (let i = 0; i < words.length; i++) {
      // Each round takes the lowest set bit, `bits & -bits`, and clears it.
      for (let bits = words[i] ?? 0; bits !== 0; bits &= bits - 1) into[count++] = (i << 5) | (31 - Math.clz32(bits & -bits))
    }
    return count
  }
}
