// Reads a price list, a seller's table or XML file of goods, into lines and columns. Runs in a worker thread.
import { CELL_MAX, COLUMNS_MAX, type ListField, PRICE_LINES_MAX, SAMPLE_ROWS } from '@sverka/contract/price-lists/price-lists.rules'
import { cutText } from '@sverka/contract/texts'
import { rowsOfFile } from '../platform/tables/read-table.ts'
import { type Row, UnreadTable } from '../platform/tables/rows.ts'
import { fieldAbout, findFieldByHeading } from './column-heads.ts'
import { CATALOGUE_FIELDS, type LineCells, readCatalogue, xmlText } from './read-catalogue.ts'
import { unzipNamed } from './unzip-file.ts'

/** Limits for reading a file, enough for fifty thousand rows of forty cells: rows, characters, unpacked bytes, XML elements. */
const LIMITS = { rows: 100_000, letters: 60_000_000, bytes: 200 * 1024 * 1024, elements: 12_000_000 }
/** The headings are searched in so many first rows: a title and an address may come before them. */
const HEAD_ROWS = 20
/** The most characters that are stored of a heading and of a sample. */
const [HEAD_MAX, SAMPLE_MAX] = [100, 60]

export interface ListColumn {
  /** Number of the column, from 1. */
  readonly column: number
  /** Empty if the file has no headings. */
  readonly head: string
  /** Null for a column that is not read. */
  readonly field: ListField | null
  /** The cells of the first lines, which help the seller to choose the field. */
  readonly samples: readonly string[]
}

/** A price list that was read: its columns, and its lines with their cells by number of the column. */
export interface PriceTable {
  readonly columns: readonly ListColumn[]
  readonly lines: readonly { readonly line: number; readonly cells: LineCells }[]
}

/** A fault is a value, since an error would lose its class on the way from the worker thread. */
export type ReadResult = PriceTable | { readonly fault: PricesFault }

/**
 * `required`: a table without rows under the headings. `no_goods`: a file of CommerceML (the format of the accounting program 1С) without goods, such
 * as one of units or warehouses. `no_entry`: the zip has no file of the name.
 */
export type PricesFault = 'not_a_list' | 'required' | 'too_many_rows' | 'too_much_text' | 'no_goods' | 'no_entry'

export interface PricesFile {
  readonly file: Uint8Array
  /** Name of the file in the zip that is read; null if `file` is no zip. */
  readonly entry?: string | null
  /** Refuses tables: only XML is read. */
  readonly xmlOnly?: boolean
}

export async function readPrices({ file, entry = null, xmlOnly = false }: PricesFile): Promise<ReadResult> {
  try {
    const whole = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
    const bytes = entry === null ? whole : await unzipNamed(whole, entry).catch(refuseDamaged)
    if (!bytes) return { fault: 'no_entry' }
    const xml = xmlText(bytes)
    if (xml !== null) return fromCatalogue(xml)
    if (xmlOnly) return { fault: 'not_a_list' }
    const { rows } = await rowsOfFile(bytes, { limits: LIMITS })
    return toPrices(rows)
  } catch (error) {
    if (!(error instanceof UnreadTable)) throw error
    const { fault } = error
    return { fault: fault === 'too_many_lines' ? 'too_many_rows' : fault === 'no_such_sheet' ? 'not_a_list' : fault }
  }
}

const refuseDamaged = (): never => {
  throw new UnreadTable('not_a_list')
}

/** Lines of XML. An error that the parser throws is a fault of the file. */
function fromCatalogue(xml: string): ReadResult {
  try {
    const lines = readCatalogue(xml, LIMITS)
    if (lines.length === 0) return { fault: xml.includes('<КоммерческаяИнформация') ? 'no_goods' : 'not_a_list' }
    if (lines.length > PRICE_LINES_MAX) return { fault: 'too_many_rows' }
    const samplesUnder = (column: number) => lines.slice(0, SAMPLE_ROWS).map(({ cells }) => cutText(cells[column] ?? '', SAMPLE_MAX))
    const used = new Set(lines.flatMap(({ cells }) => Object.keys(cells).map(Number)))
    const columns = CATALOGUE_FIELDS.map((field, place) => ({ column: place + 1, head: '', field, samples: samplesUnder(place + 1) }))
    return { columns: columns.filter(({ column }) => used.has(column)), lines }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof UnreadTable) throw error
    return { fault: 'not_a_list' }
  }
}

/** The rows under the headings. Without headings all rows; the seller then chooses the fields of the columns. */
export function toPrices(rows: Iterable<Row>): ReadResult {
  const read: Row[] = []
  for (const row of rows) {
    if (read.length > PRICE_LINES_MAX + HEAD_ROWS) return { fault: 'too_many_rows' }
    read.push(row)
  }
  const at = read.slice(0, HEAD_ROWS).findIndex(isHeading)
  const heads = new Map(at < 0 ? [] : (read[at]?.[1] ?? []).map(({ column, text }) => [column, text]))
  const body = read.slice(at + 1)
  if (body.length === 0) return { fault: 'required' }
  if (body.length > PRICE_LINES_MAX) return { fault: 'too_many_rows' }
  const lines = body.map(([line, cells]) => ({ line, cells: toCells(cells) }))
  return { columns: toColumns(heads, lines), lines }
}

/** Whether a row is the headings: a cell is about product codes and another about a different field. */
const isHeading = ([, cells]: Row): boolean => {
  const fields = new Set(cells.flatMap(({ text }) => fieldAbout(text) ?? []))
  return fields.has('article') && fields.size > 1
}

const toCells = (cells: Row[1]): LineCells =>
  Object.fromEntries(
    cells
      .filter(({ column, text }) => column <= COLUMNS_MAX && text.trim() !== '')
      .map(({ column, text }) => [column, cutText(text, CELL_MAX)]),
  )

/** Columns with their headings; each field is assigned to the first column whose heading names it. */
function toColumns(heads: ReadonlyMap<number, string>, lines: PriceTable['lines']): ListColumn[] {
  const first = lines.slice(0, SAMPLE_ROWS)
  const columns = new Set([...heads.keys(), ...first.flatMap(({ cells }) => Object.keys(cells).map(Number))])
  const taken = new Set<ListField>()
  return [...columns]
    .filter((column) => column <= COLUMNS_MAX)
    .sort((one, other) => one - other)
    .map((column) => {
      const head = cutText((heads.get(column) ?? '').trim(), HEAD_MAX)
      const named = findFieldByHeading(head)
      const field = named !== null && !taken.has(named) ? named : null
      if (field !== null) taken.add(field)
      return { column, head, field, samples: first.map(({ cells }) => cutText(cells[column] ?? '', SAMPLE_MAX)) }
    })
}
