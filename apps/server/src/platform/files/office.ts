// What an office document really is, by the names in its ZIP archive; nothing is unpacked.
import yauzl, { type Entry } from 'yauzl'

export type OfficeKind = 'xlsx' | 'docx'

/** A workbook of a hundred sheets has some three hundred members; their names take some ten thousand letters. */
const [MEMBERS_MAX, LETTERS_MAX] = [5000, 500_000]
const UNPACKED_MAX_BYTES = 500 * 1024 * 1024
/** Past its first 10 MB an honest document packs no better than this. */
const RATIO_MAX = 100
const FREE_BYTES = 10 * 1024 * 1024

const MAIN_PARTS: readonly (readonly [string, OfficeKind])[] = [
  ['xl/workbook.xml', 'xlsx'],
  ['word/document.xml', 'docx'],
]

/** Null for anything else: another archive, a broken or encrypted one, one with macros, one that unpacks to too much. */
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
    // yauzl has one error class for everything that is wrong with an archive, names such as `../x` among it.
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
