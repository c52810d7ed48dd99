// Lines at the end of a paper on which its sides sign, one beside the other.
import { contentWidth, drawDecoration, drawTagged, GREY, INK, MARGIN, type Sheet } from './sheet.ts'

/** Points between the text above and the line: room for a signature. */
const ABOVE = 40
/** Points that the lines with their labels need. */
const HEIGHT = 70
const GAP = 20

/** Begins a page where there is no room left on this one. */
export function drawSignatureLines(sheet: Sheet, labels: readonly [string, string]): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - HEIGHT) pdf.addPage()
  const [y, width] = [pdf.y + ABOVE, (contentWidth(pdf) - GAP) / 2]
  for (const [place, label] of labels.entries()) {
    const x = MARGIN + place * (width + GAP)
    drawDecoration(pdf, () =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .strokeColor(INK)
        .stroke(),
    )
    drawTagged(sheet, 'P', () =>
      pdf
        .font('text')
        .fontSize(8)
        .fillColor(GREY)
        .text(label, x, y + 4, { lineBreak: false }),
    )
  }
}
