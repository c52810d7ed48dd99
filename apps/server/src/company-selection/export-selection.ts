// Writes a selection of companies as a file for other programs: CSV or xlsx, with Russian headings. Runs in a worker thread.

import { registeredName } from '@sverka/contract/company/names'
import { insideSentence, type Purpose } from '@sverka/contract/company-card/reliability.rules'
import { russianReliability } from '@sverka/contract/company-card/reliability.russian.rules'
import type { SelectedCompany } from '@sverka/contract/company-selection/company-selection'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../platform/spreadsheet.ts'

/** Headings: company, taxpayer number, registration number, state, region, code of the activity, activity, registration day, head. */
const HEADS = ['Компания', 'ИНН', 'ОГРН', 'Состояние', 'Регион', 'ОКВЭД', 'Вид деятельности', 'Регистрация', 'Руководитель']
/** Headings: revenue in rubles, employees, day of the register extract. The verdict follows. */
const LAST_HEADS = ['Выручка, ₽', 'Сотрудники', 'Реестр на дату']
/** Headings of the member's own labels and note, and the widths of these columns in characters. */
const NOTE_HEADS = ['Мои метки', 'Моя заметка']
const NOTE_WIDTHS = [30, 60].map((width) => ({ width }))
/** Name of the sheet («selection»). */
const SHEET = 'Отбор'
/** Widths of the other columns in characters. */
const WIDTHS = [44, 16, 18, 24, 28, 12, 50, 14, 34, 18, 14, 16, 26].map((width) => ({ width }))

const { purposes, verdicts } = russianReliability

type Cell = string | number | null

/** The member's own notes and labels by company id. */
type OwnNotes = ReadonlyMap<number, { readonly text: string; readonly labels: readonly string[] }>

/** A selection to be written as a file. */
export interface SelectionTable {
  readonly rows: readonly SelectedCompany[]
  readonly notes: OwnNotes
  /** The kind of deal of the verdicts. */
  readonly purpose: Purpose
  readonly format: 'csv' | 'xlsx'
}

/** The content of the file. */
export const selectionFile = async (table: SelectionTable): Promise<Buffer> =>
  table.format === 'csv' ? selectionCsv(table) : selectionXlsx(table)

/** The cells of a row, in the order of the headings; revenue in rubles. */
const toCells = (company: SelectedCompany): Cell[] => [
  registeredName(company.name),
  company.inn,
  company.ogrn,
  [company.status, company.procedure].filter(Boolean).join(', '),
  company.region,
  company.okved,
  company.activity,
  company.registered_on,
  company.leader,
  company.revenue,
  company.headcount,
  company.as_of,
  company.verdict && verdicts[company.verdict],
]

/** Headings, widths and cells; the columns of labels and notes come last, and only if the member has any. */
function columnsFor({ notes, purpose }: SelectionTable) {
  const heads = [...HEADS, ...LAST_HEADS, `Вывод: ${insideSentence(purposes[purpose])}`]
  if (notes.size === 0) return { heads, widths: WIDTHS, cells: toCells }
  const noteCells = ({ id }: SelectedCompany): Cell[] => [notes.get(id)?.labels.join(', ') ?? null, notes.get(id)?.text ?? null]
  return {
    heads: [...heads, ...NOTE_HEADS],
    widths: [...WIDTHS, ...NOTE_WIDTHS],
    cells: (company: SelectedCompany) => [...toCells(company), ...noteCells(company)],
  }
}

async function selectionXlsx(selection: SelectionTable): Promise<Buffer> {
  const text = (value: string) => ({ value: escapeFormula(value), type: String })
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const cell = (value: Cell) => (typeof value === 'number' ? { value, type: Number } : text(value ?? ''))
  const { heads, widths, cells } = columnsFor(selection)
  const table = [heads.map(bold), ...selection.rows.map((row) => cells(row).map(cell))]
  return writeXlsxFile(table, { sheet: SHEET, columns: widths, stickyRowsCount: 1 }).toBuffer()
}

/** With the byte order mark by which Excel recognises UTF-8, and the semicolons that a Russian Excel expects. */
function selectionCsv(selection: SelectionTable): Buffer {
  const quoted = (value: Cell) => `"${escapeFormula(String(value ?? '')).replaceAll('"', '""')}"`
  const { heads, cells } = columnsFor(selection)
  const table = [heads, ...selection.rows.map(cells)]
  return Buffer.from(`\ufeff${table.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`)
}
