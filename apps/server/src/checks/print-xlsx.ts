// The full report as a spreadsheet: a summary, every factor, every table of facts, each on a sheet of its own.
import type { Factor } from '@sverka/contract/company-card/reliability'
import writeXlsxFile from 'write-excel-file/node'
import { neutralised, shownNumber } from '../platform/spreadsheet.ts'
import { evidenceText, russianDay } from './evidence-text.ts'
import type { Paper } from './paper.ts'
import { columns, paper as t } from './texts/report.ts'

/** Excel's limits: characters of a cell and of a sheet's name. */
const CELL = 32_000
const SHEET_NAME = 31

const cell = (value: string | number) =>
  typeof value === 'number' ? { value, type: Number } : { value: neutralised(value).slice(0, CELL), type: String, wrap: true }

/** The tables of facts hold texts: an amount among them is a number again. */
function factCell(text: string) {
  const number = shownNumber(text)
  return number === null ? cell(text) : { value: number, type: Number, format: '#,##0' }
}

const headRow = (titles: readonly string[]) => titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))

const sheetName = (title: string, place: number): string => `${place + 1} ${title.replace(/[\\/?*[\]:]/g, ' ')}`.slice(0, SHEET_NAME)

const factorRow = ({ title, state, counted, evidence, note, source, as_of, basis }: Factor) =>
  [
    title,
    t.states[state],
    counted,
    evidence.map(evidenceText).join('; ') || (note ?? ''),
    source.name,
    as_of ? russianDay(as_of) : '—',
    basis,
  ].map(cell)

export async function printXlsx(paper: Paper): Promise<Buffer> {
  const { report, sections, number, createdAt, status, proofUrl } = paper
  const summary: (string | number)[][] = [
    [t.title, report.name],
    [t.number, number],
    [t.made, createdAt.toISOString()],
    [columns.inn, report.inn ?? '—'],
    [columns.ogrn, report.ogrn],
    [t.state, status],
    [t.points, report.points],
    [t.positive, report.gauge.positive],
    [t.negative, report.gauge.negative],
    [t.proof, proofUrl],
    ['', t.notRating],
  ]
  const factorHead = [columns.factor, columns.state, columns.points, columns.proof, columns.source, columns.asOf, columns.law]
  const sheets = [
    { sheet: t.summary, data: summary.map((row) => row.map(cell)), columns: [{ width: 34 }, { width: 80 }] },
    {
      sheet: t.factors,
      data: [headRow(factorHead), ...report.factors.map(factorRow)],
      columns: [44, 20, 10, 70, 30, 14, 30].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
    ...sections.map(({ title, source, as_of: asOf, columns: head, rows }, place) => ({
      sheet: sheetName(title, place),
      data: [[cell(`${title}. ${source}, ${asOf ? russianDay(asOf) : '—'}`)], headRow(head), ...rows.map((row) => row.map(factCell))],
      columns: head.map((_, column) => ({ width: column === 0 ? 40 : 28 })),
    })),
  ]
  return writeXlsxFile(sheets).toBuffer()
}
