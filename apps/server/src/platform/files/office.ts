// The real type of an office document by the names in its ZIP archive; nothing is unpacked.
import yauzl, { type Entry } from 'yauzl'

export type OfficeKind = 'xlsx' | 'docx'

/** Limits of members and of their names: a workbook of a hundred sheets has some three hundred members with ten thousand letters. */
const [MEMBERS_MAX, LETTERS_MAX] = [5000, 500_000]
/** All members together, unpacked. */
const UNPACKED_MAX_BYTES = 500 * 1024 * 1024
/** Highest compression ratio beyond the first 10 MB; honest documents stay below it. */
const RATIO_MAX = 100
const FREE_BYTES = 10 * 1024 * 1024

const MAIN_PARTS: readonly (readonly [string, OfficeKind])[] = [
  ['xl/workbook.xml', 'xlsx'],
  ['word/document.xml', 'docx'],
]

/** Null for anything else: another, broken or encrypted archive, one with macros, one that would unpack to too much. */
export async function officeKind(bytes: Buffer): Promise<OfficeKind | null> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') return null
  try {
    const entries = await readEntries(bytes)
    if (!entries) return null
    const names = new Set(entries.map(({ fileName }) => fileName))
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    const isBomb = unpacked > UNPACKED_MAX_BYTES || (unpacked > FREE_BYTES && unpacked > bytes.length * RATIO_MAX)
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

async function readEntries(bytes: Buffer): Promise<Entry[] | null> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  if (zip.entryCount > MEMBERS_MAX) return null
  const entries: Entry[] = []
  let letters = 0
  for await (const entry of zip.eachEntry()) {
    letters += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    if (letters > LETTERS_MAX) return null
    entries.push(entry)
  }
  return entries
}
