// A fast 64-bit hash for small records: tells whether content has changed.
// Two lanes in the style of MurmurHash3 (public domain), mixed at every step; not cryptographic.

/** Rotates 32 bits. */
const turned = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

/** Spreads every bit over all 32. */
function spread(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return second ^ (second >>> 16)
}

/** A buffer with a view as 32-bit words. */
export interface Hashable {
  readonly bytes: Buffer
  readonly words: Int32Array
}

/** A buffer of at least this size in whole words; not from Node's pool, whose slices are unaligned. */
export function hashable(bytes: number): Hashable {
  const memory = Buffer.allocUnsafeSlow((bytes + 7) & ~3)
  return { bytes: memory, words: new Int32Array(memory.buffer) }
}

/** Hash of the first `length` bytes as two 32-bit halves; the rest of the last word is overwritten. */
export function hashWords({ bytes, words }: Hashable, length: number): { high: number; low: number } {
  const count = (length + 3) >> 2
  bytes.fill(0, length, count << 2)
  let first = 0x2545f491
  let second = 0x1b56c4e9
  for (let at = 0; at < count; at++) {
    const word = words[at] as number
    first ^= Math.imul(turned(Math.imul(word, 0x239b961b), 15), 0xab0e9789)
    first = (Math.imul((turned(first, 19) + second) | 0, 5) + 0x561ccd1b) | 0
    second ^= Math.imul(turned(Math.imul(word, 0x38b34ae5), 18), 0xa1e38b93)
    second = (Math.imul((turned(second, 13) + first) | 0, 5) + 0x32ac3b17) | 0
  }
  first = spread(((first ^ length) + second) | 0)
  second = spread(((second ^ length) + first) | 0)
  return { high: (first + second) | 0, low: second | 0 }
}

/** The halves as one signed number, as in the database. */
export const joinHalves = ({ high, low }: { high: number; low: number }): bigint => (BigInt(high) << 32n) | BigInt(low >>> 0)
