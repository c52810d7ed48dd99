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
const LEVEL = 1
/** A block is one company's facts; a larger one is a fault or an attack on memory. */
const MAX_JSON_BYTES = 64 * 1024 * 1024

let dictionary: Buffer | undefined
const dictionaryOf = (): Buffer => {
  dictionary ??= Buffer.from(FACTS_PHRASES)
  return dictionary
}

/** Facts → block. */
export const encodeFacts = (facts: object): Buffer => encodeJson(JSON.stringify(facts))

/** JSON of facts → block. */
export function encodeJson(text: string): Buffer {
  const json = Buffer.from(text)
  if (json.length < PLAIN_BYTES) return Buffer.concat([Buffer.of(PLAIN), json])
  const packed = zstdCompressSync(json, { dictionary: dictionaryOf(), params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })
  return Buffer.concat([Buffer.of(VERSION), packed])
}

/** Block → facts of the type its source stores. Throws on a block this version cannot open. */
export function decodeFacts<T extends object>(block: Buffer): T {
  if (block[0] === PLAIN) return JSON.parse(block.subarray(1).toString()) as T
  if (block[0] !== VERSION) throw new Error(`facts block of version ${block[0]} cannot be opened`)
  const json = zstdDecompressSync(block.subarray(1), { dictionary: dictionaryOf(), maxOutputLength: MAX_JSON_BYTES })
  return JSON.parse(json.toString()) as T
}

/** 64 bits of a hash over texts: enough to see that one company's record changed. */
export function contentHash(...texts: string[]): bigint {
  const digest = hash('sha1', texts.length === 1 ? (texts[0] ?? '') : texts.join('\0'), 'buffer')
  return digest.readBigInt64BE(0)
}
