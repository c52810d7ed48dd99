// Draws the heading, the lines and the sums of an invoice on a PDF page; the contract that the buyer accepts by paying it shows the same ones.
// Sizes are in points.
import { contentWidth, drawDecoration, drawParagraph, drawRule, drawTagged, INK, MARGIN, type Sheet } from '../../platform/paper/sheet.ts'
import { drawTable } from '../../platform/paper/table.ts'
import { plainSum, invoicePaperTexts as t } from './invoice.texts.ts'
import { lineTotal, lineUnit, vatByRate } from './invoice-content.ts'
import type { InvoiceRow } from './invoices.sql.ts'
import { sumInWords } from './sum-in-words.ts'

/** Draws the document's heading with a line under it, and adds it to the PDF's outline. */
export function drawTitle(sheet: Sheet, title: string): void {
  const { pdf } = sheet
  pdf.outline.addItem(title)
  drawTagged(sheet, 'H1', () =>
    pdf
      .font('bold')
      .fontSize(15)
      .fillColor(INK)
      .text(title, MARGIN, pdf.y, { width: contentWidth(pdf) }),
  )
  pdf.y += 3
  drawDecoration(pdf, () => drawRule(pdf, 1.2, INK))
  pdf.y += 7
}

/**
 * The table of goods and services. Prices include VAT, if the line has any. The column is headed «price with VAT» as soon as one line has VAT; a line
 * without VAT then has «без НДС» (without VAT) in the VAT column.
 */
export function drawLines(sheet: Sheet, { content: { lines } }: InvoiceRow): void {
  const columns = [
    { head: t.columns.place, share: 0.5 },
    { head: t.columns.name, share: 5 },
    { head: t.columns.quantity, share: 1.4, right: true },
    { head: lines.some(({ vatRate }) => vatRate !== null) ? t.columns.price : t.priceWithoutVat, share: 1.8, right: true },
    { head: t.columns.vat, share: 1.1, right: true },
    { head: t.columns.total, share: 2, right: true },
  ]
  const rows = lines.map((line, index) => [
    String(index + 1),
    line.article ? `${line.name}\n${line.article}` : line.name,
    `${line.quantity} ${lineUnit(line).name}`,
    plainSum(line.kopecks),
    line.vatRate === null ? t.withoutVat : `${line.vatRate} %`,
    plainSum(lineTotal(line)),
  ])
  drawTable(sheet, { columns, rows })
}

/**
 * Draws the total, the VAT in it by rate, the sum to pay, and the sum in words. Sums are in kopecks. The same amount stands in four places. No
 * law prescribes this: it is the customary form of a Russian invoice.
 */
export function drawSums(sheet: Sheet, { amountKopecks, content: { lines } }: InvoiceRow): void {
  const { pdf } = sheet
  const vat = vatByRate(lines)
  pdf.y += 6
  drawSum(sheet, { label: t.total, value: plainSum(amountKopecks) })
  if (vat.length === 0) drawSum(sheet, { label: t.withoutVat, value: '—' })
  for (const { rate, kopecks } of vat) drawSum(sheet, { label: t.vatWithin(rate), value: plainSum(kopecks) })
  drawSum(sheet, { label: t.toPay, value: plainSum(amountKopecks), size: 12, font: 'bold' })
  pdf.y += 6
  // «Наименований 2, на сумму …»: the number of lines and their sum.
  drawParagraph(sheet, t.names(lines.length, plainSum(amountKopecks)), 9, INK)
  drawTagged(sheet, 'P', () =>
    pdf
      .font('bold')
      .fontSize(9)
      .fillColor(INK)
      .text(sumInWords(amountKopecks), MARGIN, pdf.y, { width: contentWidth(pdf) }),
  )
}

/** A right-aligned label and its sum. */
interface SumLine {
  readonly label: string
  readonly value: string
  readonly size?: number
  readonly font?: string
}

function drawSum(sheet: Sheet, { label, value, size = 9, font = 'text' }: SumLine): void {
  const { pdf } = sheet
  const y = pdf.y
  drawTagged(sheet, 'P', () => {
    pdf.font(font).fontSize(size).fillColor(INK)
    pdf.text(label, MARGIN, y, { width: contentWidth(pdf) - 110, align: 'right', lineBreak: false })
    pdf.text(value, MARGIN + contentWidth(pdf) - 105, y, { width: 102, align: 'right', lineBreak: false })
  })
  pdf.x = MARGIN
  pdf.y = y + size * 1.5
}
