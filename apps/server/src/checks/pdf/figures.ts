// Draws the tables of the second page of a report's PDF: annual accounts, ratios compared with the industry, court cases and debts (for a closed
// company these may be on the first page), and connected people and companies.
import type { IndustryComparison } from '@sverka/contract/company-card/reliability'
import { contentWidth, drawHeading, drawParagraph, MARGIN, type Sheet } from '../../platform/paper/sheet.ts'
import { drawTable, heightOfTable, type Table } from '../../platform/paper/table.ts'
import type { PrintedReport } from '../printed-report.ts'
import { reportColumnTexts, figureTexts as t } from '../texts/report.ts'

/** Draws the tables at the current position; `withClaims` is false if the first page has the court cases and debts. */
export function drawFigures(sheet: Sheet, paper: PrintedReport, { withClaims }: { withClaims: boolean }): void {
  const { figures, report, kind } = paper
  drawAccounts(sheet, paper)
  if (kind === 'company' || report.industry.length > 0) drawIndustry(sheet, report.industry)
  if (withClaims) drawClaims(sheet, figures)
  drawHeading(sheet, kind === 'company' ? t.ties : t.tiesOfTraders)
  if (figures.ties.length === 0) drawParagraph(sheet, t.noTies)
  else
    drawTable(sheet, {
      columns: [
        { head: t.who, share: 2.4 },
        { head: reportColumnTexts.inn, share: 1.2 },
        { head: t.relation, share: 1.6 },
        { head: reportColumnTexts.share, share: 0.8, right: true },
        { head: reportColumnTexts.status, share: 1.4 },
      ],
      rows: figures.ties,
    })
}

/** The reason why there are no accounts. */
function noAccountsText({ kind, report }: PrintedReport): string {
  if (kind === 'entrepreneur') return t.noAccountsOfTraders
  const reasons = report.purposes.flatMap(({ missing = [] }) => missing.filter(({ group }) => group === 'accounts'))
  const [missing] = reasons
  // `elsewhere`: the company, such as a bank, files its accounts with another authority; `not_due`: it is too young to have filed any.
  if (missing?.reason === 'elsewhere') return t.accountsElsewhere(new URL(missing.service.url).hostname)
  return missing?.reason === 'not_due' ? t.accountsNotDue : t.noAccounts
}

function drawAccounts(sheet: Sheet, paper: PrintedReport): void {
  const { accounts } = paper.figures
  drawHeading(sheet, t.accounts, accounts?.source)
  if (!accounts) drawParagraph(sheet, noAccountsText(paper))
  else
    drawTable(sheet, {
      columns: [
        { head: reportColumnTexts.line, share: 1.9 },
        ...accounts.years.map((year) => ({ head: String(year), share: 1, right: true })),
      ],
      rows: accounts.lines,
    })
}

const ratio = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The company's ratios with the quartiles of its industry, a class of ОКВЭД (the Russian classifier of activities). */
function drawIndustry(sheet: Sheet, industry: readonly IndustryComparison[]): void {
  const first = industry[0]
  drawHeading(sheet, t.industry, first && t.industryNote(first.okved, first.companies, first.year))
  if (!first) {
    drawParagraph(sheet, t.noIndustry)
    return
  }
  const format = (value: number, unit: IndustryComparison['unit']) =>
    `${ratio.format(value).replace('-', '\u2212')}${unit === 'percent' ? '\u00a0%' : ''}`
  drawTable(sheet, {
    columns: [
      { head: t.indicator, share: 2.4 },
      ...[t.company, t.lower, t.median, t.upper].map((head) => ({ head, share: 1, right: true })),
    ],
    rows: industry.map(({ title, unit, value, lower, median, upper }) => [
      title,
      { text: format(value, unit), bold: true },
      ...[lower, median, upper].map((quartile) => format(quartile, unit)),
    ]),
  })
}

/** Height of a heading with the space above it, in points. */
const HEADING = 30

/** Height in points of the tables of cases and debts, which stand side by side, with their heading. */
export const heightOfClaims = (sheet: Sheet, figures: PrintedReport['figures']): number =>
  HEADING + Math.max(...claimTables(sheet, figures).map((table) => heightOfTable(sheet, table)))

/** Draws court cases by the company's role, and debts beside them. */
export function drawClaims(sheet: Sheet, figures: PrintedReport['figures']): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - heightOfClaims(sheet, figures)) pdf.addPage()
  drawHeading(sheet, `${t.courts}. ${t.debts}`)
  const top = pdf.y
  const ends = claimTables(sheet, figures).map((table) => {
    pdf.y = top
    drawTable(sheet, table)
    return pdf.y
  })
  pdf.y = Math.max(...ends)
}

function claimTables({ pdf }: Sheet, { courts, debts }: PrintedReport['figures']): Table[] {
  const width = contentWidth(pdf) / 2 - 12
  return [
    {
      columns: [
        { head: t.role, share: 1.6 },
        { head: t.cases, share: 0.7, right: true },
        { head: reportColumnTexts.sum, share: 1.3, right: true },
      ],
      rows: courts ?? [[t.notChecked, '—', '—']],
      width,
    },
    {
      columns: [
        { head: t.debts, share: 2 },
        { head: reportColumnTexts.sum, share: 1, right: true },
      ],
      rows: debts,
      left: MARGIN + width + 24,
      width,
    },
  ]
}
