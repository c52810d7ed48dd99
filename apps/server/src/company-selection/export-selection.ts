// Writes a selection as a table for other programs.

import { registeredName } from '@sverka/contract/company/names'
import type { SelectedCompany } from '@sverka/contract/company-selection/company-selection'
import writeXlsxFile from 'write-excel-file/node'
import { neutralised } from '../platform/spreadsheet.ts'

const HEADS = ['Компания', 'ИНН', 'ОГРН', 'Состояние', 'Регион', 'ОКВЭД', 'Вид деятельности', 'Регистрация', 'Руководитель']
const LAST_HEADS = ['Выручка, ₽', 'Сотрудники', 'Реестр на дату']
const NOTE_HEADS = ['Мои метки', 'Моя заметка']
const NOTE_WIDTHS = [30, 60].map((width) => ({ width }))
const SHEET = 'Отбор'
const WIDTHS = [44, 16, 18, 24, 28, 12, 50, 14, 34, 18, 14, 16].map((width) => ({ width }))

type Cell = string | number | null

/** The member's notes by company id. */
type OwnNotes = ReadonlyMap<number, { readonly text: string; readonly labels: readonly string[] }>

/** A selection to be written as a file. */
export interface SelectionTable {
  readonly rows: readonly SelectedCompany[]
  readonly notes: OwnNotes
  readonly format: 'csv' | 'xlsx'
}

export const selectionFile = async ({ rows, notes, format }: SelectionTable): Promise<Buffer> =>
  format === 'csv' ? selectionCsv(rows, notes) : selectionXlsx(rows, notes)

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
]

/** The columns of labels and note are last, if the member has any. */
function columnsFor(notes: OwnNotes) {
  const heads = [...HEADS, ...LAST_HEADS]
  if (notes.size === 0) return { heads, widths: WIDTHS, cells: toCells }
  const written = ({ id }: SelectedCompany): Cell[] => [notes.get(id)?.labels.join(', ') ?? null, notes.get(id)?.text ?? null]
  return {
    heads: [...heads, ...NOTE_HEADS],
    widths: [...WIDTHS, ...NOTE_WIDTHS],
    cells: (one: SelectedCompany) => [...toCells(one), ...written(one)],
  }
}

async function selectionXlsx(rows: readonly SelectedCompany[], notes: OwnNotes): Promise<Buffer> {
  const text = (value: string) => ({ value: neutralised(value), type: String })
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const cell = (value: Cell) => (typeof value === 'number' ? { value, type: Number } : text(value ?? ''))
  const { heads, widths, cells } = columnsFor(notes)
  const table = [heads.map(bold), ...rows.map((row) => cells(row).map(cell))]
  return writeXlsxFile(table, { sheet: SHEET, columns: widths }).toBuffer()
}

/** With the byte order mark by which Excel recognises UTF-8, and the semicolons that a Russian Excel expects. */
function selectionCsv(rows: readonly SelectedCompany[], notes: OwnNotes): Buffer {
  const quoted = (value: Cell) => `"${neutralised(String(value ?? '')).replaceAll('"', '""')}"`
  const { heads, cells } = columnsFor(notes)
  const table = [heads, ...rows.map(cells)]
  return Buffer.from(`\ufeff${table.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`)
}
