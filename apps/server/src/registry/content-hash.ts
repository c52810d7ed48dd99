// A fast 64-bit hash for small records, to tell whether their content has changed. Two 32-bit states in the style of MurmurHash3 (public domain),
// whose constants it uses, mixed at every step; not cryptographic. Hashes are stored: a change would make every record look changed.

/** Rotates 32 bits to the left. */
const turned = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

/** The final mix of MurmurHash3: every bit of the value affects all 32. */
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

/** A buffer of at least this many bytes, in whole 32-bit words; not from Node's pool, whose slices need not be aligned. */
export function hashable(bytes: number): Hashable {
  const memory = Buffer.allocUnsafeSlow((bytes + 7) & ~3)
  return { bytes: memory, words: new Int32Array(memory.buffer) }
}

/** Hash of the first `length` bytes as two signed 32-bit halves; the bytes up to the end of the last word are set to zero. */
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

/** The halves as one signed 64-bit number, as the database stores it. */
export const joinHalves = ({ high, low }: { high: number; low: number }): bigint => (BigInt(high) << 32n) | BigInt(low >>> 0)
