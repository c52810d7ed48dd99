// Prints the act, in which the customer confirms the services rendered, as a PDF: both parties, the services, the sum in words, two signatures.
import { lineUnit, longDay, partyText, plainSum, russianDay, sumInWords } from '../payments/payments.ts'
import {
  collectPdf,
  drawDecoration,
  drawFooters,
  drawParagraph,
  drawRule,
  drawTagged,
  INK,
  MARGIN,
  newSheet,
} from '../platform/paper/sheet.ts'
import { drawSignatureLines } from '../platform/paper/signature-lines.ts'
import { drawTable } from '../platform/paper/table.ts'
import { computeSums, type DocumentContent, sumsOfLine, toUpdStatus } from './document-content.ts'
import { pageFooter, pageOfPages, actTexts as t, updTexts, withoutVat } from './documents.texts.ts'

/** The same content gives the same bytes: the PDF is dated with noon in Moscow of its day of issue. */
export async function printAct({ number, issuedOn, invoice, orderId, lines }: DocumentContent): Promise<Buffer> {
  const { seller, buyer } = invoice.content
  const title = t.title(number, longDay(issuedOn))
  const sheet = newSheet(title, seller.name, new Date(`${issuedOn}T09:00:00Z`))
  const { pdf } = sheet
  const done = collectPdf(sheet)
  pdf.outline.addItem(title)
  drawTagged(sheet, 'H1', () => pdf.font('bold').fontSize(15).fillColor(INK).text(title, MARGIN, MARGIN))
  drawParagraph(sheet, t.subtitle, 10, INK)
  pdf.y += 3
  drawDecoration(pdf, () => drawRule(pdf, 1, INK))
  pdf.y += 8
  drawParagraph(sheet, `${t.performer}: ${partyText(seller)}`, 9, INK)
  drawParagraph(sheet, `${t.customer}: ${partyText(buyer)}`, 9, INK)
  drawParagraph(sheet, `${t.basis}: ${updTexts.basisLine(invoice.number, russianDay(invoice.issuedOn), orderId)}`, 9, INK)
  pdf.y += 8
  drawTable(sheet, linesTable(lines))
  const { total, vat } = computeSums(lines)
  pdf.y += 8
  drawParagraph(
    sheet,
    `${t.total}: ${plainSum(total)}, ${toUpdStatus(lines) === 1 ? `${t.vatWithin} ${plainSum(vat)}` : withoutVat}`,
    9,
    INK,
  )
  drawParagraph(sheet, t.words(lines.length, plainSum(total), sumInWords(total)), 9, INK)
  pdf.y += 4
  drawParagraph(sheet, t.done, 9, INK)
  drawSignatureLines(sheet, [t.signs(t.performer), t.signs(t.customer)])
  drawFooters(sheet, pageFooter(t.name, number, russianDay(issuedOn), seller.name), pageOfPages)
  return done()
}

const linesTable = (lines: DocumentContent['lines']) => ({
  columns: [
    { head: t.columns.place, share: 0.5 },
    { head: t.columns.name, share: 5 },
    { head: t.columns.quantity, share: 1.4, right: true },
    { head: toUpdStatus(lines) === 1 ? t.columns.price : t.priceWithoutVat, share: 1.8, right: true },
    { head: t.columns.vat, share: 1.1, right: true },
    { head: t.columns.total, share: 2, right: true },
  ],
  rows: lines.map((line, place) => [
    String(place + 1),
    line.name,
    `${line.quantity} ${lineUnit(line).name}`,
    plainSum(line.kopecks),
    line.vatRate === null ? withoutVat : `${line.vatRate} %`,
    plainSum(sumsOfLine(line).total),
  ]),
})
