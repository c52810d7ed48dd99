// Types and sums of closing documents, which are created from the paid invoice: an УПД (universal transfer document, for goods) and an act (for
// services).
import { type ContentLine, type InvoiceRow, lineTotal, vatOfLine } from '../payments/payments.ts'

/** The data from which an УПД or an act is printed. */
export interface DocumentContent {
  readonly number: number
  readonly issuedOn: string
  readonly invoice: Pick<InvoiceRow, 'number' | 'issuedOn' | 'content'>
  /** Null if the document closes not an order of goods but a paid plan of «Сверка». */
  readonly orderId: number | null
  readonly lines: readonly ContentLine[]
  /** Moscow day on which the goods were shipped, if that was before the document was issued; absent if it is issued at the shipment. */
  readonly shippedOn?: string
  /** Payments of the invoice before the document was issued; absent for a plan. */
  readonly payments?: readonly Payment[]
}

/** Money received for the invoice. A payment order is the payer's instruction to its bank; an УПД has to name its number and day. */
export interface Payment {
  /** Number of the payment order; null if the seller reported the money without it. */
  readonly number: string | null
  /** Day of the payment order itself, YYYY-MM-DD; null where the bank's file does not give it. */
  readonly drawnOn: string | null
  /** Day on which the money arrived, YYYY-MM-DD. */
  readonly paidOn: string
  readonly kopecks: number
}

/** Kopecks; `net` is without VAT, `total` with it. */
export interface Sums {
  readonly net: number
  readonly vat: number
  readonly total: number
}

/** The sums of one line. VAT is rounded to whole kopecks, and `net` is the total less this VAT, so that they add up. */
export function sumsOfLine(line: ContentLine): Sums {
  const [total, vat] = [lineTotal(line), vatOfLine(line)]
  return { total, vat, net: total - vat }
}

export const computeSums = (lines: readonly ContentLine[]): Sums =>
  lines.map(sumsOfLine).reduce((sum, line) => ({ total: sum.total + line.total, vat: sum.vat + line.vat, net: sum.net + line.net }), {
    total: 0,
    vat: 0,
    net: 0,
  })

/** Status that is printed on an УПД: 1 (also a VAT invoice) if any line has a VAT rate, otherwise 2 (a transfer document only). */
export const toUpdStatus = (lines: readonly ContentLine[]): 1 | 2 => (lines.some(({ vatRate }) => vatRate !== null) ? 1 : 2)
