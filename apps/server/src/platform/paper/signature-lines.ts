// Draws two lines side by side at the end of a printed document, on which its two parties sign.
import { contentWidth, drawDecoration, drawTagged, GREY, INK, MARGIN, type Sheet } from './sheet.ts'

/** Points between the text above and the line: room for a signature. */
const ABOVE = 40
/** Points that the lines with their labels need. */
const HEIGHT = 70
/** Points between the two lines. */
const GAP = 20

/** `labels` stand below the lines. Begins a new page if this one has too little room. */
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
