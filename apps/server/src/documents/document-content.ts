// What a closing document holds, from the invoice that was paid: sides, lines, VAT.
import { type ContentLine, type InvoiceRow, lineTotal, vatOfLine } from '../payments/payments.ts'

export interface DocumentContent {
  readonly number: number
  readonly issuedOn: string
  readonly invoice: Pick<InvoiceRow, 'number' | 'issuedOn' | 'content'>
  readonly orderId: number
  readonly lines: readonly ContentLine[]
}

export interface Sums {
  readonly net: number
  readonly vat: number
  readonly total: number
}

/** Kopecks of a line: what it costs without VAT is the rest of its total. */
export function sumsOfLine(line: ContentLine): Sums {
  const [total, vat] = [lineTotal(line), vatOfLine(line)]
  return { total, vat, net: total - vat }
}

export const computeSums = (lines: readonly ContentLine[]): Sums =>
  lines.map(sumsOfLine).reduce((sum, one) => ({ total: sum.total + one.total, vat: sum.vat + one.vat, net: sum.net + one.net }), {
    total: 0,
    vat: 0,
    net: 0,
  })

/** An invoice for VAT is a part of the document where any of its lines has a rate. */
export const toUpdStatus = (lines: readonly ContentLine[]): 1 | 2 => (lines.some(({ vatRate }) => vatRate !== null) ? 1 : 2)
