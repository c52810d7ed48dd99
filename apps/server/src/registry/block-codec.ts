// Encodes and opens blocks of facts: JSON, compressed by zstd against a dictionary of the register's standing phrases.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { FACTS_PHRASES } from './block-codec-phrases.ts'
import { type Hashable, hashable, hashWords, joinHalves } from './content-hash.ts'

/** First byte of a block: 0 is plain JSON, others name the dictionary that opens it. A changed dictionary takes the next number, old ones stay. */
const PLAIN = 0
const VERSION = 1
/** Below this, setting up the compressor (0.15 ms) costs more than the few bytes it saves; most open data is that small. */
const PLAIN_BYTES = 320
/** Level 1 beside 3: a twentieth larger, a quarter less time (measured on real extracts). */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 1 }
/** Room for one block. The default of 64 KB is new memory at every call: a quarter of the time goes into getting it. */
const CHUNK_BYTES = 2048
/** A block is one company's facts; a larger one is a fault or an attack on memory. */
const MAX_JSON_BYTES = 64 * 1024 * 1024

let dictionary: Buffer | undefined
const buildDictionary = (): Buffer => {
  dictionary ??= Buffer.from(FACTS_PHRASES)
  return dictionary
}

/** A block in its two parts, and the hash of what it was packed with. */
export interface Packed {
  /** The block's first byte, and the rest of it: valid until something else is packed. */
  readonly version: number
  readonly body: Uint8Array
  readonly high: number
  readonly low: number
}

/** Texts are encoded here, once for their hash and their compression; new memory for each would keep the collector busy. */
let scratch: Hashable | undefined
const KEPT_SCRATCH_BYTES = 512 * 1024
/** UTF-8 needs at most so many bytes for one unit of a string. */
const WIDEST = 3

function scratchFor(bytes: number): Hashable {
  const has = scratch?.bytes.length ?? 0
  // What one enormous record needed is not kept for the small ones behind it.
  const isTooLarge = has > 2 * KEPT_SCRATCH_BYTES && bytes <= KEPT_SCRATCH_BYTES
  if (!scratch || has < bytes || isTooLarge) scratch = hashable(Math.max(bytes, KEPT_SCRATCH_BYTES))
  return scratch
}

/** Facts given as JSON → block, and the hash of that JSON and what else makes up the record's content: a text and bytes. */
export function pack(json: string, text = '', others: Uint8Array = NO_BYTES): Packed {
  const memory = scratchFor((json.length + text.length) * WIDEST + others.length + 1)
  const { bytes } = memory
  const end = bytes.write(json, 0)
  // A zero between the parts: no text ends in one.
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

/** The size told beforehand makes zstd take small tables, which halves its time. */
const compressed = (json: Buffer): Buffer =>
  zstdCompressSync(json, { dictionary: buildDictionary(), params: PARAMS, chunkSize: CHUNK_BYTES, pledgedSrcSize: json.length })

/** Facts → block. */
export function encodeFacts(facts: object): Buffer {
  const { version, body } = pack(JSON.stringify(facts))
  const block = Buffer.allocUnsafe(body.length + 1)
  block[0] = version
  block.set(body, 1)
  return block
}

/** Block → facts of the type its source stores. Throws on a block this version cannot open. */
export function decodeFacts<T extends object>(block: Buffer): T {
  if (block[0] === PLAIN) return JSON.parse(block.subarray(1).toString()) as T
  if (block[0] !== VERSION) throw new Error(`facts block of version ${block[0]} cannot be opened`)
  const json = zstdDecompressSync(block.subarray(1), { dictionary: buildDictionary(), maxOutputLength: MAX_JSON_BYTES })
  return JSON.parse(json.toString()) as T
}

/** 64 bits of a hash over texts: enough to see that one company's record changed. */
export function contentHash(...texts: string[]): bigint {
  const text = texts.join('\0')
  const memory = scratchFor(text.length * WIDEST)
  return joinHalves(hashWords(memory, memory.bytes.write(text, 0)))
}
