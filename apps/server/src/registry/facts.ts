// Encodes and opens blocks of facts: JSON, compressed by zstd against a dictionary of the register's standing phrases.
import { createHash } from 'node:crypto'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { FACTS_PHRASES } from './facts-phrases.ts'

/** First byte of a block: which dictionary opens it. A changed dictionary takes the next number and the old one stays. */
const VERSION = 1
/** Level 3 beside 9: a sixth larger, a third of the time (measured on real extracts). */
const LEVEL = 3
/** A block is one company's facts; a larger one is a fault or an attack on memory. */
const MAX_JSON_BYTES = 64 * 1024 * 1024

let dictionary: Buffer | undefined
const dictionaryOf = (): Buffer => {
  dictionary ??= Buffer.from(FACTS_PHRASES)
  return dictionary
}

/** Facts → block. Absent keys and empty lists take no room. */
export function encodeFacts(facts: object): Buffer {
  const json = Buffer.from(factsJson(facts))
  const packed = zstdCompressSync(json, { dictionary: dictionaryOf(), params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })
  return Buffer.concat([Buffer.of(VERSION), packed])
}

/** Block → facts of the type its source stores. Throws on a block this version cannot open. */
export function decodeFacts<T extends object>(block: Buffer): T {
  if (block[0] !== VERSION) throw new Error(`facts block of version ${block[0]} cannot be opened`)
  const json = zstdDecompressSync(block.subarray(1), { dictionary: dictionaryOf(), maxOutputLength: MAX_JSON_BYTES })
  return JSON.parse(json.toString()) as T
}

/** The JSON a block holds; equal facts give equal text, whatever was empty. */
export const factsJson = (facts: object): string =>
  JSON.stringify(facts, (_key, value) => (Array.isArray(value) && value.length === 0 ? undefined : value))

/** 64 bits of a hash over texts: enough to see that one company's record changed. */
export function contentHash(...texts: string[]): bigint {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest().readBigInt64BE(0)
}
