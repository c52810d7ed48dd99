// Reads the rows of a category file, CSV or JSON. An error in one row is reported for that row and does not stop the others.
import { CATEGORY_NAME_MAX, CATEGORY_ROWS_MAX, type RowFault } from '@sverka/contract/catalog/catalog.rules'
import { vatRates } from '@sverka/contract/products/products.rules'
import { parse } from 'csv-parse/sync'
import { nameText } from '../../platform/names.ts'

/** A row of the file. `undefined` is an empty cell or a missing column: the category keeps the stored value. */
export interface CategoryLine {
  /** Line of a CSV file, or position in the list of a JSON file; both from 1. */
  readonly line: number
  readonly key: string
  /** Key of the parent; null for the top level, also where the cell is empty. */
  readonly parent: string | null
  readonly name: string
  readonly nameEn: string | undefined
  readonly nameZh: string | undefined
  /** VAT rate that the product form suggests for the category, in percent. */
  readonly vatRate: number | undefined
  /** Why the row is refused; null for a valid row. */
  readonly fault: RowFault | null
}

type Cells = Readonly<Record<string, string>>

interface Numbered {
  readonly line: number
  readonly cells: Cells
}

/** Other accepted titles of columns, and the column that each means. */
const OTHER_HEADS: Readonly<Record<string, string>> = { name: 'name_ru', 'name_zh-cn': 'name_zh', vat_rate: 'vat', slug: 'key' }

/** The columns that are read; all others are ignored. */
const COLUMNS = ['key', 'parent', 'name_ru', 'name_en', 'name_zh', 'vat'] as const

/** The most delimiters of a file: enough for the largest number of rows with fifty columns each. */
const DELIMITERS_MAX = 50 * CATEGORY_ROWS_MAX

const headName = (typed: string): string => {
  const head = typed.trim().toLowerCase()
  return OTHER_HEADS[head] ?? head
}

/** `not_a_category_list`: the file has no rows, lacks a required column, or cannot be read. */
export type FileFault = 'not_a_category_list' | 'too_many_categories'

class Unreadable extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}

function unreadable(fault: FileFault): never {
  throw new Unreadable(fault)
}

/** The rows, or why the whole file is refused. */
export function readCategories(bytes: Uint8Array): CategoryLine[] | { readonly fault: FileFault } {
  try {
    return readRows(bytes)
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault }
    throw error
  }
}

function readRows(bytes: Uint8Array): CategoryLine[] {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  const rows = text.trimStart().startsWith('[') ? jsonRows(text) : tableRows(text)
  return rows.map(toCategoryLine)
}

function checkCount(rows: readonly unknown[]): void {
  if (rows.length === 0) unreadable('not_a_category_list')
  if (rows.length > CATEGORY_ROWS_MAX) unreadable('too_many_categories')
}

/** UTF-8, or windows-1251 if the bytes are not valid UTF-8: Excel in Russian saves CSV in windows-1251. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

function jsonRows(text: string): Numbered[] {
  const list = parsedJson(text)
  if (!Array.isArray(list)) return unreadable('not_a_category_list')
  checkCount(list)
  return list.map((row: unknown, place) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) unreadable('not_a_category_list')
    const values = new Map(Object.entries(row as object).map(([head, value]: [string, unknown]) => [headName(head), value]))
    return { line: place + 1, cells: toCells((name) => jsonText(values.get(name))) }
  })
}

function jsonText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : unreadable('not_a_category_list')
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable('not_a_category_list')
    throw error
  }
}

/** Throws for the whole file if a cell has characters that PostgreSQL cannot store: NUL and halves of surrogate pairs. */
function toCells(read: (name: string) => string): Cells {
  const cells = COLUMNS.map((name) => [name, read(name).trim()] as const)
  if (cells.some(([, text]) => text.includes('\0') || !text.isWellFormed())) unreadable('not_a_category_list')
  return Object.fromEntries(cells)
}

interface TableRow {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

function tableRows(text: string): Numbered[] {
  const [head, ...rows] = parsedTable(text)
  const heads = head?.record.map(headName) ?? []
  if (!heads.includes('key') || !heads.includes('name_ru')) unreadable('not_a_category_list')
  checkCount(rows)
  const places = new Map(heads.map((name, at) => [name, at]))
  return rows.map(({ record, info }) => ({ line: info.lines, cells: toCells((name) => record[places.get(name) ?? -1] ?? '') }))
}

/** The delimiter is semicolon or tab if the first line has one, else comma. */
function parsedTable(text: string): TableRow[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = [';', '\t'].find((mark) => first.includes(mark)) ?? ','
  // Parsing a cell takes longer than reading a character, so a file of only delimiters would block this thread while other files wait.
  if (text.split(delimiter, DELIMITERS_MAX + 2).length > DELIMITERS_MAX + 1) unreadable('not_a_category_list')
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, to: CATEGORY_ROWS_MAX + 2 } as const
    return parse(text, options) as unknown as TableRow[]
  } catch (error) {
    if (error instanceof Error && 'code' in error) return unreadable('not_a_category_list')
    throw error
  }
}

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** At least one visible character. The same rule as `VISIBLE_TEXT_PATTERN` of the contract, which checks typed names. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

function toCategoryLine({ line, cells }: Numbered): CategoryLine {
  const text = (head: string) => nameText(cells[head] ?? '')
  const [key, name, nameEn, nameZh] = [cells.key ?? '', text('name_ru'), text('name_en'), text('name_zh')]
  const vat = readVat(cells.vat ?? '')
  return {
    line,
    key: key.slice(0, CATEGORY_NAME_MAX),
    parent: cells.parent ? cells.parent.slice(0, CATEGORY_NAME_MAX) : null,
    name: name.slice(0, CATEGORY_NAME_MAX),
    nameEn: nameEn || undefined,
    nameZh: nameZh || undefined,
    vatRate: vat === 'bad' ? undefined : vat,
    fault: keyFault(key) ?? namesFault([name, nameEn, nameZh]) ?? (vat === 'bad' ? 'bad_vat' : null),
  }
}

const keyFault = (key: string): RowFault | null =>
  key === '' ? 'no_key' : key.length > CATEGORY_NAME_MAX || !KEY.test(key) ? 'bad_key' : null

function namesFault(names: readonly string[]): RowFault | null {
  if (!VISIBLE.test(names[0] ?? '')) return 'no_name'
  return names.some(({ length }) => length > CATEGORY_NAME_MAX) ? 'name_long' : null
}

/** The rate of a cell such as `10` or `10 %`: undefined if the cell is empty, `bad` if it is no rate of the law. */
function readVat(cell: string): number | undefined | 'bad' {
  const digits = cell.replace('%', '').trim()
  if (digits === '') return cell === '' ? undefined : 'bad'
  return vatRates.find((rate) => String(rate) === digits) ?? 'bad'
}
