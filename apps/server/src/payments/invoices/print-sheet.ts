// Writes an invoice, or a document of the delivery, as an xlsx spreadsheet: parties, lines with VAT, totals. Numbers are stored as numbers, not text.
import type { Party } from '@sverka/contract/payments/invoices'
import { unitCode } from '@sverka/contract/products/units.rules'
import writeXlsxFile from 'write-excel-file/node'
import { escapeFormula } from '../../platform/spreadsheet.ts'
import { invoicePaperTexts, partyText } from './invoice.texts.ts'
import { type ContentLine, invoiceBasis, lineTotal, lineUnit, vatOfLine } from './invoice-content.ts'
import type { InvoiceRow } from './invoices.sql.ts'

/** The content of the sheet. */
export interface SheetContent {
  readonly title: string
  /** Rows under the title, such as the parties: a label and its text. */
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly lines: readonly ContentLine[]
}

/** Widths of the columns in characters. */
const WIDTHS = [6, 16, 48, 10, 8, 12, 16, 16, 12, 16, 16].map((width) => ({ width }))
/** Spreadsheet format of sums: thousands separated, two decimals. */
const MONEY_FORMAT = '#,##0.00'

const text = (value: string) => ({ value: escapeFormula(value), type: String })
const bold = (value: string) => ({ ...text(value), fontWeight: 'bold' as const })
const count = (value: number) => ({ value, type: Number })
const money = (kopecks: number) => ({ value: kopecks / 100, type: Number, format: MONEY_FORMAT })

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
    text(line.vatRate === null ? invoicePaperTexts.withoutVat : `${line.vatRate} %`),
    money(vat),
    money(total),
  ]
}

/** The bytes of the xlsx file. */
export function printSheet({ title, facts, lines }: SheetContent): Promise<Buffer> {
  const sum = (kopecks: (line: ContentLine) => number) => lines.reduce((all, line) => all + kopecks(line), 0)
  const [total, vat] = [sum(lineTotal), sum(vatOfLine)]
  const rows = [
    [bold(title)],
    ...facts.map(([label, value]) => [text(label), null, text(value)]),
    [],
    invoicePaperTexts.sheetColumns.map(bold),
    ...lines.map(lineCells),
    [bold(invoicePaperTexts.total), null, null, null, null, null, null, money(total - vat), null, money(vat), money(total)],
  ]
  return writeXlsxFile(rows, { sheet: invoicePaperTexts.sheet, columns: WIDTHS }).toBuffer()
}

/** The rows that name both parties. */
export const partyFacts = (seller: Party, buyer: Party): [string, string][] => [
  [invoicePaperTexts.supplier, partyText(seller)],
  [invoicePaperTexts.buyer, partyText(buyer)],
]

export const printInvoiceSheet = ({ number, issuedOn, ref, content }: InvoiceRow): Promise<Buffer> =>
  printSheet({
    title: invoicePaperTexts.title(number, issuedOn),
    facts: [
      ...partyFacts(content.seller, content.buyer),
      [invoicePaperTexts.recipientBank, content.bank.name],
      [invoicePaperTexts.bic, content.bank.bic],
      [invoicePaperTexts.corrAccount, content.bank.corrAccount],
      [invoicePaperTexts.account, content.bank.account],
      [invoicePaperTexts.basis, invoiceBasis({ ref, content })],
    ],
    lines: content.lines,
  })
