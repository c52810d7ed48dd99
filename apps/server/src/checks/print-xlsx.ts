// Prints a full report on a company as a spreadsheet (xlsx): a summary, the factors (rules that were evaluated), and each table of facts on a sheet
// of its own.
import type { CheckSection } from '@sverka/contract/checks/checks'
import type { Factor } from '@sverka/contract/company-card/reliability-factor'
import { cutText } from '@sverka/contract/texts'
import writeXlsxFile from 'write-excel-file/node'
import { moscowTime } from '../platform/clock.ts'
import { escapeFormula, shownNumber } from '../platform/spreadsheet.ts'
import { disputedSentence, factorSentence, sortFactorsByEvent } from './by-event.ts'
import { dealComparisonText } from './deal-text.ts'
import { dayText, evidenceText } from './evidence-text.ts'
import type { PrintedReport } from './printed-report.ts'
import { decisionTexts, reportColumnTexts, reportPaperTexts as t } from './texts/report.ts'
import { uncheckedWords } from './unchecked-words.ts'
import { nextStep, verdictFact } from './verdict-words.ts'
import { addSheetExtras, type SheetExtras } from './xlsx-extras.ts'

/** Limits of Excel in characters, for a cell (below its 32,767) and for the name of a sheet. */
const CELL = 32_000
const SHEET_NAME = 31
const DAY_FORMAT = 'dd.mm.yyyy'

const cell = (value: string | number) =>
  typeof value === 'number' ? { value, type: Number } : { value: cutText(escapeFormula(value), CELL), type: String, wrap: true }

const dayCell = (iso: string | null) => (iso ? { value: new Date(`${iso}T00:00:00Z`), type: Date, format: DAY_FORMAT } : cell('—'))

const RUSSIAN_DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/
const PERCENT = /^([-\u2212]?\d+(?:,\d+)?)\u00a0%$/

/** A cell of a table of facts. These tables hold texts as printed: amounts, percentages and dates are turned back into numbers. */
function factCell(text: string) {
  const number = shownNumber(text)
  if (number !== null) return { value: number, type: Number, format: Number.isInteger(number) ? '#,##0' : '#,##0.00' }
  const day = RUSSIAN_DAY.exec(text)
  if (day) return dayCell(`${day[3]}-${day[2]}-${day[1]}`)
  const share = PERCENT.exec(text)?.[1]
  return share ? { value: Number(share.replace('\u2212', '-').replace(',', '.')) / 100, type: Number, format: '0.00%' } : cell(text)
}

const headRow = (titles: readonly string[]) => titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))

const sheetName = (title: string, place: number): string => cutText(`${place + 1} ${title.replace(/[\\/?*[\]:]/g, ' ')}`, SHEET_NAME)

const evidenceLink = ({ evidence }: Factor): string | null => evidence.find(({ url }) => url !== null)?.url ?? null

/** `leader`: the finding that has the points of this one, since both are based on the same records; empty for the others. */
const factorRow = (factor: Factor, leader: string) => [
  cell(disputedSentence(factor)),
  cell(t.states[factor.state]),
  cell(factor.counted),
  cell(leader),
  cell(factor.evidence.map(evidenceText).join('; ') || (factor.note ?? '')),
  cell(factor.source.name),
  dayCell(factor.as_of),
  cell(`${factor.title}. ${factor.basis}`),
  cell(evidenceLink(factor) ?? ''),
]

/** The sheet of factors. The head is the first row, with a filter; the last row has the sum of points, equal to that of the report. */
function factorSheet({ report }: PrintedReport) {
  const factors = sortFactorsByEvent(report.factors)
  const titles = new Map(factors.map((factor) => [factor.code, factorSentence(factor)]))
  const head = [
    reportColumnTexts.factor,
    reportColumnTexts.state,
    reportColumnTexts.points,
    t.countedWith,
    reportColumnTexts.proof,
    reportColumnTexts.source,
    reportColumnTexts.asOf,
    t.ruleAndLaw,
    t.link,
  ]
  const total = factors.reduce((sum, { counted }) => sum + counted, 0)
  const links = factors.flatMap((factor, place) => ({ row: place + 2, column: head.length, address: evidenceLink(factor) ?? '' }))
  const sheet = {
    sheet: t.factors,
    data: [
      headRow(head),
      ...factors.map((factor) => factorRow(factor, titles.get(factor.counted_with ?? '') ?? '')),
      [...headRow([t.total, '']), { value: total, type: Number, fontWeight: 'bold' as const }],
    ],
    columns: [44, 20, 10, 34, 70, 30, 14, 30, 40].map((width) => ({ width })),
    stickyRowsCount: 1,
  }
  return { sheet, extras: { filter: { columns: head.length, rows: factors.length + 1 }, links } satisfies SheetExtras }
}

/** The sheet of one table of facts. Columns of sums have their total below, outside of the filter; source and day are at the end. */
function sectionSheet({ title, source, as_of: asOf, columns: heads, rows }: CheckSection, place: number) {
  const sums = heads.map((_, column) => (column > 0 && isSum(heads[column] ?? '') ? sumColumn(rows, column) : null))
  const total = sums.some((sum) => sum !== null)
    ? [heads.map((_, column) => (column === 0 ? cell(t.total) : (numberCell(sums[column] ?? null) ?? cell(''))))]
    : []
  const from = [cell(source), dayCell(asOf)]
  const sheet = {
    sheet: sheetName(title, place),
    data: [headRow(heads), ...rows.map((row) => row.map(factCell)), ...total, [], from],
    columns: heads.map((_, column) => ({ width: column === 0 ? 40 : 28 })),
    stickyRowsCount: 1,
  }
  return { sheet, extras: { filter: { columns: heads.length, rows: rows.length + 1 }, links: [] } satisfies SheetExtras }
}

const numberCell = (value: number | null) =>
  value === null ? null : { value, type: Number, fontWeight: 'bold' as const, format: Number.isInteger(value) ? '#,##0' : '#,##0.00' }

/** Heads of columns that have a total. */
const SUMS: ReadonlySet<string> = new Set([reportColumnTexts.paid, reportColumnTexts.debt, reportColumnTexts.sum])
const isSum = (head: string): boolean => SUMS.has(head)

/** The sum of a column in rubles, added up in kopecks, since floating-point rubles would be inexact. */
const sumColumn = (rows: CheckSection['rows'], column: number): number =>
  rows.reduce((sum, row) => sum + Math.round((shownNumber(row[column] ?? '') ?? 0) * 100), 0) / 100

/** The deal's sum as a number of rubles, and below it the text that compares it with the company's figures. */
const dealRows = (deal: NonNullable<PrintedReport['materiality']>) => [
  [cell(decisionTexts.deal), { value: deal.sum, type: Number, format: '#,##0', align: 'left' as const }],
  [cell(''), cell(dealComparisonText(deal))],
]

/** The first sheet: the report's number and days, the company, the verdicts, the points and the verification link. */
function summarySheet({ report, subject, number, createdAt, status, proofUrl, materiality }: PrintedReport) {
  const { checked = 0, of = 0 } = report.gauge
  const asOf = dayText(subject.asOf)
  const rows = [
    [cell(t.title), cell(report.name)],
    [cell(t.number), cell(number)],
    [cell(t.made), { value: moscowTime(createdAt), type: Date, format: `${DAY_FORMAT} hh:mm` }],
    [cell(t.judgedOn), dayCell(report.day)],
    [cell(reportColumnTexts.inn), cell(report.inn ?? '—')],
    [cell(reportColumnTexts.ogrn), cell(report.ogrn)],
    [cell(t.state), cell(`${status}, ${(subject.isOld ? decisionTexts.outdated : decisionTexts.asOf)(asOf)}`)],
    ...(materiality ? dealRows(materiality) : []),
    ...report.purposes.map((reading) => [
      cell(decisionTexts.purposes[reading.purpose]),
      cell([verdictFact(reading, report), ...(nextStep(reading) ?? [])].join('\n')),
    ]),
    ...uncheckedWords(report).map((words) => [cell(''), cell(words)]),
    [cell(t.checked), cell(decisionTexts.ofAll(checked, of))],
    [cell(t.points), cell(report.points)],
    [cell(t.positive), cell(report.gauge.positive)],
    [cell(t.negative), cell(report.gauge.negative)],
    [cell(t.proof), cell(proofUrl)],
    [cell(''), cell(t.notRating)],
  ]
  const link = { row: rows.length - 1, column: 2, address: proofUrl }
  return {
    sheet: { sheet: t.summary, data: rows, columns: [{ width: 34 }, { width: 80 }] },
    extras: { links: [link] } satisfies SheetExtras,
  }
}

/** The xlsx file of a report. */
export async function printXlsx(paper: PrintedReport): Promise<Buffer> {
  const sheets = [summarySheet(paper), factorSheet(paper), ...[...(paper.extended?.sections ?? []), ...paper.sections].map(sectionSheet)]
  const features = [addSheetExtras(sheets.map(({ extras }) => extras))]
  return writeXlsxFile(
    sheets.map(({ sheet }) => sheet),
    { features },
  ).toBuffer()
}
