// Reads the rows of an uploaded table: a table of Excel, or text in UTF-8, in UTF-16 («Юникод» of Excel) or the older Windows encoding.
import { cellRows, sharedTexts } from './read-sheet.ts'
import { rowsOfText } from './read-text.ts'
import { type Row, type TableLimits, UnreadTable } from './rows.ts'
import { readParts, unzipEntry } from './unzip.ts'
import { openWorkbook, partName, type ReadPart } from './workbook.ts'

/** Most parts of a ZIP archive: a workbook of a hundred sheets has some three hundred. */
const MEMBERS_MAX = 10_000

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** The rows of a file, and the names of its sheets. */
export interface FileRows {
  readonly rows: Iterable<Row>
  /** Visible sheets; none for a text. */
  readonly sheets: readonly string[]
  readonly hidden: readonly string[]
  /** The sheet that the rows are from; null for a text. */
  readonly sheet: string | null
}

interface Request {
  readonly sheet?: string | undefined
  readonly limits: TableLimits
}

/** The rows of a pasted text. */
export const textRows = (text: string): FileRows => ({ rows: rowsOfText(text), sheets: [], hidden: [], sheet: null })

/** `sheet` names a sheet. Throws `UnreadTable`. Takes seconds of CPU for the largest tables, so it runs in a worker thread. */
export async function rowsOfFile(bytes: Buffer, { sheet, limits }: Request): Promise<FileRows> {
  if (isZip(bytes)) return await rowsOfSheet(bytes, { sheet, limits })
  const encoding = UTF16[bytes.subarray(0, 2).toString('hex')]
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : decoded(bytes)
  // A null byte: the file is no text, and the database could not store it.
  if (text.includes('\0')) throw new UnreadTable('not_a_list')
  return textRows(text)
}

/** The encoding by the byte order mark. */
const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** The chosen sheet of a workbook, else the first visible one with a row; unpacks only the parts needed for it. */
async function rowsOfSheet(bytes: Buffer, { sheet: chosen, limits }: Request): Promise<FileRows> {
  try {
    const read = partReader(bytes, limits.bytes)
    const counted = { elements: 0, limits }
    const { sheets, hidden, texts } = await openWorkbook(read, counted)
    if (sheets.length === 0) throw new UnreadTable('not_a_list')
    const asked = chosen === undefined ? sheets : sheets.filter(({ name }) => name === chosen)
    if (asked.length === 0) throw new UnreadTable('no_such_sheet')
    const shared = texts === null ? [] : sharedTexts(await read(texts), counted)
    const names = sheets.map(({ name }) => name)
    for (const { name, part } of asked) {
      const rows = cellRows(await read(part), shared, counted)
      if (rows.length > 0) return { rows, sheets: names, hidden, sheet: name }
    }
    throw new UnreadTable('required')
  } catch (error) {
    return unreadable(error)
  }
}

/** Unpacks one part after another until the limit is reached. */
function partReader(bytes: Buffer, most: number): ReadPart {
  const parts = readParts(bytes, MEMBERS_MAX)
  if (parts === null) throw new UnreadTable('not_a_list')
  const byName = new Map([...parts].map(([name, part]) => [partName(name), part]))
  let room = most
  return async (name) => {
    const part = byName.get(partName(name))
    const unpacked = part && (await unzipEntry(bytes, part, room))
    if (unpacked === null) throw new UnreadTable('too_many_lines')
    room -= unpacked?.length ?? 0
    return unpacked?.toString() ?? ''
  }
}

/** Any error inside a file is a fault of the file, not of the server. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error) || error instanceof UnreadTable) throw error
  throw new UnreadTable('not_a_list')
}
