// Identifies an office document (XLSX or DOCX) by the file names in its ZIP archive, without unpacking anything. Dangerous ones are refused.
import yauzl, { type Entry } from 'yauzl'

export type OfficeKind = 'xlsx' | 'docx'

/**
 * Most files in the archive, and most bytes of their names and comments. A workbook of a hundred sheets has some three hundred files with
 * ten thousand bytes of names.
 */
const [MAX_MEMBERS, MAX_NAME_BYTES] = [5000, 500_000]
/** Largest size of all files together, unpacked. */
const MAX_UNPACKED_BYTES = 500 * 1024 * 1024
/** Highest ratio of unpacked to packed size, checked beyond 10 MB unpacked; ordinary documents stay below it, ZIP bombs do not. */
const MAX_RATIO = 100
const UNCHECKED_BYTES = 10 * 1024 * 1024

/** The file in the archive that each kind of document must have. */
const MAIN_PARTS: readonly (readonly [string, OfficeKind])[] = [
  ['xl/workbook.xml', 'xlsx'],
  ['word/document.xml', 'docx'],
]

/** Null for anything but a safe XLSX or DOCX: another, broken or encrypted archive, one with macros or programs, one that unpacks to too much. */
export async function officeKind(bytes: Buffer): Promise<OfficeKind | null> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return null
  try {
    const entries = await readEntries(bytes)
    if (!entries) return null
    const names = new Set(entries.map(({ fileName }) => fileName))
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    const isBomb = unpacked > MAX_UNPACKED_BYTES || (unpacked > UNCHECKED_BYTES && unpacked > bytes.length * MAX_RATIO)
    const isUnsafe = entries.some((entry) => entry.isEncrypted() || /vbaProject|\.(exe|dll|js|vbs|bat|cmd|scr)$/i.test(entry.fileName))
    if (isBomb || isUnsafe || !names.has('[Content_Types].xml')) return null
    const mains = MAIN_PARTS.filter(([name]) => names.has(name))
    return mains.length === 1 ? (mains[0]?.[1] ?? null) : null
  } catch (error) {
    // yauzl has one error class for everything wrong with an archive, names such as `../x` included.
    if (error instanceof Error) return null
    throw error
  }
}

/** The archive's list of files; null if it exceeds a limit. */
async function readEntries(bytes: Buffer): Promise<Entry[] | null> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  if (zip.entryCount > MAX_MEMBERS) return null
  const entries: Entry[] = []
  let nameBytes = 0
  for await (const entry of zip.eachEntry()) {
    nameBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (nameBytes > MAX_NAME_BYTES) return null
    entries.push(entry)
  }
  return entries
}
