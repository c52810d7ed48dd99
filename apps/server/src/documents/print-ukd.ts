// Prints the УКД, the universal correcting document, as a PDF on a landscape sheet, in the form that the Russian tax service recommends: each
// changed line before and after the correction.
import { unitCode } from '@sverka/contract/products/units.rules'
import { type ContentLine, lineUnit, longDay, plainSum, russianDay } from '../payments/payments.ts'
import { collectPdf, contentWidth, drawFooters, drawTagged, GREY, MARGIN, newSheet, type Sheet } from '../platform/paper/sheet.ts'
import { drawTable } from '../platform/paper/table.ts'
import { type ChangedLine, type CorrectionContent, listChanged } from './correction-content.ts'
import { type Sums, sumsOfLine } from './document-content.ts'
import { pageFooter, pageOfPages, ukdTexts as t, updTexts, withoutVat } from './documents.texts.ts'
import { drawColumns, drawFact, drawInvoiceSigners, drawSigners, drawTitle, innKpp } from './print-parts.ts'

/** The same content gives the same bytes: the PDF is dated with noon in Moscow of its day of issue. */
export async function printUkd(content: CorrectionContent): Promise<Buffer> {
  const { seller } = content.invoice.content
  const sheet = newSheet(`${t.title} ${content.number}`, seller.name, new Date(`${content.issuedOn}T09:00:00Z`), 'landscape')
  const done = collectPdf(sheet)
  drawHead(sheet, content)
  drawSides(sheet, content)
  drawChanges(sheet, content)
  drawAgreement(sheet, content)
  drawFooters(sheet, pageFooter(t.title, content.number, russianDay(content.issuedOn), seller.name), pageOfPages)
  return done()
}

function drawHead(sheet: Sheet, { number, issuedOn, status, base }: CorrectionContent): void {
  const title = (status === 1 ? t.invoice : t.agreement)(number, longDay(issuedOn))
  const under = status === 1 ? `${t.fix}. ${t.toInvoice(base.number, russianDay(base.issuedOn))}` : documentName(base)
  drawTitle(sheet, { over: `${t.title}. ${t.status(status)}`, title, under })
}

const documentName = ({ kind, number, issuedOn }: CorrectionContent['base']): string => t.to[kind](number, russianDay(issuedOn))

function drawSides(sheet: Sheet, { invoice }: CorrectionContent): void {
  const { seller, buyer } = invoice.content
  drawColumns(
    sheet,
    [
      [t.seller, seller.name],
      [t.address, seller.address ?? updTexts.none],
      [t.innKpp, innKpp(seller)],
      [t.currency, updTexts.ruble],
    ],
    [
      [t.buyer, buyer.name],
      [t.buyerAddress, buyer.address ?? updTexts.none],
      [t.buyerInnKpp, innKpp(buyer)],
      [t.contract, updTexts.none],
    ],
  )
}

const rateText = ({ vatRate }: ContentLine): string => (vatRate === null ? withoutVat : `${vatRate} %`)

/**
 * Price of one unit without VAT, in kopecks with a fraction. If only the quantity is lowered, the price before applies, so that rounding of VAT
 * does not change it. For quantity 0 the price of one unit is shown, as a division by 0 is impossible.
 */
function netPrice(line: ContentLine, before: ContentLine): number {
  if (line.kopecks === before.kopecks) return sumsOfLine(before).net / before.quantity
  const priced = { ...line, quantity: Math.max(line.quantity, 1) }
  return sumsOfLine(priced).net / priced.quantity
}

/** Cells of the columns «quantity» to «total» for one state of a line, before or after. */
function stateCells(line: ContentLine, before: ContentLine): string[] {
  const { net, vat, total } = sumsOfLine(line)
  const tax = line.vatRate === null ? withoutVat : plainSum(vat)
  return [String(line.quantity), plainSum(netPrice(line, before)), plainSum(net), updTexts.noExcise, rateText(line), tax, plainSum(total)]
}

/** The form's four rows of a line: before (А), after (Б), increase (В), which is always empty here, and decrease (Г). */
function lineRows({ place, before, after, lowered }: ChangedLine): string[][] {
  const unit = lineUnit(before)
  const none = ['', '', '', '', '']
  const { net, vat, total } = lowered
  const tax = before.vatRate === null ? withoutVat : plainSum(vat)
  return [
    [String(place), before.article, before.name, t.before, updTexts.none, `${unitCode(unit)}, ${unit.name}`, ...stateCells(before, before)],
    ['', '', '', t.after, '', '', ...stateCells(after, before)],
    [...none.slice(0, 3), t.raised, '', '', t.cross, t.cross, updTexts.none, t.cross, t.cross, updTexts.none, updTexts.none],
    [...none.slice(0, 3), t.lowered, '', '', t.cross, t.cross, plainSum(net), t.cross, t.cross, tax, plainSum(total)],
  ]
}

function drawChanges(sheet: Sheet, { correction }: CorrectionContent): void {
  const { columns: c } = t
  const right = true
  const columns = [
    { head: c.place, share: 0.6 },
    { head: c.code, share: 1.3 },
    { head: c.name, share: 2.4 },
    { head: c.row, share: 2 },
    { head: c.goodsCode, share: 0.85 },
    { head: c.unit, share: 1.1 },
    { head: c.quantity, share: 1.25, right },
    { head: c.price, share: 1.3, right },
    { head: c.net, share: 1.5, right },
    { head: c.excise, share: 1.25 },
    { head: c.rate, share: 0.9 },
    { head: c.vat, share: 1.4, right },
    { head: c.total, share: 1.5, right },
  ]
  const changed = listChanged(correction)
  const isTaxed = changed.some(({ before }) => before.vatRate !== null)
  const whole = (label: string, { net, vat, total }: { net: string; vat: string; total: string }) =>
    ['', '', label, '', '', '', '', '', net, t.cross, t.cross, vat, total].map((text) => ({ text, bold: true }))
  const sums = sumLowered(changed)
  drawTable(sheet, {
    columns,
    rows: [
      ...changed.flatMap(lineRows),
      whole(t.allRaised, { net: updTexts.none, vat: updTexts.none, total: updTexts.none }),
      whole(t.allLowered, { net: plainSum(sums.net), vat: isTaxed ? plainSum(sums.vat) : withoutVat, total: plainSum(sums.total) }),
    ],
  })
}

/** Kopecks by which the changed lines together lower the document. */
export const sumLowered = (changed: readonly ChangedLine[]): Sums =>
  changed.reduce((sum, { lowered }) => ({ net: sum.net + lowered.net, vat: sum.vat + lowered.vat, total: sum.total + lowered.total }), {
    net: 0,
    vat: 0,
    total: 0,
  })

/** The reason of the correction, with the buyer's claim if one led to it. */
export const basisText = ({ correction: { reason, claim } }: CorrectionContent): string =>
  [t.reasons[reason], ...(claim ? [t.claim(claim.number, russianDay(claim.endedOn))] : [])].join('; ')

/** Height of the signatures and the agreement, in points: with less room left on the page they move to a new one. */
const AGREEMENT_HEIGHT = 196

function drawAgreement(sheet: Sheet, content: CorrectionContent): void {
  const { pdf } = sheet
  if (pdf.y > pdf.page.height - MARGIN - AGREEMENT_HEIGHT) pdf.addPage()
  const { invoice, orderId, base, status } = content
  const { seller, buyer } = invoice.content
  pdf.y += 8
  if (status === 1) drawInvoiceSigners(sheet, seller)
  const full = { x: MARGIN, width: contentWidth(pdf) }
  drawFact(sheet, `${t.papers}: `, documentName(base), full)
  drawFact(sheet, `${t.basis}: `, basisText(content), full)
  drawFact(sheet, `${t.other}: `, updTexts.basisLine(invoice.number, russianDay(invoice.issuedOn), orderId), full)
  pdf.y += 6
  drawSigners(sheet, [t.offered, t.agreed])
  drawSigners(sheet, [t.told, t.agreedOn])
  drawSigners(sheet, [t.responsible(10), t.responsible(14)])
  drawSigners(sheet, [t.maker(`${seller.name}, ${seller.inn}`, 11), t.maker(`${buyer.name}, ${buyer.inn}`, 15)])
  drawTagged(sheet, 'P', () => pdf.font('text').fontSize(7.5).fillColor(GREY).text(updTexts.unsigned, MARGIN, pdf.y))
}
