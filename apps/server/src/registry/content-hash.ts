// A fast 64-bit hash of records, by which an import detects that a company's record has changed. It is not cryptographic. Two 32-bit states are mixed
// at every step in the style of MurmurHash3 (public domain), whose constants it uses. Hashes are stored: with another algorithm every record would
// look changed.

/** Rotates 32 bits to the left. */
const rotateLeft = (value: number, by: number): number => (value << by) | (value >>> (32 - by))

/** The final mix of MurmurHash3: every bit of the value affects all 32. */
function finalMix(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return second ^ (second >>> 16)
}

/** A buffer with a view as 32-bit words. */
export interface Hashable {
  readonly bytes: Buffer
  readonly words: Int32Array
}

/** Makes a buffer of at least this many bytes, in whole 32-bit words. It is not from Node's pool, whose slices need not be aligned to words. */
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
    first ^= Math.imul(rotateLeft(Math.imul(word, 0x239b961b), 15), 0xab0e9789)
    first = (Math.imul((rotateLeft(first, 19) + second) | 0, 5) + 0x561ccd1b) | 0
    second ^= Math.imul(rotateLeft(Math.imul(word, 0x38b34ae5), 18), 0xa1e38b93)
    second = (Math.imul((rotateLeft(second, 13) + first) | 0, 5) + 0x32ac3b17) | 0
  }
  first = finalMix(((first ^ length) + second) | 0)
  second = finalMix(((second ^ length) + first) | 0)
  return { high: (first + second) | 0, low: second | 0 }
}

/** The halves as one signed 64-bit number, as the database stores it. */
export const joinHalves = ({ high, low }: { high: number; low: number }): bigint => (BigInt(high) << 32n) | BigInt(low >>> 0)
