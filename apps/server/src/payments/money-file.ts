// A seller's money as a downloadable table: xlsx, or csv as a Russian Excel opens it.
import type { MoneyEntry } from '@sverka/contract/payments/seller-money'
import writeXlsxFile from 'write-excel-file/node'
import { moscowDay } from '../platform/clock.ts'
import { escapeFormula } from '../platform/spreadsheet.ts'
import { moneyFileTexts } from './money-file.texts.ts'

const WIDTHS = [12, 26, 40, 18, 16, 14, 16, 22].map((width) => ({ width }))
const MONEY = '#,##0.00'

/** A sum in rubles stays a number; null is an unknown sum, written as an empty cell. */
type Cell = string | number | null

function toCells({ happened_at: at, way, order, invoice, is_part, is_refund, is_received, buyer, amount, fee }: MoneyEntry): Cell[] {
  const about = order === null ? '' : is_refund ? moneyFileTexts.refund(order) : moneyFileTexts.order(order)
  const how = way === 'card' ? moneyFileTexts.card : moneyFileTexts.invoice(invoice ?? 0, is_part)
  const day = moscowDay(new Date(at)).split('-').reverse().join('.')
  const reached = fee === null ? null : (Math.round(amount * 100) - Math.round(fee * 100)) / 100
  return [day, about, buyer ?? '', how, amount, fee, reached, is_received ? moneyFileTexts.toSeller : moneyFileTexts.toSite]
}

/** How many entries there are; the file has a last line about it if it does not hold all of them. */
interface AllEntries {
  readonly count: number
}

const cutNote = (rows: readonly MoneyEntry[], { count }: AllEntries): string[] =>
  rows.length < count ? [moneyFileTexts.cut(rows.length, count)] : []

/** Rows in the given order. */
export async function moneyXlsx(rows: readonly MoneyEntry[], whole: AllEntries): Promise<Buffer> {
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

/** Begins with a byte order mark, by which Excel recognises UTF-8; semicolons and decimal commas, as a Russian Excel expects. */
export function moneyCsv(rows: readonly MoneyEntry[], whole: AllEntries): Buffer {
  const shown = (value: Cell) => (typeof value === 'number' ? value.toFixed(2).replace('.', ',') : escapeFormula(value ?? ''))
  const quoted = (value: Cell) => `"${shown(value).replaceAll('"', '""')}"`
  const table: Cell[][] = [[...moneyFileTexts.heads], ...rows.map(toCells), ...cutNote(rows, whole).map((note) => [note])]
  return Buffer.from(`\ufeff${table.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`)
}
