// Types and sums of closing documents, which are created from the paid invoice: parties, lines, VAT.
import { type ContentLine, type InvoiceRow, lineTotal, vatOfLine } from '../payments/payments.ts'

export interface DocumentContent {
  readonly number: number
  readonly issuedOn: string
  readonly invoice: Pick<InvoiceRow, 'number' | 'issuedOn' | 'content'>
  /** Null for a plan. */
  readonly orderId: number | null
  readonly lines: readonly ContentLine[]
  /** Moscow day on which the goods were shipped, if that was before the document was issued; absent if it is issued at the shipment. */
  readonly shippedOn?: string
  /** Payments of the invoice before the document was issued; absent for a plan. */
  readonly payments?: readonly Payment[]
}

export interface Payment {
  /** Number of the payment order; null where only the seller reported the money. */
  readonly number: string | null
  /** Day of the payment order itself, YYYY-MM-DD; null where the bank's file does not give it. */
  readonly drawnOn: string | null
  /** Day on which the money came, YYYY-MM-DD. */
  readonly paidOn: string
  readonly kopecks: number
}

export interface Sums {
  readonly net: number
  readonly vat: number
  readonly total: number
}

/** Kopecks of a line: `net` is the total less the VAT. */
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

/** Status of an УПД: 1, it is also a VAT invoice, if any line has a VAT rate; otherwise 2. */
export const toUpdStatus = (lines: readonly ContentLine[]): 1 | 2 => (lines.some(({ vatRate }) => vatRate !== null) ? 1 : 2)
