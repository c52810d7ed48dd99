// Builds the bodies of requests to the payment provider YooKassa (API v3): sums in rubles as text, and the electronic receipts that the law on cash
// registers (54-ФЗ) demands.

import { cutText } from '@sverka/contract/texts'
import type { PaymentRequest, ReceiptLine, ReceiptRequest, RefundRequest, Transfer } from './provider.ts'

/** `490.00` from whole kopecks, without floating point. */
export function rublesText(kopecks: number): string {
  const digits = String(kopecks).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const amount = (kopecks: number) => ({ value: rublesText(kopecks), currency: 'RUB' })

// Longest descriptions that the API accepts, in characters.
const DESCRIPTION_MAX = 128
const REFUND_DESCRIPTION_MAX = 250

/** YooKassa's codes of VAT in receipts, by the rate in percent. */
const vatCodes: Readonly<Record<number, number>> = { 0: 2, 10: 3, 20: 4, 5: 7, 7: 8, 22: 11 }
/** The codes for a prepayment, whose VAT is a fraction of the sum: 12 is 22/122. */
const prepaidVatCodes: Readonly<Record<number, number>> = { 0: 2, 10: 5, 20: 6, 5: 9, 7: 10, 22: 12 }
/** The seller pays no VAT. */
const NO_VAT = 1

/** Prepaid before delivery, or paid in full at or after it. */
type Mode = 'full_prepayment' | 'full_payment'

/** A rate without a code counts as no VAT. */
const vatCode = (rate: number | null, mode: Mode): number =>
  rate === null ? NO_VAT : ((mode === 'full_prepayment' ? prepaidVatCodes : vatCodes)[rate] ?? NO_VAT)

/** A line of a receipt. Goods of a seller name the seller as supplier, for whom the site's owner is the agent. */
const item = ({ description, quantity, kopecks, vatRate, subject, supplier }: ReceiptLine, mode: Mode) => ({
  description: cutText(description, DESCRIPTION_MAX),
  quantity,
  amount: amount(kopecks),
  vat_code: vatCode(vatRate, mode),
  payment_subject: subject,
  payment_mode: mode,
  ...(supplier ? { agent_type: 'agent', supplier: { name: supplier.name, ...(supplier.inn === null ? {} : { inn: supplier.inn }) } } : {}),
})

interface ReceiptContent {
  readonly email: string
  readonly lines: readonly ReceiptLine[]
}

const receipt = ({ email, lines }: ReceiptContent, mode: Mode, taxSystem: number) => ({
  customer: { email },
  tax_system_code: taxSystem,
  items: lines.map((line) => item(line, mode)),
})

const paymentMode = (isPrepaid: boolean): Mode => (isPrepaid ? 'full_prepayment' : 'full_payment')

/** One transfer for each seller's account, since a seller may have several parts of a payment. */
function toTransfers(transfers: readonly Transfer[]) {
  const sums = new Map<string, number>()
  for (const { account, kopecks } of transfers) sums.set(account, (sums.get(account) ?? 0) + kopecks)
  return [...sums].map(([account, kopecks]) => ({ account_id: account, amount: amount(kopecks) }))
}

/** `capture: true` takes the money at once. `taxSystem` is the shop's tax system by 54-ФЗ, 1 to 6. */
export const paymentBody = (request: PaymentRequest, taxSystem: number) => ({
  amount: amount(request.kopecks),
  capture: true,
  confirmation: { type: 'redirect', return_url: request.returnUrl },
  description: cutText(request.description, DESCRIPTION_MAX),
  metadata: { payment: String(request.paymentId) },
  ...(request.transfers
    ? { transfers: toTransfers(request.transfers) }
    : { receipt: receipt(request, paymentMode(request.isPrepaid), taxSystem) }),
})

/** `sources` names the seller's account that pays the refund. */
export const refundBody = (request: RefundRequest, taxSystem: number) => ({
  payment_id: request.payment,
  amount: amount(request.kopecks),
  description: cutText(request.description, REFUND_DESCRIPTION_MAX),
  ...(request.account === undefined
    ? { receipt: receipt(request, paymentMode(request.isPrepaid), taxSystem) }
    : { sources: [{ account_id: request.account, amount: amount(request.kopecks) }] }),
})

/**
 * A receipt that is requested separately. The kind `closing` settles the prepayment when the goods are delivered. A receipt in a seller's name
 * (`on_behalf_of`) has neither the tax system of the site's owner nor a supplier.
 */
export function receiptBody(request: ReceiptRequest, taxSystem: number) {
  const { kind, payment, refund, account, kopecks } = request
  const mode = kind === 'closing' ? 'full_payment' : paymentMode(request.isPrepaid)
  const { customer, items, tax_system_code } = receipt(
    account === null ? request : { ...request, lines: request.lines.map(withoutSupplier) },
    mode,
    taxSystem,
  )
  return {
    type: kind === 'refund' ? 'refund' : 'payment',
    ...(kind === 'refund' && refund !== null ? { refund_id: refund } : { payment_id: payment }),
    ...(account === null ? { tax_system_code } : { on_behalf_of: account }),
    send: true,
    customer,
    items,
    settlements: [{ type: kind === 'closing' ? 'prepayment' : 'cashless', amount: amount(kopecks) }],
  }
}

const withoutSupplier = ({ supplier: _supplier, ...line }: ReceiptLine): ReceiptLine => line
