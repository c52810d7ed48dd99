// The rows of an uploaded list: a table of Excel, or text in UTF-8, in UTF-16 («Юникод» of Excel) or the older Windows encoding.
import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { RefusalError, refuseField } from '../platform/errors.ts'
import { rowsOfText } from './read-lines.ts'
import { partsOf, unpack } from './unzip.ts'

/** Parts that are larger unpacked, both together, are no list of ten thousand lines. */
const PARTS_MAX = 40 * 1024 * 1024
const ROWS_MAX = 20_000
/** Of a row and of a cell no more is read: a text that is shared by all cells must not be read a million times over. */
const CELLS_MAX = 200
const CELL_MAX = 300

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** Refuses `not_a_list` beside the field `file`. */
export async function rowsOfFile(bytes: Buffer): Promise<string[][]> {
  if (isZip(bytes)) return await rowsOfSheet(bytes)
  const encoding = UTF16[bytes.subarray(0, 2).toString('hex')]
  if (encoding) return rowsOfText(new TextDecoder(encoding).decode(bytes))
  if (bytes.subarray(0, 4096).includes(0)) refuseField('file', 'not_a_list')
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
async function rowsOfSheet(bytes: Buffer): Promise<string[][]> {
  try {
    const parts = partsOf(bytes)
    const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    const first = sheets.toSorted((a, b) => a.length - b.length || a.localeCompare(b))[0] ?? refuseField('file', 'not_a_list')
    let room = PARTS_MAX
    const textOf = async (name: string): Promise<string | undefined> => {
      const part = parts.get(name)
      const unpacked = part && ((await unpack(bytes, part, room)) ?? refuseField('file', 'too_many_lines'))
      room -= unpacked?.length ?? 0
      return unpacked?.toString()
    }
    const [sheet = '', shared] = [await textOf(first), await textOf('xl/sharedStrings.xml')]
    return await cellRows(sheet, shared ? await sharedTexts(shared) : [])
  } catch (error) {
    return unreadable(error)
  }
}

/** Whatever is wrong inside somebody's file is the file's fault. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error) || error instanceof RefusalError) throw error
  return refuseField('file', 'not_a_list')
}

const PIECE = 200_000

/** A large table takes seconds: others are answered between its pieces. */
async function inPieces(parser: SaxesParser, xml: string): Promise<void> {
  for (let at = 0; at < xml.length; at += PIECE) {
    parser.write(xml.slice(at, at + PIECE))
    await setImmediate()
  }
  parser.close()
}

/** Some programs write every name with a prefix: `x:row`. */
const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

async function sharedTexts(xml: string): Promise<string[]> {
  const texts: string[] = []
  let isText = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (plain(name) === 'si') texts.push('')
    isText = plain(name) === 't'
  })
  parser.on('closetag', () => {
    isText = false
  })
  parser.on('text', (text) => {
    if (isText) texts[texts.length - 1] += text
  })
  await inPieces(parser, xml)
  return texts
}

/** «AB12» is of the column 28; undefined where the cell does not say. */
function columnOf(place: unknown): number | undefined {
  const letters = typeof place === 'string' ? /^[A-Z]{1,3}(?=\d)/.exec(place)?.[0] : undefined
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** Values by row, each where Excel shows it; an index into the shared texts stands for its text. Refuses `too_many_lines`. */
async function cellRows(xml: string, shared: readonly string[]): Promise<string[][]> {
  const rows: string[][] = []
  const at = { row: 0, column: 0, kind: '', value: '', isValue: false }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name: prefixed, attributes }) => {
    const name = plain(prefixed)
    if (name === 'row') Object.assign(at, { row: Number(attributes.r) || at.row + 1, column: 0 })
    if (name === 'c') Object.assign(at, { column: columnOf(attributes.r) ?? at.column + 1, kind: String(attributes.t ?? ''), value: '' })
    at.isValue = name === 'v' || name === 't'
  })
  parser.on('text', (text) => {
    if (at.isValue) at.value += text
  })
  parser.on('closetag', ({ name }) => {
    at.isValue = false
    const value = (at.kind === 's' ? (shared[Number(at.value)] ?? '') : at.value).slice(0, CELL_MAX)
    if (plain(name) !== 'c' || value === '') return
    if (at.row > ROWS_MAX) refuseField('file', 'too_many_lines')
    while (rows.length < at.row) rows.push([])
    const row = rows[at.row - 1]
    if (!row || at.column > CELLS_MAX) return
    while (row.length < at.column) row.push('')
    row[at.column - 1] = value
  })
  await inPieces(parser, xml)
  return rows
}
