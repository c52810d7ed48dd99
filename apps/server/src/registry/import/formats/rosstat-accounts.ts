// Reads the yearly files of companies' accounts that Росстат (the statistics service) published for 2012 to 2018: windows-1251, semicolons, no
// header, no quoting, 266 columns.
import { isValidAs } from '@sverka/contract/identifiers/identifiers'
import type { AccountsFacts } from '../../blocks-by-company.ts'
import type { BlockRow } from '../database/staged-rows.ts'
import { textLines } from '../files/text-lines.ts'
import { RecordRefused } from '../import-errors.ts'
import { INN } from './party-numbers.ts'
import { type ReadRecord, readOrRefuse } from './record-reader.ts'

export const ROSSTAT_COLUMNS = 266
/** Columns before the amounts; ИНН (taxpayer number) and unit are among them. The date of the row is in the last column. */
const LEADING_COLUMNS = 8
const [INN_COLUMN, UNIT_COLUMN] = [5, 6] as const

/**
 * Codes of the lines of the balance sheet (1…) and the statement of results (2…) in the order of the columns. Each line has two columns: the year and
 * the year before. The columns after them (changes of capital, cash flow) are not read.
 */
const LINES = [
  1110, 1120, 1130, 1140, 1150, 1160, 1170, 1180, 1190, 1100, 1210, 1220, 1230, 1240, 1250, 1260, 1200, 1600, 1310, 1320, 1340, 1350, 1360,
  1370, 1300, 1410, 1420, 1430, 1450, 1400, 1510, 1520, 1530, 1540, 1550, 1500, 1700, 2110, 2120, 2100, 2210, 2220, 2200, 2310, 2320, 2330,
  2340, 2350, 2300, 2410, 2421, 2430, 2450, 2460, 2400, 2510, 2520, 2500,
] as const

/** The file has 0 for an empty line too. Only in these lines (balance total, revenue, net profit) a zero is taken for a value. */
const MEANINGFUL_ZERO = new Set<number>([1600, 2110, 2400])

/** Kopecks in the unit of the row, by its code in ОКЕИ (the national classifier of units): rubles, thousands, millions. */
const UNITS: Readonly<Record<string, number>> = { '383': 100, '384': 100_000, '385': 100_000_000 }

/** Each row is one company's year: the year in the file's name (`bdboo2012`), otherwise the year before the date of the row. */
export async function* readRosstatAccounts(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<ReadRecord> {
  const yearInName = /boo-?(20\d\d)/.exec(name)?.[1]
  for await (const line of textLines(chunks, 'windows-1251')) yield readOrRefuse(undefined, () => [readRow(line.split(';'), yearInName)])
}

function readRow(cells: string[], yearInName: string | undefined): BlockRow {
  if (cells.length !== ROSSTAT_COLUMNS) throw new RecordRefused(`the row has ${cells.length} columns instead of ${ROSSTAT_COLUMNS}`)
  const number = cells[INN_COLUMN]?.trim() ?? ''
  if (!isValidAs(number, INN)) throw new RecordRefused(`ИНН ${number.slice(0, 30)} is not valid`)
  const unit = UNITS[cells[UNIT_COLUMN]?.trim() ?? '']
  if (!unit) throw new RecordRefused(`the unit ${cells[UNIT_COLUMN]?.slice(0, 10) ?? ''} is not known`)
  const date = /^(\d{4})(\d{2})(\d{2})$/.exec(cells.at(-1)?.trim() ?? '')
  if (!date) throw new RecordRefused('the last column is not a date')
  const year = yearInName ? Number(yearInName) : Number(date[1]) - 1
  const lines = parseLines(cells, unit)
  const facts: AccountsFacts = { years: [{ year, lines }] }
  const published = `${date[1]}-${date[2]}-${date[3]}`
  return { number, source: `accounts-${year}`, asOf: `${year}-12-31`, published, figure: lines[2110] ?? 0, facts }
}

function parseLines(cells: readonly string[], unit: number): Record<string, number> {
  const lines: Record<string, number> = {}
  LINES.forEach((code, place) => {
    const value = Number(cells[LEADING_COLUMNS + place * 2])
    if (!Number.isFinite(value)) throw new RecordRefused(`line ${code} is not a number`)
    if (value !== 0 || MEANINGFUL_ZERO.has(code)) lines[code] = Math.round(value * unit)
  })
  return lines
}
