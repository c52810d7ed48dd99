// The rows of an uploaded list: a table of Excel, or text in UTF-8, in UTF-16 («Юникод» of Excel) or the older Windows encoding.
import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { RefusalError, refuseField } from '../platform/errors.ts'
import { rowsOfText } from './read-lines.ts'

/** Parts that are larger unpacked, all together, are no list of ten thousand lines. */
const PARTS_MAX = 40 * 1024 * 1024
const ROWS_MAX = 20_000

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** Refuses `not_a_list` beside the field `file`. */
export function rowsOfFile(bytes: Buffer): string[][] {
  if (isZip(bytes)) return rowsOfSheet(bytes)
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

function rowsOfSheet(bytes: Buffer): string[][] {
  const parts = unpacked(bytes)
  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
  const first = sheets.toSorted((a, b) => a.length - b.length || a.localeCompare(b))[0]
  const sheet = first && parts[first]
  if (!sheet) refuseField('file', 'not_a_list')
  const shared = parts['xl/sharedStrings.xml']
  try {
    return cellRows(strFromU8(sheet), shared ? sharedTexts(strFromU8(shared)) : [])
  } catch (error) {
    return unreadable(error)
  }
}

/** Refuses `too_many_lines` before it unpacks what does not fit. */
function unpacked(bytes: Buffer): Record<string, Uint8Array> {
  const wanted = /^xl\/(?:worksheets\/sheet\d+|sharedStrings)\.xml$/
  let room = PARTS_MAX
  const isWanted = ({ name, originalSize }: UnzipFileInfo) => {
    if (!wanted.test(name)) return false
    room -= originalSize
    if (room < 0) refuseField('file', 'too_many_lines')
    return true
  }
  try {
    return unzipSync(bytes, { filter: isWanted })
  } catch (error) {
    return unreadable(error)
  }
}

/** Whatever is wrong inside somebody's file is the file's fault. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error) || error instanceof RefusalError) throw error
  return refuseField('file', 'not_a_list')
}

/** Some programs write every name with a prefix: `x:row`. */
const plain = (name: string): string => name.slice(name.indexOf(':') + 1)

function sharedTexts(xml: string): string[] {
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
  parser.write(xml).close()
  return texts
}

/** Values by row, each where Excel shows it; an index into the shared texts stands for its text. Refuses `too_many_lines`. */
function cellRows(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = []
  const at = { row: 0, kind: '', value: '', isValue: false }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name: prefixed, attributes }) => {
    const name = plain(prefixed)
    if (name === 'row') at.row = Number(attributes.r) || at.row + 1
    if (name === 'c') Object.assign(at, { kind: String(attributes.t ?? ''), value: '' })
    at.isValue = name === 'v' || name === 't'
  })
  parser.on('text', (text) => {
    if (at.isValue) at.value += text
  })
  parser.on('closetag', ({ name }) => {
    at.isValue = false
    const value = at.kind === 's' ? (shared[Number(at.value)] ?? '') : at.value
    if (plain(name) !== 'c' || value === '') return
    if (at.row > ROWS_MAX) refuseField('file', 'too_many_lines')
    while (rows.length < at.row) rows.push([])
    rows[at.row - 1]?.push(value)
  })
  parser.write(xml).close()
  return rows
}
