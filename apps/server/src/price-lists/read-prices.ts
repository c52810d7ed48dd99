// Reads a price list into lines and columns; runs in the thread that reads price lists.
import { CELL_MAX, COLUMNS_MAX, type ListField, PRICE_LINES_MAX, SAMPLE_ROWS } from '@sverka/contract/price-lists/price-lists.rules'
import { cutText } from '@sverka/contract/texts'
import { rowsOfFile } from '../platform/tables/read-table.ts'
import { type Row, UnreadTable } from '../platform/tables/rows.ts'
import { fieldAbout, findFieldByHeading } from './column-heads.ts'
import { CATALOGUE_FIELDS, type LineCells, readCatalogue, xmlText } from './read-catalogue.ts'
import { unzipNamed } from './unzip-file.ts'

/** Limits for reading a file: enough for fifty thousand rows of forty cells. */
const LIMITS = { rows: 100_000, letters: 60_000_000, bytes: 200 * 1024 * 1024, elements: 12_000_000 }
/** Rows among which the headings are looked for: a title and an address may come first. */
const HEAD_ROWS = 20
/** Characters that are shown of a heading and of a sample. */
const [HEAD_MAX, SAMPLE_MAX] = [100, 60]

export interface ListColumn {
  readonly column: number
  readonly head: string
  readonly field: ListField | null
  readonly samples: readonly string[]
}

export interface PriceTable {
  readonly columns: readonly ListColumn[]
  readonly lines: readonly { readonly line: number; readonly cells: LineCells }[]
}

/** A fault is a value, since an error would lose its class between threads. */
export type ReadResult = PriceTable | { readonly fault: PricesFault }

/** `no_goods`: CommerceML in which nothing is sold, such as units or warehouses. `no_entry`: the zip has no such file. */
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

/** An error of the parser is a fault of the file. */
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

/** The rows under the headings; without headings all rows, whose columns the member names. */
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
  const known = new Set([...heads.keys(), ...first.flatMap(({ cells }) => Object.keys(cells).map(Number))])
  const taken = new Set<ListField>()
  return [...known]
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
