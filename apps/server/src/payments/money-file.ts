// A seller's money as a downloadable table: xlsx, or csv as a Russian Excel opens it.
import type { MoneyEntry } from '@sverka/contract/payments/seller-money'
import writeXlsxFile from 'write-excel-file/node'
import { moscowDay } from '../platform/clock.ts'
import { escapeFormula } from '../platform/spreadsheet.ts'
import { moneyFileTexts } from './money-file.texts.ts'

const WIDTHS = [12, 26, 40, 18, 16, 14, 16, 22].map((width) => ({ width }))
const MONEY = '#,##0.00'

/** A sum stays a number; null is not known. */
type Cell = string | number | null

function toCells({ happened_at: at, way, order, invoice, is_part, is_refund, is_received, buyer, amount, fee }: MoneyEntry): Cell[] {
  const about = order === null ? '' : is_refund ? moneyFileTexts.refund(order) : moneyFileTexts.order(order)
  const how = way === 'card' ? moneyFileTexts.card : moneyFileTexts.invoice(invoice ?? 0, is_part)
  const day = moscowDay(new Date(at)).split('-').reverse().join('.')
  const reached = fee === null ? null : (Math.round(amount * 100) - Math.round(fee * 100)) / 100
  return [day, about, buyer ?? '', how, amount, fee, reached, is_received ? moneyFileTexts.toSeller : moneyFileTexts.toSite]
}

/** What a file tells beside its rows, where it does not have all of them. */
interface Whole {
  readonly count: number
}

const cutNote = (rows: readonly MoneyEntry[], { count }: Whole): string[] =>
  rows.length < count ? [moneyFileTexts.cut(rows.length, count)] : []

export async function moneyXlsx(rows: readonly MoneyEntry[], whole: Whole): Promise<Buffer> {
  const text = (value: string) => ({ value: escapeFormula(value), type: String })
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const cell = (value: Cell) => (typeof value === 'number' ? { value, type: Number, format: MONEY } : text(value ?? ''))
  const table = [
    moneyFileTexts.heads.map(bold),
    ...rows.map((row) => toCells(row).map(cell)),
    ...cutNote(rows, whole).map((note) => [text(note)]),
  ]
  return writeXlsxFile(table, { sheet: moneyFileTexts.sheet, columns: WIDTHS }).toBuffer()
}

/** With the mark by which Excel knows UTF-8. */
export function moneyCsv(rows: readonly MoneyEntry[], whole: Whole): Buffer {
  const shown = (value: Cell) => (typeof value === 'number' ? value.toFixed(2).replace('.', ',') : escapeFormula(value ?? ''))
  const quoted = (value: Cell) => `"${shown(value).replaceAll('"', '""')}"`
  const table: Cell[][] = [[...moneyFileTexts.heads], ...rows.map(toCells), ...cutNote(rows, whole).map((note) => [note])]
  return Buffer.from(`\ufeff${table.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`)
}
