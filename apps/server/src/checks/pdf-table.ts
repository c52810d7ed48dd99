// Draws a table into a PDF: cells wrap, the head repeats on every page, a row is never cut in two.
import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>

export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Shares of the width. */
  readonly widths: readonly number[]
}

const SIZE = 8
const PAD = 3
const LINE = '#CBD0DB'

/** Draws from the current line on, over the whole width between the margins. */
export function drawTable(pdf: Pdf, { head, rows, widths }: Table): void {
  const left = pdf.page.margins.left
  const room = pdf.page.width - left - pdf.page.margins.right
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const measures = widths.map((width) => (room * width) / whole)
  const draw = (cells: readonly string[], font: 'bold' | 'text'): void => {
    const height = heightOf(pdf, cells, measures, font)
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage()
      if (font === 'text') draw(head, 'bold')
    }
    const top = pdf.y
    let x = left
    cells.forEach((cell, place) => {
      const width = measures[place] ?? 0
      pdf
        .font(font)
        .fontSize(SIZE)
        .fillColor('#0F1422')
        .text(cell, x + PAD, top + PAD, { width: width - PAD * 2 })
      x += width
    })
    pdf
      .moveTo(left, top + height)
      .lineTo(left + room, top + height)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
    pdf.x = left
    pdf.y = top + height
  }
  draw(head, 'bold')
  for (const row of rows) draw(row, 'text')
}

function heightOf(pdf: Pdf, cells: readonly string[], measures: readonly number[], font: 'bold' | 'text'): number {
  pdf.font(font).fontSize(SIZE)
  const heights = cells.map((cell, place) => pdf.heightOfString(cell || ' ', { width: (measures[place] ?? 0) - PAD * 2 }))
  return Math.max(...heights) + PAD * 2
}
