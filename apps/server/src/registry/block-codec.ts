// Encodes and decodes blocks of facts (what one source says about one company): JSON compressed by zstd with a dictionary of standard phrases.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { FACTS_PHRASES } from './block-codec-phrases.ts'
import { type Hashable, hashable, hashWords, joinHalves } from './content-hash.ts'

/**
 * First byte of a block: 0 for plain JSON, 1 for JSON compressed with the dictionary. A new dictionary would get number 2, and both would be kept.
 */
const PLAIN = 0
const VERSION = 1
/**
 * Blocks below this size are stored uncompressed: setting up the compressor (0.15 ms) costs more than it saves. Most blocks of open data are that
 * small.
 */
const PLAIN_BYTES = 320
/** Compression level 1: compared with 3 the result is 5 % larger and takes 25 % less time (measured on real extracts). */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 1 }
/** Size of the output buffer. The default of 64 KB, allocated at every call, would take a quarter of the time. */
const CHUNK_BYTES = 2048
/** Limit of the decompressed JSON: a block is one company's facts; a larger one is a bug or an attack on memory. */
const MAX_JSON_BYTES = 64 * 1024 * 1024

let dictionary: Buffer | undefined
const buildDictionary = (): Buffer => {
  dictionary ??= Buffer.from(FACTS_PHRASES)
  return dictionary
}

/** A packed block in two parts, and the hash of its content. */
export interface PackedBlock {
  /** The first byte of the block. */
  readonly version: number
  /** The rest of the block. Valid only until the next call of `packBlock`, which reuses the memory. */
  readonly body: Uint8Array
  /** Upper and lower half of the 64-bit hash. */
  readonly high: number
  readonly low: number
}

/** Reused buffer in which texts are encoded once, for hash and compression; new buffers would keep the garbage collector busy. */
let scratch: Hashable | undefined
/** Usual size of that buffer. It grows for a larger record and is replaced by one of this size afterwards. */
const USUAL_SCRATCH_BYTES = 512 * 1024
/** Bytes that UTF-8 needs at most for one UTF-16 code unit. */
const MAX_BYTES_PER_CHAR = 3

function scratchFor(bytes: number): Hashable {
  const present = scratch?.bytes.length ?? 0
  // A buffer that grew for one enormous record is not kept.
  const isTooLarge = present > 2 * USUAL_SCRATCH_BYTES && bytes <= USUAL_SCRATCH_BYTES
  if (!scratch || present < bytes || isTooLarge) scratch = hashable(Math.max(bytes, USUAL_SCRATCH_BYTES))
  return scratch
}

/**
 * Packs JSON into a block. The hash covers the JSON together with `text` and `others`: the parts of the record that are stored outside the block, in
 * columns and other tables.
 */
export function packBlock(json: string, text = '', others: Uint8Array = NO_BYTES): PackedBlock {
  const memory = scratchFor((json.length + text.length) * MAX_BYTES_PER_CHAR + others.length + 1)
  const { bytes } = memory
  const end = bytes.write(json, 0)
  // A zero byte, which no JSON contains, separates the parts.
  let length = end
  if (text || others.length > 0) {
    bytes[length++] = 0
    length += bytes.write(text, length)
    bytes.set(others, length)
    length += others.length
  }
  const { high, low } = hashWords(memory, length)
  const facts = bytes.subarray(0, end)
  return end < PLAIN_BYTES ? { version: PLAIN, body: facts, high, low } : { version: VERSION, body: compress(facts), high, low }
}

const NO_BYTES = new Uint8Array(0)

/** The size is passed in advance (`pledgedSrcSize`), so that zstd uses small tables; that halves its time. */
const compress = (json: Buffer): Buffer =>
  zstdCompressSync(json, { dictionary: buildDictionary(), params: PARAMS, chunkSize: CHUNK_BYTES, pledgedSrcSize: json.length })

/** Encodes the facts of one source as a block: the version byte, then the JSON, compressed unless it is small. */
export function encodeFacts(facts: object): Buffer {
  const { version, body } = packBlock(JSON.stringify(facts))
  const block = Buffer.allocUnsafe(body.length + 1)
  block[0] = version
  block.set(body, 1)
  return block
}

/** Decodes a block. `T`: the type of the facts, which the caller knows from the block's source. Throws on an unknown version byte. */
export function decodeFacts<T extends object>(block: Buffer): T {
  if (block[0] === PLAIN) return JSON.parse(block.subarray(1).toString()) as T
  if (block[0] !== VERSION) throw new Error(`facts block of version ${block[0]} cannot be opened`)
  const json = zstdDecompressSync(block.subarray(1), { dictionary: buildDictionary(), maxOutputLength: MAX_JSON_BYTES })
  return JSON.parse(json.toString()) as T
}

/** Signed 64-bit hash of texts, not cryptographic: sufficient to detect that one company's record has changed. */
export function contentHash(...texts: string[]): bigint {
  const text = texts.join('\0')
  const memory = scratchFor(text.length * MAX_BYTES_PER_CHAR)
  return joinHalves(hashWords(memory, memory.bytes.write(text, 0)))
}
