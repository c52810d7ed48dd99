// Prints a contract-offer as PDF: parties, lines, price, delivery and details of both sides, all as the invoice stores them.

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
  const sheet = newSheet(title, seller.name, new Date(`${row.issuedOn}T09:00:00Z`))
  const done = collectPdf(sheet)
  drawTitle(sheet, title)
  // A sole trader acts for themselves.
  const head = !isTrader(seller) && seller.head ? [t.head(seller.head)] : []
  drawParagraph(sheet, [`${t.seller}: ${partyText(seller)}`, ...head].join(', '), 9, INK)
  drawParagraph(sheet, `${t.buyer}: ${partyText(buyer)}`, 9, INK)
  section(sheet, t.subject, [t.subjectText(String(invoiceOrderId(row)), reference)])
  sheet.pdf.y += 4
  drawLines(sheet, row)
  drawSums(sheet, row)
  section(sheet, t.price, [t.acceptance(row.number, row.validUntil)])
  const isBrought = lines.some(({ isDelivery }) => isDelivery)
  section(sheet, t.handOver, [isBrought ? t.handOverWith : t.handOverWithout, t.handOverAlways])
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

/** Points that must be left on the page for a heading and its first lines; otherwise it goes to a new page. */
const HEADING = 60

function section(sheet: Sheet, heading: string, texts: readonly string[]): void {
  const { pdf } = sheet
  pdf.y += 8
  if (pdf.y > pdf.page.height - MARGIN - HEADING) pdf.addPage()
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
