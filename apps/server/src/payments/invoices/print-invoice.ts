// Prints an invoice as an A4 PDF in the usual form of Russian invoices: a table of the seller's bank details, a payment QR code, both parties,
// lines, VAT by rate, the sum in words and signatures. Sizes are in points.
import {
  collectPdf,
  contentWidth,
  drawDecoration,
  drawFooters,
  drawParagraph,
  drawQr,
  drawTagged,
  GREY,
  INK,
  LINE,
  MARGIN,
  newSheet,
  type Sheet,
} from '../../platform/paper/sheet.ts'
import { isTrader, partyText, russianMoment, invoicePaperTexts as t } from './invoice.texts.ts'
import { invoiceBasis, invoiceOrderId, invoicePurpose, qrContent } from './invoice-content.ts'
import type { InvoiceRow } from './invoices.sql.ts'
import { drawLines, drawSums, drawTitle } from './print-lines.ts'

/** Side of the QR code. */
const QR_SIZE = 104

/** The same invoice gives the same bytes: the file is dated noon in Moscow on the day of issue, not the time of printing. */
export async function printInvoice(row: InvoiceRow): Promise<Buffer> {
  const sheet = newSheet(t.title(row.number, row.issuedOn), row.content.seller.name, new Date(`${row.issuedOn}T09:00:00Z`))
  const done = collectPdf(sheet)
  drawBankDetails(sheet, row)
  drawTitle(sheet, t.title(row.number, row.issuedOn))
  drawParties(sheet, row)
  drawLines(sheet, row)
  drawSums(sheet, row)
  drawTerms(sheet, row)
  drawSignatures(sheet, row)
  drawFooters(sheet, t.foot(row.number, row.issuedOn, row.content.seller.name), (page, of) => `${t.page} ${page} ${t.of} ${of}`)
  return done()
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A frame with a small label above its value. */
function drawCell(sheet: Sheet, box: Box, value: string, label: string): void {
  const { pdf } = sheet
  drawDecoration(pdf, () => pdf.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).strokeColor(LINE).stroke())
  const inside = { width: box.width - 10, height: box.height - 16, ellipsis: true }
  drawTagged(sheet, 'P', () => {
    pdf
      .font('text')
      .fontSize(7)
      .fillColor(GREY)
      .text(label, box.x + 5, box.y + 4, { width: inside.width, lineBreak: false })
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(INK)
      .text(value, box.x + 5, box.y + 13, inside)
  })
}

function drawBankDetails(sheet: Sheet, row: InvoiceRow): void {
  const { pdf } = sheet
  const { bank, seller } = row.content
  const [top, width] = [MARGIN, contentWidth(pdf) - QR_SIZE - 14]
  const left = Math.round(width * 0.58)
  const right = { x: MARGIN + left, width: width - left }
  drawCell(sheet, { x: MARGIN, y: top, width: left, height: 52 }, bank.name, t.recipientBank)
  drawCell(sheet, { ...right, y: top, height: 26 }, bank.bic, t.bic)
  drawCell(sheet, { ...right, y: top + 26, height: 26 }, bank.corrAccount, t.corrAccount)
  drawCell(sheet, { x: MARGIN, y: top + 52, width: left / 2, height: 26 }, seller.inn, t.inn)
  drawCell(sheet, { x: MARGIN + left / 2, y: top + 52, width: left / 2, height: 26 }, seller.kpp ?? '—', t.kpp)
  drawCell(sheet, { ...right, y: top + 52, height: 66 }, bank.account, t.account)
  drawCell(sheet, { x: MARGIN, y: top + 78, width: left, height: 40 }, seller.name, t.recipient)
  drawQr(sheet, qrContent(row), { x: MARGIN + width + 14, y: top, size: QR_SIZE, alt: t.scan })
  const note = { width: QR_SIZE, align: 'center' as const }
  drawTagged(sheet, 'P', () =>
    pdf
      .font('text')
      .fontSize(7)
      .fillColor(GREY)
      .text(t.scan, MARGIN + width + 14, top + QR_SIZE, note),
  )
  pdf.y = top + 132
  pdf.x = MARGIN
}

function drawParties(sheet: Sheet, row: InvoiceRow): void {
  const { seller, buyer } = row.content
  drawFact(sheet, t.supplier, partyText(seller))
  drawFact(sheet, t.buyer, partyText(buyer))
  drawFact(sheet, t.basis, invoiceBasis(row))
  drawFact(sheet, t.validUntil, invoiceOrderId(row) === null ? russianMoment(row.validUntil) : t.valid(row.validUntil))
  sheet.pdf.y += 5
}

/** A line with a label in the left column and its value beside it. */
function drawFact(sheet: Sheet, label: string, value: string): void {
  const { pdf } = sheet
  const y = pdf.y
  drawTagged(sheet, 'P', () => {
    pdf.font('text').fontSize(9).fillColor(GREY).text(label, MARGIN, y, { width: 80 })
    pdf.fillColor(INK).text(value, MARGIN + 84, y, { width: contentWidth(pdf) - 84 })
  })
  pdf.y += 3
}

function drawTerms(sheet: Sheet, row: InvoiceRow): void {
  sheet.pdf.y += 12
  drawTagged(sheet, 'H2', () => sheet.pdf.font('bold').fontSize(10).fillColor(INK).text(t.terms, MARGIN, sheet.pdf.y))
  sheet.pdf.y += 3
  drawParagraph(sheet, (invoiceOrderId(row) === null ? t.planTerms : t.termsText)(invoicePurpose(row)), 9, INK)
}

/** Height of the row of signatures. */
const SIGNATURES_HEIGHT = 60

function drawSignatures(sheet: Sheet, { content: { seller } }: InvoiceRow): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - SIGNATURES_HEIGHT) pdf.addPage()
  const width = contentWidth(pdf) / 2 - 10
  const y = pdf.y + 36
  // A sole trader signs alone unless they have an accountant; a company's head and accountant both sign, with or without printed names.
  const signers: readonly (readonly [string, string | null])[] = [
    [isTrader(seller) ? t.trader : t.head, seller.head],
    ...(isTrader(seller) && seller.accountant === null ? [] : [[t.accountant, seller.accountant] as const]),
  ]
  signers.forEach(([label, name], place) => {
    const x = MARGIN + place * (width + 20)
    drawDecoration(pdf, () =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.7)
        .strokeColor(INK)
        .stroke(),
    )
    drawTagged(sheet, 'P', () => {
      pdf
        .font('text')
        .fontSize(8)
        .fillColor(GREY)
        .text(label, x, y + 4, { lineBreak: false })
      const labelWidth = pdf.widthOfString(label) + 8
      pdf.text(name ?? '', x + labelWidth, y + 4, { width: width - labelWidth, align: 'right' })
    })
  })
}
