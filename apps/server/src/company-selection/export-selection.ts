// Writes a selection as a file for other programs: CSV or xlsx, with Russian headings.

import { registeredName } from '@sverka/contract/company/names'
import { insideSentence, type Purpose } from '@sverka/contract/company-card/reliability.rules'
import { russianReliability } from '@sverka/contract/company-card/reliability.russian.rules'
import type { SelectedCompany } from '@sverka/contract/company-selection/company-selection'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../platform/spreadsheet.ts'

const HEADS = ['Компания', 'ИНН', 'ОГРН', 'Состояние', 'Регион', 'ОКВЭД', 'Вид деятельности', 'Регистрация', 'Руководитель']
const LAST_HEADS = ['Выручка, ₽', 'Сотрудники', 'Реестр на дату']
const NOTE_HEADS = ['Мои метки', 'Моя заметка']
const NOTE_WIDTHS = [30, 60].map((width) => ({ width }))
const SHEET = 'Отбор'
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

const toCells = (one: SelectedCompany): Cell[] => [
  registeredName(one.name),
  one.inn,
  one.ogrn,
  [one.status, one.procedure].filter(Boolean).join(', '),
  one.region,
  one.okved,
  one.activity,
  one.registered_on,
  one.leader,
  one.revenue,
  one.headcount,
  one.as_of,
  one.verdict && verdicts[one.verdict],
]

/** Headings, widths and cells; the columns of labels and note come last, and only if there are any. */
function columnsFor({ notes, purpose }: SelectionTable) {
  const heads = [...HEADS, ...LAST_HEADS, `Вывод: ${insideSentence(purposes[purpose])}`]
  if (notes.size === 0) return { heads, widths: WIDTHS, cells: toCells }
  const written = ({ id }: SelectedCompany): Cell[] => [notes.get(id)?.labels.join(', ') ?? null, notes.get(id)?.text ?? null]
  return {
    heads: [...heads, ...NOTE_HEADS],
    widths: [...WIDTHS, ...NOTE_WIDTHS],
    cells: (one: SelectedCompany) => [...toCells(one), ...written(one)],
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
