// Prints an invoice on A4: the usual bank block of Russian invoices, the QR code, both parties, lines, VAT by rate and the sum in words.
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

/** Side of the QR code in points. */
const QR = 104

/** The same invoice gives the same bytes: the file carries the day of issue, not of printing. */
export async function printInvoice(row: InvoiceRow): Promise<Buffer> {
  const sheet = newSheet(t.title(row.number, row.issuedOn), row.content.seller.name, new Date(`${row.issuedOn}T09:00:00Z`))
  const done = collectPdf(sheet)
  drawBank(sheet, row)
  drawTitle(sheet, t.title(row.number, row.issuedOn))
  drawSides(sheet, row)
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

/** A value above its label, in a frame. */
function cell(sheet: Sheet, box: Box, value: string, label: string): void {
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

function drawBank(sheet: Sheet, row: InvoiceRow): void {
  const { pdf } = sheet
  const { bank, seller } = row.content
  const [top, width] = [MARGIN, contentWidth(pdf) - QR - 14]
  const left = Math.round(width * 0.58)
  const right = { x: MARGIN + left, width: width - left }
  cell(sheet, { x: MARGIN, y: top, width: left, height: 52 }, bank.name, t.recipientBank)
  cell(sheet, { ...right, y: top, height: 26 }, bank.bic, t.bic)
  cell(sheet, { ...right, y: top + 26, height: 26 }, bank.corrAccount, t.corrAccount)
  cell(sheet, { x: MARGIN, y: top + 52, width: left / 2, height: 26 }, seller.inn, t.inn)
  cell(sheet, { x: MARGIN + left / 2, y: top + 52, width: left / 2, height: 26 }, seller.kpp ?? '—', t.kpp)
  cell(sheet, { ...right, y: top + 52, height: 66 }, bank.account, t.account)
  cell(sheet, { x: MARGIN, y: top + 78, width: left, height: 40 }, seller.name, t.recipient)
  drawQr(sheet, qrContent(row), { x: MARGIN + width + 14, y: top, size: QR, alt: t.scan })
  const note = { width: QR, align: 'center' as const }
  drawTagged(sheet, 'P', () =>
    pdf
      .font('text')
      .fontSize(7)
      .fillColor(GREY)
      .text(t.scan, MARGIN + width + 14, top + QR, note),
  )
  pdf.y = top + 132
  pdf.x = MARGIN
}

function drawSides(sheet: Sheet, row: InvoiceRow): void {
  const { seller, buyer } = row.content
  fact(sheet, t.supplier, partyText(seller))
  fact(sheet, t.buyer, partyText(buyer))
  fact(sheet, t.basis, invoiceBasis(row))
  fact(sheet, t.validUntil, invoiceOrderId(row) === null ? russianMoment(row.validUntil) : t.valid(row.validUntil))
  sheet.pdf.y += 5
}

function fact(sheet: Sheet, label: string, value: string): void {
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

/** Height of the line for signatures, in points. */
const SIGNATURES = 60

function drawSignatures(sheet: Sheet, { content: { seller } }: InvoiceRow): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - SIGNATURES) pdf.addPage()
  const width = contentWidth(pdf) / 2 - 10
  const y = pdf.y + 36
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
      const taken = pdf.widthOfString(label) + 8
      pdf.text(name ?? '', x + taken, y + 4, { width: width - taken, align: 'right' })
    })
  })
}
