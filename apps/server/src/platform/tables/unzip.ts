// Unpacks single files of a zip archive in memory, up to a limit of bytes, whatever size the archive claims (protection from zip bombs).
// The library that writes our zips does not serve: it unpacks on the main thread and trusts the claimed size.
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

/** Signature of the record at the directory's end. The byte offsets below are those of the ZIP format (APPNOTE.TXT of PKWARE, section 4.3). */
const END = 'PK\u0005\u0006'
/** Compression methods. */
const [STORED, DEFLATED] = [0, 8]
/** Bytes of the fixed part of a directory entry, and of the header before each part. */
const [ENTRY, HEAD] = [46, 30]

/** A file of the archive. */
interface Entry {
  readonly method: number
  /** Compressed size in bytes. */
  readonly packed: number
  /** Offset of the file's header in the archive. */
  readonly at: number
}

/** The files of an archive by name. */
export type Parts = ReadonlyMap<string, Entry>

/** Reads the directory; of two equal names the later one counts. Null for more than `maxParts` files. Throws RangeError for a truncated archive. */
export function readParts(bytes: Buffer, maxParts: number): Parts | null {
  const end = bytes.lastIndexOf(END, undefined, 'latin1')
  if (end < 0) throw new RangeError('no directory')
  if (bytes.readUInt16LE(end + 10) > maxParts) return null
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

/** Unpacks a file; null if it has more than `maxBytes`. Throws if it is damaged. */
export async function unzipEntry(bytes: Buffer, { method, packed, at }: Entry, maxBytes: number): Promise<Buffer | null> {
  const begin = at + HEAD + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const part = bytes.subarray(begin, begin + packed)
  if (method === STORED) return part.length > maxBytes ? null : part
  if (method !== DEFLATED) throw new RangeError('an unknown compression method')
  try {
    return await inflate(part, { maxOutputLength: maxBytes })
  } catch (error) {
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') return null
    throw error
  }
}
