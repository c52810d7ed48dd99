// Writes an invoice or a closing document as a spreadsheet: parties, lines with VAT, totals; numbers are numbers.
import type { Party } from '@sverka/contract/payments/invoices'
import { unitCode } from '@sverka/contract/products/units.rules'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../../platform/spreadsheet.ts'
import { paper, partyText } from './invoice.texts.ts'
import { type ContentLine, invoiceBasis, lineTotal, lineUnit, vatOfLine } from './invoice-content.ts'
import type { InvoiceRow } from './invoices.sql.ts'

/** What stands on the sheet. */
export interface SheetContent {
  readonly title: string
  /** Lines under the title: a label and what it says. */
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly lines: readonly ContentLine[]
}

/** Widths of the columns in characters. */
const WIDTHS = [6, 16, 48, 10, 8, 12, 16, 16, 12, 16, 16].map((width) => ({ width }))
const MONEY = '#,##0.00'

const text = (value: string) => ({ value: escapeFormula(value), type: String })
const bold = (value: string) => ({ ...text(value), fontWeight: 'bold' as const })
const count = (value: number) => ({ value, type: Number })
const money = (kopecks: number) => ({ value: kopecks / 100, type: Number, format: MONEY })

function lineCells(line: ContentLine, place: number) {
  const [total, vat, unit] = [lineTotal(line), vatOfLine(line), lineUnit(line)]
  return [
    count(place + 1),
    text(line.article),
    text(line.name),
    text(unit.name),
    text(unitCode(unit)),
    count(line.quantity),
    money(line.kopecks),
    money(total - vat),
    text(line.vatRate === null ? paper.withoutVat : `${line.vatRate} %`),
    money(vat),
    money(total),
  ]
}

export function printSheet({ title, facts, lines }: SheetContent): Promise<Buffer> {
  const sum = (kopecks: (line: ContentLine) => number) => lines.reduce((all, line) => all + kopecks(line), 0)
  const [total, vat] = [sum(lineTotal), sum(vatOfLine)]
  const rows = [
    [bold(title)],
    ...facts.map(([label, said]) => [text(label), null, text(said)]),
    [],
    paper.sheetColumns.map(bold),
    ...lines.map(lineCells),
    [bold(paper.total), null, null, null, null, null, null, money(total - vat), null, money(vat), money(total)],
  ]
  return writeXlsxFile(rows, { sheet: paper.sheet, columns: WIDTHS }).toBuffer()
}

/** The facts about both parties. */
export const partyFacts = (seller: Party, buyer: Party): [string, string][] => [
  [paper.supplier, partyText(seller)],
  [paper.buyer, partyText(buyer)],
]

export const printInvoiceSheet = ({ number, issuedOn, ref, content }: InvoiceRow): Promise<Buffer> =>
  printSheet({
    title: paper.title(number, issuedOn),
    facts: [
      ...partyFacts(content.seller, content.buyer),
      [paper.recipientBank, content.bank.name],
      [paper.bic, content.bank.bic],
      [paper.corrAccount, content.bank.corrAccount],
      [paper.account, content.bank.account],
      [paper.basis, invoiceBasis({ ref, content })],
    ],
    lines: content.lines,
  })
