// Encodes and opens blocks of facts: JSON, compressed by zstd against a dictionary of the register's standing phrases.
import { hash } from 'node:crypto'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { FACTS_PHRASES } from './facts-phrases.ts'

/** First byte of a block: 0 is plain JSON, others name the dictionary that opens it. A changed dictionary takes the next number, old ones stay. */
const PLAIN = 0
const VERSION = 1
/** Below this, setting up the compressor (0.15 ms) costs more than the few bytes it saves; most open data is that small. */
const PLAIN_BYTES = 320
/** Level 1 beside 3: a twentieth larger, a quarter less time (measured on real extracts). */
const PARAMS = { [constants.ZSTD_c_compressionLevel]: 1 }
/** Room for one block. The default of 64 KB is new memory at every call: a quarter of the time goes into getting it. */
const CHUNK_BYTES = 4096
/** A block is one company's facts; a larger one is a fault or an attack on memory. */
const MAX_JSON_BYTES = 64 * 1024 * 1024

let dictionary: Buffer | undefined
const dictionaryOf = (): Buffer => {
  dictionary ??= Buffer.from(FACTS_PHRASES)
  return dictionary
}

/** Facts → block. */
export const encodeFacts = (facts: object): Buffer => encodeBytes(Buffer.from(JSON.stringify(facts)))

function encodeBytes(json: Buffer): Buffer {
  const isPlain = json.length < PLAIN_BYTES
  const body = isPlain ? json : zstdCompressSync(json, { dictionary: dictionaryOf(), params: PARAMS, chunkSize: CHUNK_BYTES })
  const block = Buffer.allocUnsafe(body.length + 1)
  block[0] = isPlain ? PLAIN : VERSION
  body.copy(block, 1)
  return block
}

/** Block → facts of the type its source stores. Throws on a block this version cannot open. */
export function decodeFacts<T extends object>(block: Buffer): T {
  if (block[0] === PLAIN) return JSON.parse(block.subarray(1).toString()) as T
  if (block[0] !== VERSION) throw new Error(`facts block of version ${block[0]} cannot be opened`)
  const json = zstdDecompressSync(block.subarray(1), { dictionary: dictionaryOf(), maxOutputLength: MAX_JSON_BYTES })
  return JSON.parse(json.toString()) as T
}

/** 64 bits of a hash over texts: enough to see that one company's record changed. */
export const contentHash = (...texts: string[]): bigint => hashOf(Buffer.from(texts.join('\0')))

const hashOf = (bytes: Buffer): bigint => hash('sha1', bytes, 'buffer').readBigInt64BE(0)

/** The block of facts given as JSON, and the `contentHash` of other texts and that JSON: encoded once for both. */
export function packTexts(others: readonly string[], json: string): { hash: bigint; block: Buffer } {
  const bytes = Buffer.from(others.length === 0 ? json : `${others.join('\0')}\0${json}`)
  let jsonAt = 0
  for (const text of others) jsonAt += Buffer.byteLength(text) + 1
  return { hash: hashOf(bytes), block: encodeBytes(bytes.subarray(jsonAt)) }
}
