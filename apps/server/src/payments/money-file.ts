// Writes a seller's money as a downloadable table: xlsx, or csv with the separators that a Russian Excel expects.
import type { MoneyEntry } from '@sverka/contract/payments/seller-money'
import writeXlsxFile from 'write-excel-file/node'
import { moscowDay } from '../platform/clock.ts'
import { escapeFormula } from '../platform/spreadsheet.ts'
import { moneyFileTexts } from './money-file.texts.ts'

/** Widths of the columns in characters. */
const WIDTHS = [12, 26, 40, 18, 16, 14, 16, 22].map((width) => ({ width }))
/** Spreadsheet format of sums: thousands separated, two decimals. */
const MONEY_FORMAT = '#,##0.00'

/** A sum in rubles stays a number; null is an unknown sum, written as an empty cell. */
type Cell = string | number | null

function toCells({ happened_at: at, way, order, invoice, is_part, is_refund, is_received, buyer, amount, fee }: MoneyEntry): Cell[] {
  const about = order === null ? '' : is_refund ? moneyFileTexts.refund(order) : moneyFileTexts.order(order)
  const how = way === 'card' ? moneyFileTexts.card : moneyFileTexts.invoice(invoice ?? 0, is_part)
  const day = moscowDay(new Date(at)).split('-').reverse().join('.')
  // The sum after the provider's fee, computed in kopecks; unknown as long as the fee is.
  const afterFee = fee === null ? null : (Math.round(amount * 100) - Math.round(fee * 100)) / 100
  return [day, about, buyer ?? '', how, amount, fee, afterFee, is_received ? moneyFileTexts.toSeller : moneyFileTexts.toSite]
}

/** The number of all entries. If the file does not hold all of them, its last line says so. */
interface AllEntries {
  readonly count: number
}

const cutNote = (rows: readonly MoneyEntry[], { count }: AllEntries): string[] =>
  rows.length < count ? [moneyFileTexts.cut(rows.length, count)] : []

/** The bytes of the xlsx file, its rows in the order of `rows`. */
export async function moneyXlsx(rows: readonly MoneyEntry[], all: AllEntries): Promise<Buffer> {
  const text = (value: string) => ({ value: escapeFormula(value), type: String })
  const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
  const cell = (value: Cell) => (typeof value === 'number' ? { value, type: Number, format: MONEY_FORMAT } : text(value ?? ''))
  const table = [
    moneyFileTexts.heads.map(bold),
    ...rows.map((row) => toCells(row).map(cell)),
    ...cutNote(rows, all).map((note) => [text(note)]),
  ]
  return writeXlsxFile(table, { sheet: moneyFileTexts.sheet, columns: WIDTHS }).toBuffer()
}

/** The bytes of the csv file. It begins with a byte order mark, by which Excel recognises UTF-8, and has semicolons and decimal commas. */
export function moneyCsv(rows: readonly MoneyEntry[], all: AllEntries): Buffer {
  const toText = (value: Cell) => (typeof value === 'number' ? value.toFixed(2).replace('.', ',') : escapeFormula(value ?? ''))
  const quote = (value: Cell) => `"${toText(value).replaceAll('"', '""')}"`
  const table: Cell[][] = [[...moneyFileTexts.heads], ...rows.map(toCells), ...cutNote(rows, all).map((note) => [note])]
  return Buffer.from(`\ufeff${table.map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`)
}
