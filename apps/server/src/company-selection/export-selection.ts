// A selection as a table for other programs.

import { registeredName } from '@sverka/contract/company/names'
import type { SelectedCompany } from '@sverka/contract/company-selection/company-selection'
import writeXlsxFile from 'write-excel-file/node'
import { neutralised } from '../platform/spreadsheet.ts'

const HEADS = ['Компания', 'ИНН', 'ОГРН', 'Состояние', 'Регион', 'ОКВЭД', 'Вид деятельности', 'Регистрация', 'Руководитель']
const LAST_HEADS = ['Выручка, ₽', 'Сотрудники', 'Реестр на дату']
const SHEET = 'Отбор'
const WIDTHS = [44, 16, 18, 24, 28, 12, 50, 14, 34, 18, 14, 16].map((width) => ({ width }))

type Cell = string | number | null

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

export async function selectionXlsx(rows: readonly SelectedCompany[]): Promise<Buffer> {
  const text = (value: string) => ({ value: neutralised(value), type: String })
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const cell = (value: Cell) => (typeof value === 'number' ? { value, type: Number } : text(value ?? ''))
  const table = [[...HEADS, ...LAST_HEADS].map(bold), ...rows.map((row) => toCells(row).map(cell))]
  return writeXlsxFile(table, { sheet: SHEET, columns: WIDTHS }).toBuffer()
}

/** With the mark by which Excel knows UTF-8, and semicolons as a Russian one expects. */
export function selectionCsv(rows: readonly SelectedCompany[]): Buffer {
  const quoted = (value: Cell) => `"${neutralised(String(value ?? '')).replaceAll('"', '""')}"`
  const table = [[...HEADS, ...LAST_HEADS], ...rows.map(toCells)]
  return Buffer.from(`\ufeff${table.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`)
}
