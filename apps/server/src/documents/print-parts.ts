// Parts that two printed forms share, the universal transfer document (УПД) and its correction (УКД): the heading, facts in two columns, lines
// for signatures. All sizes are in points.
import { type InvoiceRow, isTrader } from '../payments/payments.ts'
import { contentWidth, drawDecoration, drawRule, drawTagged, GREY, INK, MARGIN, type Sheet } from '../platform/paper/sheet.ts'
import { updTexts } from './documents.texts.ts'

/** «ИНН/КПП»: the taxpayer's number and, for a company, the code of its registration at a tax office; sole traders have only the first. */
export const innKpp = ({ inn, kpp }: { inn: string; kpp: string | null }): string => [inn, kpp].filter(Boolean).join('/')

interface Title {
  /** Small line above the title: name and status of the form. */
  readonly over: string
  readonly title: string
  /** Small line below it: the corrected document, or the form's line about corrections with dashes. */
  readonly under: string
}

/** Draws the title and adds it to the PDF's outline. */
export function drawTitle(sheet: Sheet, { over, title, under }: Title): void {
  const { pdf } = sheet
  pdf.outline.addItem(title)
  drawTagged(sheet, 'P', () => pdf.font('bold').fontSize(9).fillColor(GREY).text(over, MARGIN, pdf.y))
  drawTagged(sheet, 'H1', () =>
    pdf
      .font('bold')
      .fontSize(13)
      .fillColor(INK)
      .text(title, MARGIN, pdf.y + 2),
  )
  drawTagged(sheet, 'P', () => pdf.font('text').fontSize(8).fillColor(GREY).text(under, MARGIN, pdf.y))
  pdf.y += 2
  drawDecoration(pdf, () => drawRule(pdf, 1, INK))
  pdf.y += 4
}

type Facts = readonly (readonly [label: string, value: string])[]

/** Draws the facts of both parties side by side. */
export function drawColumns(sheet: Sheet, left: Facts, right: Facts): void {
  const { pdf } = sheet
  const top = pdf.y
  const ends = [left, right].map((facts, place) => {
    pdf.y = top
    const width = contentWidth(pdf) / 2 - 8
    for (const [label, value] of facts) drawFact(sheet, `${label}: `, value, { x: MARGIN + place * (width + 16), width })
    return pdf.y
  })
  pdf.y = Math.max(...ends) + 4
  pdf.x = MARGIN
}

/** Draws one fact: a grey label with its value after it. */
export function drawFact(sheet: Sheet, label: string, value: string, { x, width }: { x: number; width: number }): void {
  const { pdf } = sheet
  drawTagged(sheet, 'P', () => {
    pdf.font('text').fontSize(8).fillColor(GREY).text(label, x, pdf.y, { width, continued: true })
    pdf.fillColor(INK).text(value, { width })
  })
}

/** Draws the signatures of a VAT invoice: head and accountant of a company; a sole trader signs alone, with the number of their registration. */
export function drawInvoiceSigners(sheet: Sheet, seller: InvoiceRow['content']['seller']): void {
  const signers: [string, string] = isTrader(seller)
    ? [`${updTexts.trader}: ${seller.head ?? ''}`, updTexts.registered(seller.ogrn ?? null)]
    : [`${updTexts.head}: ${seller.head ?? ''}`, `${updTexts.accountant}: ${seller.accountant ?? ''}`]
  drawSigners(sheet, signers)
}

/** Height of the room for a signature, between a text and the line below it. */
const SIGNATURE_HEIGHT = 12

/** Draws two texts side by side, each with a line for a signature below it. */
export function drawSigners(sheet: Sheet, [left, right]: readonly [string, string]): void {
  const { pdf } = sheet
  const [top, width] = [pdf.y, contentWidth(pdf) / 2 - 8]
  const ends = [left, right].map((text, place) => {
    const x = MARGIN + place * (width + 16)
    drawTagged(sheet, 'P', () => pdf.font('text').fontSize(8).fillColor(INK).text(text, x, top, { width }))
    const y = pdf.y + SIGNATURE_HEIGHT
    drawDecoration(pdf, () =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .strokeColor(GREY)
        .stroke(),
    )
    return y
  })
  pdf.x = MARGIN
  pdf.y = Math.max(...ends) + 4
}
