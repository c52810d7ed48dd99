// The full report as an A4 PDF: the decision, the figures, the appendices; tagged, with bookmarks and a QR code of the proof page.
import { registeredName } from '@sverka/contract/company/names'
import { moscowDay } from '../platform/clock.ts'
import { russianDay } from './evidence-text.ts'
import { type ComparisonPaper, daysOf, type Paper } from './paper.ts'
import { drawAppendices } from './pdf/appendix.ts'
import { drawDecision } from './pdf/decision.ts'
import { drawExtension } from './pdf/extension.ts'
import { drawFigures } from './pdf/figures.ts'
import { drawSection } from './pdf/section.ts'
import { drawFeet, newSheet, paragraph, type Sheet } from './pdf/sheet.ts'
import { extended } from './texts/extended.ts'
import { paper as t } from './texts/report.ts'

/** Prints the report. The same paper gives the same text; the file carries the moment of the report, not of printing. */
export async function printPdf(paper: Paper): Promise<Buffer> {
  const sheet = newSheet(`${paper.extended ? extended.title : t.title} ${paper.number}`, t.brand, paper.createdAt)
  const done = written(sheet)
  drawDecision(sheet, paper)
  drawFigures(sheet, paper)
  drawExtension(sheet, paper)
  drawAppendices(sheet, paper)
  drawFeet(
    sheet,
    t.foot(paper.number, daysOf(paper).join(', '), registeredName(paper.report.name)),
    (page, of) => `${t.page} ${page} ${t.of} ${of}`,
  )
  return done()
}

/** Companies side by side on sheets that lie. */
export async function printComparison({ section, purpose, createdAt }: ComparisonPaper): Promise<Buffer> {
  const sheet = newSheet(extended.comparison, t.brand, createdAt, 'landscape')
  const done = written(sheet)
  const day = russianDay(moscowDay(createdAt))
  paragraph(sheet, extended.comparedOn(purpose, day))
  drawSection(sheet, section)
  drawFeet(sheet, `${t.brand}. ${extended.comparison}, ${day}`, (page, of) => `${t.page} ${page} ${t.of} ${of}`)
  return done()
}

/** Gathers what is drawn from now on; the answer ends the sheet and gives the file. */
function written({ pdf, root }: Sheet): () => Promise<Buffer> {
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((finish, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => finish(Buffer.concat(parts)))
    pdf.on('error', fail)
  })
  return () => {
    root.end()
    pdf.end()
    return done
  }
}
