// Prints the contract-offer of an order's invoice as PDF. It is a sales contract («договор-оферта») that the buyer accepts by paying the invoice;
// the parties, lines, price and bank details are those that the invoice stores.

import {
  collectPdf,
  contentWidth,
  drawFooters,
  drawParagraph,
  drawTagged,
  INK,
  MARGIN,
  newSheet,
  type Sheet,
} from '../../platform/paper/sheet.ts'
import { drawSignatureLines } from '../../platform/paper/signature-lines.ts'
import { contractTexts as t } from './contract.texts.ts'
import { invoicePaperTexts, isTrader, partyText } from './invoice.texts.ts'
import { invoiceOrderId } from './invoice-content.ts'
import type { InvoiceRow } from './invoices.sql.ts'
import { drawLines, drawSums, drawTitle } from './print-lines.ts'

/** The same invoice gives the same bytes: an invoice never changes, so neither does its contract. */
export async function printContract(row: InvoiceRow): Promise<Buffer> {
  const { seller, buyer, bank, reference, lines } = row.content
  const title = t.title(row.number, row.issuedOn)
  // Noon in Moscow on the day of issue.
  const sheet = newSheet(title, seller.name, new Date(`${row.issuedOn}T09:00:00Z`))
  const done = collectPdf(sheet)
  drawTitle(sheet, title)
  // A company acts through its head, a sole trader for themselves.
  const headClause = !isTrader(seller) && seller.head ? [t.head(seller.head)] : []
  drawParagraph(sheet, [`${t.seller}: ${partyText(seller)}`, ...headClause].join(', '), 9, INK)
  drawParagraph(sheet, `${t.buyer}: ${partyText(buyer)}`, 9, INK)
  section(sheet, t.subject, [t.subjectText(String(invoiceOrderId(row)), reference)])
  sheet.pdf.y += 4
  drawLines(sheet, row)
  drawSums(sheet, row)
  section(sheet, t.price, [t.acceptance(row.number, row.validUntil)])
  const isDelivered = lines.some(({ isDelivery }) => isDelivery)
  section(sheet, t.handOver, [isDelivered ? t.handOverWith : t.handOverWithout, t.handOverAlways])
  section(sheet, t.quality, [t.qualityText])
  section(sheet, t.rest, [t.restText])
  section(sheet, t.details, [
    `${t.seller}: ${partyText(seller)}`,
    t.bank(bank.account, bank.name, bank.bic, bank.corrAccount),
    `${t.buyer}: ${partyText(buyer)}`,
    t.bankUnknown,
    t.unsigned,
  ])
  drawSignatureLines(sheet, [t.seller, t.buyer])
  drawFooters(sheet, `${title}, ${seller.name}`, (page, of) => `${invoicePaperTexts.page} ${page} ${invoicePaperTexts.of} ${of}`)
  return done()
}

/** Free height in points that a heading and its first lines need; with less, the section begins on a new page. */
const HEADING_HEIGHT = 60

function section(sheet: Sheet, heading: string, texts: readonly string[]): void {
  const { pdf } = sheet
  pdf.y += 8
  if (pdf.y > pdf.page.height - MARGIN - HEADING_HEIGHT) pdf.addPage()
  drawTagged(sheet, 'H2', () =>
    pdf
      .font('bold')
      .fontSize(10)
      .fillColor(INK)
      .text(heading, MARGIN, pdf.y, { width: contentWidth(pdf) }),
  )
  pdf.y += 3
  for (const text of texts) drawParagraph(sheet, text, 9, INK)
}
