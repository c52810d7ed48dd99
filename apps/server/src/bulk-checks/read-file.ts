// The rows of an uploaded list: a table of Excel, or text in UTF-8, in UTF-16 («Юникод» of Excel) or the older Windows encoding.
import { type Row, UnreadList } from './read-lines.ts'
import { cellRows, sharedTexts } from './read-sheet.ts'
import { rowsOfText } from './read-text.ts'
import { partsOf, unpack } from './unzip.ts'
import { openWorkbook, partName, type ReadPart } from './workbook.ts'

/** Parts that are larger unpacked, all together, are no list of ten thousand lines. */
const PARTS_MAX = 40 * 1024 * 1024
/** A workbook of a hundred sheets has some three hundred. */
const MEMBERS_MAX = 10_000

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** Throws `UnreadList`. Takes seconds of a processor for the largest tables: it runs in a thread of its own. */
export async function rowsOfFile(bytes: Buffer): Promise<Iterable<Row>> {
  if (isZip(bytes)) return await rowsOfSheet(bytes)
  const encoding = UTF16[bytes.subarray(0, 2).toString('hex')]
  if (encoding) return rowsOfText(new TextDecoder(encoding).decode(bytes))
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadList('not_a_list')
  return rowsOfText(decoded(bytes))
}

/** By the mark that a text begins with. */
const UTF16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** Of a book of tables the first sheet that is shown and has a row; the parts that name it are unpacked, and no others. */
async function rowsOfSheet(bytes: Buffer): Promise<Row[]> {
  try {
    const read = partReader(bytes)
    const counted = { elements: 0 }
    const { sheets, texts } = await openWorkbook(read, counted)
    if (sheets.length === 0) throw new UnreadList('not_a_list')
    const shared = texts === null ? [] : sharedTexts(await read(texts), counted)
    for (const { part } of sheets) {
      const rows = cellRows(await read(part), shared, counted)
      if (rows.length > 0) return rows
    }
    return []
  } catch (error) {
    return unreadable(error)
  }
}

/** Unpacks one part after the other until there is no more room. */
function partReader(bytes: Buffer): ReadPart {
  const parts = partsOf(bytes, MEMBERS_MAX)
  if (parts === null) throw new UnreadList('not_a_list')
  const byName = new Map([...parts].map(([name, part]) => [partName(name), part]))
  let room = PARTS_MAX
  return async (name) => {
    const part = byName.get(partName(name))
    const unpacked = part && (await unpack(bytes, part, room))
    if (unpacked === null) throw new UnreadList('too_many_lines')
    room -= unpacked?.length ?? 0
    return unpacked?.toString() ?? ''
  }
}

/** Whatever is wrong inside somebody's file is the file's fault. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error) || error instanceof UnreadList) throw error
  throw new UnreadList('not_a_list')
}
