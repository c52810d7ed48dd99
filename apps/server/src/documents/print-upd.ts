// Prints the УПД, the universal transfer document (a VAT invoice and a document of transfer in one), as a PDF on a landscape sheet in the official
// form: status, both parties, lines with VAT, and the transfer below.
import { unitCode } from '@sverka/contract/products/units.rules'
import { lineUnit, longDay, plainSum, russianDay } from '../payments/payments.ts'
import { collectPdf, contentWidth, drawFooters, drawTagged, GREY, MARGIN, newSheet, type Sheet } from '../platform/paper/sheet.ts'
import { drawTable } from '../platform/paper/table.ts'
import { computeSums, type DocumentContent, sumsOfLine, toUpdStatus } from './document-content.ts'
import { pageFooter, pageOfPages, updTexts as t, withoutVat } from './documents.texts.ts'
import { drawColumns, drawFact, drawInvoiceSigners, drawSigners, drawTitle, innKpp } from './print-parts.ts'

/** The same content gives the same bytes: the PDF is dated with noon in Moscow of its day of issue. */
export async function printUpd(content: DocumentContent): Promise<Buffer> {
  const { seller } = content.invoice.content
  const sheet = newSheet(`${t.title} ${content.number}`, seller.name, new Date(`${content.issuedOn}T09:00:00Z`), 'landscape')
  const done = collectPdf(sheet)
  drawHead(sheet, content)
  drawSides(sheet, content)
  drawLines(sheet, content)
  drawTransfer(sheet, content)
  drawFooters(sheet, pageFooter(t.title, content.number, russianDay(content.issuedOn), seller.name), pageOfPages)
  return done()
}

function drawHead(sheet: Sheet, { number, issuedOn, lines }: DocumentContent): void {
  const status = toUpdStatus(lines)
  const title = status === 1 ? t.invoice(number, longDay(issuedOn)) : t.transfer(number, longDay(issuedOn))
  drawTitle(sheet, { over: `${t.title}. ${t.status(status)}`, title, under: t.correction })
}

function drawSides(sheet: Sheet, content: DocumentContent): void {
  const { number, issuedOn, invoice, lines } = content
  const { seller, buyer } = invoice.content
  const hasGoods = lines.some(({ kind }) => kind === 'product')
  const left = [
    [t.seller, seller.name],
    [t.address, seller.address ?? t.none],
    [t.innKpp, innKpp(seller)],
    [t.shipper, hasGoods ? t.same : t.none],
    [t.consignee, hasGoods ? [buyer.name, buyer.address].filter(Boolean).join(', ') : t.none],
  ] as const
  const right = [
    [t.payment, paymentsText(content)],
    [t.shipment, t.shipmentLine(number, russianDay(issuedOn))],
    [t.prepaid, t.none],
    [t.buyer, buyer.name],
    [t.buyerAddress, buyer.address ?? t.none],
    [t.buyerInnKpp, innKpp(buyer)],
    [t.currency, t.ruble],
    [t.contract, t.none],
  ] as const
  drawColumns(sheet, left, right)
}

/**
 * Line 5 of the form requires number and day of the payment order, the payer's instruction to its bank. If the seller's bank file did not
 * contain that day, the text names the day on which the money arrived.
 */
const paymentsText = ({ payments = [] }: DocumentContent): string =>
  payments
    .map(({ number, drawnOn, paidOn }) => (drawnOn === null ? t.paid(number, russianDay(paidOn)) : t.ordered(number, russianDay(drawnOn))))
    .join('; ') || t.none

/**
 * Columns of the VAT invoice (government decree 1137) with column А of the tax service's УПД. Column 1б, the customs code of goods sold to
 * countries of the Eurasian Economic Union, stays empty, as sellers do not enter it. Columns 12 to 14 are only for goods under the state's
 * traceability of imports and are left out.
 */
function drawLines(sheet: Sheet, { lines }: DocumentContent): void {
  const { columns: c } = t
  const right = true
  const columns = [
    { head: c.place, share: 0.6 },
    { head: c.code, share: 1.3 },
    { head: c.name, share: 2.9 },
    { head: c.goodsCode, share: 0.85 },
    { head: c.unit, share: 1.1 },
    { head: c.quantity, share: 1.4, right },
    { head: c.price, share: 1.3, right },
    { head: c.net, share: 1.5, right },
    { head: c.excise, share: 1.2 },
    { head: c.rate, share: 0.9 },
    { head: c.vat, share: 1.4, right },
    { head: c.total, share: 1.5, right },
    { head: c.origin, share: 1.65 },
  ]
  const rows = lines.map((line, place) => {
    const { net, vat, total } = sumsOfLine(line)
    const unit = lineUnit(line)
    const rate = line.vatRate === null ? withoutVat : `${line.vatRate} %`
    const tax = line.vatRate === null ? withoutVat : plainSum(vat)
    const named = [String(place + 1), line.article, line.name, t.none, `${unitCode(unit)}, ${unit.name}`, String(line.quantity)]
    return [...named, plainSum(net / line.quantity), plainSum(net), t.noExcise, rate, tax, plainSum(total), t.none]
  })
  const { net, vat, total } = computeSums(lines)
  const taxed = toUpdStatus(lines) === 1 ? plainSum(vat) : withoutVat
  const whole = ['', '', t.toPay, '', '', '', '', plainSum(net), 'X', 'X', taxed, plainSum(total), ''].map((text) => ({ text, bold: true }))
  drawTable(sheet, { columns, rows: [...rows, whole] })
}

/** Height of the signatures and the transfer, in points: with less room left on the page they move to a new one. */
const TRANSFER_HEIGHT = 212

function drawTransfer(sheet: Sheet, { invoice, orderId, issuedOn, shippedOn = issuedOn, lines }: DocumentContent): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - TRANSFER_HEIGHT) pdf.addPage()
  const { seller, buyer } = invoice.content
  pdf.y += 8
  if (toUpdStatus(lines) === 1) drawInvoiceSigners(sheet, seller)
  const full = { x: MARGIN, width: contentWidth(pdf) }
  drawFact(sheet, `${t.basis}: `, t.basisLine(invoice.number, russianDay(invoice.issuedOn), orderId), full)
  drawFact(sheet, `${t.transport}: `, t.none, full)
  pdf.y += 6
  drawSigners(sheet, [t.given, t.taken])
  drawSigners(sheet, [t.givenOn(russianDay(shippedOn)), t.takenOn])
  drawSigners(sheet, [t.givenNotes, t.takenNotes])
  drawSigners(sheet, [t.responsible(15), t.responsible(20)])
  drawSigners(sheet, [t.maker(`${seller.name}, ${seller.inn}`, 16), t.maker(`${buyer.name}, ${buyer.inn}`, 21)])
  drawTagged(sheet, 'P', () => pdf.font('text').fontSize(7.5).fillColor(GREY).text(t.unsigned, MARGIN, pdf.y))
}
