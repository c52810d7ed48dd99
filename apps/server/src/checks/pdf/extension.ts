// Draws the part of a PDF that only extended reports have: the picture of the company's connections, then the additional tables.
import type { ConnectionPicture } from '@sverka/contract/checks/checks'
import { PICTURE_NODE as NODE } from '@sverka/contract/checks/checks.rules'
import {
  ACCENT,
  contentWidth,
  drawHeading,
  drawParagraph,
  GREY,
  INK,
  LINE,
  MARGIN,
  type Pdf,
  type Sheet,
  startSection,
} from '../../platform/paper/sheet.ts'
import type { PrintedReport } from '../printed-report.ts'
import { extendedReportTexts as t } from '../texts/extended.ts'
import { drawSection } from './section.ts'

/** Draws the part on new pages; draws nothing for a report that is not extended. */
export function drawExtension(sheet: Sheet, { extended }: PrintedReport): void {
  if (!extended) return
  startSection(sheet)
  drawHeading(sheet, t.picture)
  const { picture, sections } = extended
  if (picture) drawPicture(sheet, picture)
  else drawParagraph(sheet, t.alone)
  if (picture && picture.left_out > 0) drawParagraph(sheet, t.leftOut(picture.left_out))
  for (const section of sections) drawSection(sheet, section)
}

/** Draws the picture, scaled to the width of the page and its remaining height. */
function drawPicture(sheet: Sheet, picture: ConnectionPicture): void {
  const { pdf, root } = sheet
  const top = pdf.y + 6
  const scale = Math.min(contentWidth(pdf) / picture.width, (pdf.page.height - MARGIN - top) / picture.height)
  root.add(
    pdf.struct('Figure', { alt: `${t.picture}: ${picture.nodes.map(({ name, note }) => `${name} (${note})`).join(', ')}` }, () => {
      pdf.save()
      pdf.translate(MARGIN, top).scale(scale)
      for (const line of picture.lines) drawLine(pdf, line)
      for (const node of picture.nodes) drawNode(pdf, node)
      pdf.restore()
    }),
  )
  pdf.x = MARGIN
  pdf.y = top + picture.height * scale + 6
}

function drawLine(pdf: Pdf, { points, faint }: ConnectionPicture['lines'][number]): void {
  const [first, ...others] = points
  if (!first) return
  pdf.moveTo(first.x, first.y)
  for (const { x, y } of others) pdf.lineTo(x, y)
  if (faint) pdf.dash(5, { space: 4 })
  pdf.lineWidth(1.2).strokeColor(GREY).stroke()
  pdf.undash()
}

/** Space between the frame of a node and its text, in units of the picture. */
const PAD = 12
/** Width of the text. */
const WIDTH = NODE.width - PAD * 2

function drawNode(pdf: Pdf, { x, y, name, note, kind, center, ended }: ConnectionPicture['nodes'][number]): void {
  if (ended) pdf.dash(5, { space: 4 })
  pdf
    .roundedRect(x, y, NODE.width, NODE.height, kind === 'person' ? NODE.height / 2 : 6)
    .lineWidth(center ? 2.2 : 1)
    .fillAndStroke('#FFFFFF', center ? ACCENT : LINE)
  pdf.undash()
  const line = { lineBreak: false } as const
  pdf
    .font(center ? 'bold' : 'text')
    .fontSize(14)
    .fillColor(INK)
  pdf.text(fitText(pdf, name), x + PAD, y + 6, line)
  pdf.font('text').fontSize(12).fillColor(GREY)
  pdf.text(fitText(pdf, note), x + PAD, y + 25, line)
}

/** The text, shortened with an ellipsis to the width of a node in the current font. */
function fitText(pdf: Pdf, text: string): string {
  let fitting = text
  while (fitting.length > 1 && pdf.widthOfString(fitting) > WIDTH) fitting = `${fitting.slice(0, -2).trimEnd()}…`
  return fitting
}
