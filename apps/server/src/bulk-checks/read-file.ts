// The rows of an uploaded list: a table of Excel, or text in UTF-8, in UTF-16 («Юникод» of Excel) or the older Windows encoding.
import { type Row, rowsOfText, UnreadList } from './read-lines.ts'
import { cellRows, sharedTexts } from './read-sheet.ts'
import { partsOf, unpack } from './unzip.ts'

/** Parts that are larger unpacked, both together, are no list of ten thousand lines. */
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

/** Of a book of tables the first; two parts are unpacked, and no others. */
async function rowsOfSheet(bytes: Buffer): Promise<Row[]> {
  try {
    const parts = partsOf(bytes, MEMBERS_MAX)
    if (parts === null) throw new UnreadList('not_a_list')
    const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    const first = sheets.toSorted((a, b) => a.length - b.length || a.localeCompare(b))[0]
    if (first === undefined) throw new UnreadList('not_a_list')
    let room = PARTS_MAX
    const textOf = async (name: string): Promise<string> => {
      const part = parts.get(name)
      const unpacked = part && (await unpack(bytes, part, room))
      if (unpacked === null) throw new UnreadList('too_many_lines')
      room -= unpacked?.length ?? 0
      return unpacked?.toString() ?? ''
    }
    const counted = { elements: 0 }
    const sheet = await textOf(first)
    const shared = sharedTexts(await textOf('xl/sharedStrings.xml'), counted)
    return cellRows(sheet, shared, counted)
  } catch (error) {
    return unreadable(error)
  }
}

/** Whatever is wrong inside somebody's file is the file's fault. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error) || error instanceof UnreadList) throw error
  throw new UnreadList('not_a_list')
}
