// Reads the rows of an uploaded table: an Excel workbook (XLSX), or text in UTF-8, UTF-16 (Excel's «Юникод», Unicode) or Windows-1251 (Cyrillic).
import { cellRows, sharedTexts } from './read-sheet.ts'
import { rowsOfText } from './read-text.ts'
import { type Row, type TableLimits, UnreadTable } from './rows.ts'
import { readParts, unzipEntry } from './unzip.ts'
import { openWorkbook, partName, type ReadPart } from './workbook.ts'

/** Most parts (files) of a workbook, which is a ZIP archive: one of a hundred sheets has some three hundred. */
const PARTS_MAX = 10_000

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** The rows of a file, and the names of its sheets. */
export interface FileRows {
  readonly rows: Iterable<Row>
  /** Visible sheets; none for a text. */
  readonly sheets: readonly string[]
  /** Hidden sheets, which are not read. */
  readonly hidden: readonly string[]
  /** The sheet that the rows are from; null for a text. */
  readonly sheet: string | null
}

interface Request {
  /** The sheet to read; by default the first visible one that has a row. */
  readonly sheet?: string | undefined
  readonly limits: TableLimits
}

/** The rows of a pasted text. */
export const textRows = (text: string): FileRows => ({ rows: rowsOfText(text), sheets: [], hidden: [], sheet: null })

/** Reads a file. Throws `UnreadTable`. The largest tables take seconds of processor time, so call it in a worker thread. */
export async function rowsOfFile(bytes: Buffer, { sheet, limits }: Request): Promise<FileRows> {
  if (isZip(bytes)) return await rowsOfSheet(bytes, { sheet, limits })
  const encoding = UTF16[bytes.subarray(0, 2).toString('hex')]
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : decodeText(bytes)
  // A file with a null byte is no text, and PostgreSQL could not store it.
  if (text.includes('\0')) throw new UnreadTable('not_a_list')
  return textRows(text)
}

/** The encoding by the byte order mark, the first two bytes of a UTF-16 text. */
const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

/** Decodes UTF-8, or Windows-1251 if the bytes are no valid UTF-8. */
function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** Reads the chosen sheet of a workbook, or else the first visible one that has a row; unpacks only the parts needed for it. */
async function rowsOfSheet(bytes: Buffer, { sheet: chosen, limits }: Request): Promise<FileRows> {
  try {
    const read = partReader(bytes, limits.bytes)
    const counted = { elements: 0, limits }
    const { sheets, hidden, texts } = await openWorkbook(read, counted)
    if (sheets.length === 0) throw new UnreadTable('not_a_list')
    const candidates = chosen === undefined ? sheets : sheets.filter(({ name }) => name === chosen)
    if (candidates.length === 0) throw new UnreadTable('no_such_sheet')
    const shared = texts === null ? [] : sharedTexts(await read(texts), counted)
    const names = sheets.map(({ name }) => name)
    for (const { name, part } of candidates) {
      const rows = cellRows(await read(part), shared, counted)
      if (rows.length > 0) return { rows, sheets: names, hidden, sheet: name }
    }
    throw new UnreadTable('required')
  } catch (error) {
    return unreadable(error)
  }
}

/** A function that unpacks a part by its name. All parts together may have `maxBytes`, whatever sizes the archive claims (zip bomb). */
function partReader(bytes: Buffer, maxBytes: number): ReadPart {
  const parts = readParts(bytes, PARTS_MAX)
  if (parts === null) throw new UnreadTable('not_a_list')
  const byName = new Map([...parts].map(([name, part]) => [partName(name), part]))
  let remainingBytes = maxBytes
  return async (name) => {
    const part = byName.get(partName(name))
    const unpacked = part && (await unzipEntry(bytes, part, remainingBytes))
    if (unpacked === null) throw new UnreadTable('too_many_lines')
    remainingBytes -= unpacked?.length ?? 0
    return unpacked?.toString() ?? ''
  }
}

/** Converts any error of the libraries into `UnreadTable`: it is a fault of the file, not of the server. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error) || error instanceof UnreadTable) throw error
  throw new UnreadTable('not_a_list')
}
