// Prints a full report on a company as an A4 PDF: the decision, the financial data, the appendices. The PDF is tagged (readable by screen readers),
// with bookmarks and a QR code for verification.
import { readableName } from '@sverka/contract/company/names'
import { moscowDay } from '../platform/clock.ts'
import { collectPdf, drawFooters, drawParagraph, newSheet } from '../platform/paper/sheet.ts'
import { printedDay } from './evidence-text.ts'
import { drawAppendices } from './pdf/appendix.ts'
import { drawCoverage } from './pdf/coverage.ts'
import { drawDecision } from './pdf/decision.ts'
import { drawExtension } from './pdf/extension.ts'
import { drawFigures } from './pdf/figures.ts'
import { drawSection } from './pdf/section.ts'
import { listDays, type PrintedComparison, type PrintedReport } from './printed-report.ts'
import { extendedReportTexts } from './texts/extended.ts'
import { reportPaperTexts as t } from './texts/report.ts'

/** The PDF of a report. Its creation date is the time of the report, not of printing, so that the same content always gives the same file. */
export async function printPdf(paper: PrintedReport): Promise<Buffer> {
  const sheet = newSheet(`${paper.extended ? extendedReportTexts.title : t.title} ${paper.number}`, t.brand, paper.createdAt)
  const finish = collectPdf(sheet)
  const { hasCoverage, hasClaims } = drawDecision(sheet, paper)
  sheet.pdf.addPage()
  if (!hasCoverage) drawCoverage(sheet, paper.report.factors)
  drawFigures(sheet, paper, { withClaims: !hasClaims })
  drawExtension(sheet, paper)
  drawAppendices(sheet, paper)
  drawFooters(
    sheet,
    t.foot(paper.number, listDays(paper).join(', '), readableName(paper.report.name)),
    (page, of) => `${t.page} ${page} ${t.of} ${of}`,
  )
  return finish()
}

/** The PDF of a comparison of companies, in landscape. */
export async function printComparison({ section, purpose, createdAt }: PrintedComparison): Promise<Buffer> {
  const sheet = newSheet(extendedReportTexts.comparison, t.brand, createdAt, 'landscape')
  const finish = collectPdf(sheet)
  const day = printedDay(moscowDay(createdAt))
  drawParagraph(sheet, extendedReportTexts.comparedOn(purpose, day))
  drawSection(sheet, section)
  drawFooters(sheet, `${t.brand}. ${extendedReportTexts.comparison}, ${day}`, (page, of) => `${t.page} ${page} ${t.of} ${of}`)
  return finish()
}
