// Unpacks single parts of a zip in memory, never beyond the limit, whatever size the zip claims.
// The library that writes our zips unpacks on the main thread, and knows no limit but the size that the zip claims.
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

/** Signature of the directory's end; the offsets below are those of the ZIP format (APPNOTE.TXT of PKWARE, 4.3). */
const END = 'PK\u0005\u0006'
const [STORED, DEFLATED] = [0, 8]
/** Bytes of the fixed part of a directory entry, and of the header before each part. */
const [ENTRY, HEAD] = [46, 30]

interface Entry {
  readonly method: number
  /** Compressed size in bytes. */
  readonly packed: number
  /** Offset of the part's header in the archive. */
  readonly at: number
}

export type Parts = ReadonlyMap<string, Entry>

/** The directory by part names; of two equal names the later counts. Null if there are more than `most`. Throws RangeError for a cut file. */
export function readParts(bytes: Buffer, most: number): Parts | null {
  const end = bytes.lastIndexOf(END, undefined, 'latin1')
  if (end < 0) throw new RangeError('no directory')
  if (bytes.readUInt16LE(end + 10) > most) return null
  const parts = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [name, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)]
    const entry = { method: bytes.readUInt16LE(at + 10), packed: bytes.readUInt32LE(at + 20), at: bytes.readUInt32LE(at + 42) }
    parts.set(bytes.toString('utf8', at + ENTRY, at + ENTRY + name), entry)
    at += ENTRY + name + extra + comment
  }
  return parts
}

/** The unpacked part; null if it exceeds the limit. Throws where it is damaged. */
export async function unzipEntry(bytes: Buffer, { method, packed, at }: Entry, room: number): Promise<Buffer | null> {
  const begin = at + HEAD + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const part = bytes.subarray(begin, begin + packed)
  if (method === STORED) return part.length > room ? null : part
  if (method !== DEFLATED) throw new RangeError('an unknown way of packing')
  try {
    return await inflated(part, { maxOutputLength: room })
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return null
    throw error
  }
}
