// Builds the content of a closing document from the paid invoice: parties, lines, VAT.
import { type ContentLine, type InvoiceRow, lineTotal, vatOfLine } from '../payments/payments.ts'

export interface DocumentContent {
  readonly number: number
  readonly issuedOn: string
  readonly invoice: Pick<InvoiceRow, 'number' | 'issuedOn' | 'content'>
  /** Null for a plan. */
  readonly orderId: number | null
  readonly lines: readonly ContentLine[]
  /** Day on which the goods were sent off, where that was before the document; absent where it is drawn at the transfer, as the law wants. */
  readonly shippedOn?: string
  /** The money that came for the invoice before the document was issued; of a plan, none is named. */
  readonly payments?: readonly Payment[]
}

export interface Payment {
  /** Of the payment order; null where only the seller said that the money came. */
  readonly number: string | null
  /** Of the payment order itself; null where the bank's file does not give it. */
  readonly drawnOn: string | null
  /** The day on which the money came. */
  readonly paidOn: string
  readonly kopecks: number
}

export interface Sums {
  readonly net: number
  readonly vat: number
  readonly total: number
}

/** Kopecks of a line: the price without VAT is the total less the VAT. */
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

/** The document includes a VAT invoice if any of its lines has a rate. */
export const toUpdStatus = (lines: readonly ContentLine[]): 1 | 2 => (lines.some(({ vatRate }) => vatRate !== null) ? 1 : 2)
