// The full report as an A4 PDF: the decision, the figures, the appendices; tagged, with bookmarks and a QR code of the proof page.
import { registeredName } from '@sverka/contract/company.names'
import { moscowDay } from '../platform/clock.ts'
import { russianDay } from './evidence-text.ts'
import type { Paper } from './paper.ts'
import { drawAppendices } from './pdf/appendix.ts'
import { drawDecision } from './pdf/decision.ts'
import { drawExtension } from './pdf/extension.ts'
import { drawFigures } from './pdf/figures.ts'
import { drawFeet, newSheet } from './pdf/sheet.ts'
import { extended } from './texts/extended.ts'
import { paper as t } from './texts/report.ts'

/** Prints the report. The same paper gives the same text; the file carries the moment of the report, not of printing. */
export async function printPdf(paper: Paper): Promise<Buffer> {
  const sheet = newSheet(`${paper.extended ? extended.title : t.title} ${paper.number}`, t.brand, paper.createdAt)
  const { pdf, root } = sheet
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((finish, fail) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => finish(Buffer.concat(parts)))
    pdf.on('error', fail)
  })
  drawDecision(sheet, paper)
  drawFigures(sheet, paper)
  drawExtension(sheet, paper)
  drawAppendices(sheet, paper)
  const day = russianDay(moscowDay(paper.createdAt))
  drawFeet(sheet, t.foot(paper.number, day, registeredName(paper.report.name)), (page, of) => `${t.page} ${page} ${t.of} ${of}`)
  root.end()
  pdf.end()
  return done
}
