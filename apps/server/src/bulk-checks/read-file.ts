// The rows of an uploaded list: a table of Excel, or text in UTF-8 or the older Windows encoding.
import { strFromU8, unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'
import { refuseField } from '../platform/errors.ts'
import { rowsOfText } from './read-lines.ts'

/** Unpacked parts larger than this are no list of ten thousand lines. */
const PART_MAX = 40 * 1024 * 1024
const ROWS_MAX = 20_000

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

/** Refuses `not_a_list` beside the field `file`. */
export function rowsOfFile(bytes: Buffer): string[][] {
  if (isZip(bytes)) return rowsOfSheet(bytes)
  if (bytes.subarray(0, 4096).includes(0)) refuseField('file', 'not_a_list')
  return rowsOfText(decoded(bytes))
}

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

function unpacked(bytes: Buffer): Record<string, Uint8Array> {
  const wanted = /^xl\/(?:worksheets\/sheet\d+|sharedStrings)\.xml$/
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => wanted.test(name) && originalSize <= PART_MAX })
  } catch (error) {
    return unreadable(error)
  }
}

/** Whatever is wrong inside somebody's file is the file's fault. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error)) throw error
  return refuseField('file', 'not_a_list')
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isText = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (name === 'si') texts.push('')
    isText = name === 't'
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

/** Values by row; an index into the shared texts stands for its text. */
function cellRows(xml: string, shared: readonly string[]): string[][] {
  const rows: string[][] = []
  const at = { kind: '', value: '', isValue: false }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row' && rows.length < ROWS_MAX) rows.push([])
    if (name === 'c') Object.assign(at, { kind: String(attributes.t ?? ''), value: '' })
    at.isValue = name === 'v' || name === 't'
  })
  parser.on('text', (text) => {
    if (at.isValue) at.value += text
  })
  parser.on('closetag', ({ name }) => {
    at.isValue = false
    if (name === 'c') rows.at(-1)?.push(at.kind === 's' ? (shared[Number(at.value)] ?? '') : at.value)
  })
  parser.write(xml).close()
  return rows
}
