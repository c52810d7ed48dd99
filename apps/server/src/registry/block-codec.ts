// Encodes and decodes blocks of facts (what one source says about one company): JSON compressed by zstd with a dictionary of standard phrases.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { FACTS_PHRASES } from './block-codec-phrases.ts'
import { type Hashable, hashable, hashWords, joinHalves } from './content-hash.ts'

/** First byte of a block: 0 is plain JSON, 1 is the present dictionary. A changed dictionary would get the next number beside the old one. */
const PLAIN = 0
const VERSION = 1
/** Below this size, setting up the compressor (0.15 ms) costs more than it saves; most open data is that small. */
const PLAIN_BYTES = 320
/** Compression level 1: compared with 3 the result is 5 % larger and takes 25 % less time (measured on real extracts). */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 1 }
/** Size of the output buffer. The default of 64 KB, allocated at every call, would take a quarter of the time. */
const CHUNK_BYTES = 2048
/** Size limit: a block is one company's facts; a larger one is a bug or an attack on memory. */
const MAX_JSON_BYTES = 64 * 1024 * 1024

let dictionary: Buffer | undefined
const buildDictionary = (): Buffer => {
  dictionary ??= Buffer.from(FACTS_PHRASES)
  return dictionary
}

/** A block in two parts, and the hash of its content. */
export interface Packed {
  /** The first byte of the block. */
  readonly version: number
  /** The rest of the block. Valid only until the next call of `pack`, which reuses the memory. */
  readonly body: Uint8Array
  /** Upper and lower half of the 64-bit hash. */
  readonly high: number
  readonly low: number
}

/** Reused buffer in which texts are encoded once, for hash and compression; new buffers would keep the garbage collector busy. */
let scratch: Hashable | undefined
const MAX_SCRATCH_BYTES = 512 * 1024
/** Bytes that UTF-8 needs at most for one UTF-16 code unit. */
const WIDEST = 3

function scratchFor(bytes: number): Hashable {
  const has = scratch?.bytes.length ?? 0
  // A buffer grown for one enormous record is not kept.
  const isTooLarge = has > 2 * MAX_SCRATCH_BYTES && bytes <= MAX_SCRATCH_BYTES
  if (!scratch || has < bytes || isTooLarge) scratch = hashable(Math.max(bytes, MAX_SCRATCH_BYTES))
  return scratch
}

/** Packs JSON into a block. The hash is of the JSON together with `text` and `others`, the parts of the record stored outside the block. */
export function packBlock(json: string, text = '', others: Uint8Array = NO_BYTES): Packed {
  const memory = scratchFor((json.length + text.length) * WIDEST + others.length + 1)
  const { bytes } = memory
  const end = bytes.write(json, 0)
  // Separates the parts with a zero, which no text contains.
  let length = end
  if (text || others.length > 0) {
    bytes[length++] = 0
    length += bytes.write(text, length)
    bytes.set(others, length)
    length += others.length
  }
  const { high, low } = hashWords(memory, length)
  const facts = bytes.subarray(0, end)
  return end < PLAIN_BYTES ? { version: PLAIN, body: facts, high, low } : { version: VERSION, body: compressed(facts), high, low }
}

const NO_BYTES = new Uint8Array(0)

/** With the size known in advance zstd uses small tables, which halves its time. */
const compressed = (json: Buffer): Buffer =>
  zstdCompressSync(json, { dictionary: buildDictionary(), params: PARAMS, chunkSize: CHUNK_BYTES, pledgedSrcSize: json.length })

/** Encodes the facts of one source as a block. */
export function encodeFacts(facts: object): Buffer {
  const { version, body } = packBlock(JSON.stringify(facts))
  const block = Buffer.allocUnsafe(body.length + 1)
  block[0] = version
  block.set(body, 1)
  return block
}

/** Decodes a block; the caller knows from the source which type the facts have. Throws on a block of an unknown version. */
export function decodeFacts<T extends object>(block: Buffer): T {
  if (block[0] === PLAIN) return JSON.parse(block.subarray(1).toString()) as T
  if (block[0] !== VERSION) throw new Error(`facts block of version ${block[0]} cannot be opened`)
  const json = zstdDecompressSync(block.subarray(1), { dictionary: buildDictionary(), maxOutputLength: MAX_JSON_BYTES })
  return JSON.parse(json.toString()) as T
}

/** Signed 64-bit hash of texts, not cryptographic: enough to notice that one company's record has changed. */
export function contentHash(...texts: string[]): bigint {
  const text = texts.join('\0')
  const memory = scratchFor(text.length * WIDEST)
  return joinHalves(hashWords(memory, memory.bytes.write(text, 0)))
}
