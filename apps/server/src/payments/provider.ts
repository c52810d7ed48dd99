// The interface of a payment provider, implemented by the sandbox and by YooKassa. All sums are whole kopecks.
import type { ReceiptKind } from '@sverka/contract/payments/payments.rules'

/** One line of a receipt. The law on cash registers (54-ФЗ) demands an electronic receipt for every payment and refund. */
export interface ReceiptLine {
  readonly description: string
  readonly quantity: number
  /** Price of one piece. */
  readonly kopecks: number
  /** VAT in percent; null if the seller pays none. */
  readonly vatRate: number | null
  /** What is sold, as receipts name it: goods or a service. */
  readonly subject: 'commodity' | 'service'
  /** The seller, with ИНН, the taxpayer's number; absent if the site's owner sells. */
  readonly supplier?: { readonly name: string; readonly inn: string | null }
}

/** The part of a payment that the provider sends to a seller. */
export interface Transfer {
  /** Number of the seller's own shop at the provider. */
  readonly account: string
  readonly kopecks: number
}

export interface PaymentRequest {
  /** Our number of the payment. The provider returns it with each state, and another number is distrusted. */
  readonly paymentId: number
  readonly kopecks: number
  readonly description: string
  /** Absolute URL on this site that the payer returns to. */
  readonly returnUrl: string
  /** The payer's address, for the receipt. */
  readonly email: string
  readonly lines: readonly ReceiptLine[]
  /** True for goods, which are paid before delivery; false for a plan, which begins at once. */
  readonly isPrepaid: boolean
  /** Present if the whole sum goes to sellers' accounts. Then each receipt is requested separately, in the seller's name. */
  readonly transfers?: readonly Transfer[]
}

/** State of a payment, refund or receipt at the provider; the last two are final. */
export type ProviderState = 'pending' | 'succeeded' | 'canceled'

/** A payment as the provider describes it. */
export interface ProviderPayment {
  readonly id: string
  readonly status: ProviderState
  /** Null for a sum in another currency than rubles; we never request one. */
  readonly kopecks: number | null
  /** Address where the payer pays; null once it can no longer be paid. */
  readonly url: string | null
  /** Our number of the payment, as we sent it; null if the provider returns none. */
  readonly paymentId: number | null
  readonly cancelReason: string | null
  /** The provider's fee, which it deducts from the payment; null if it does not report one. */
  readonly feeKopecks: number | null
  /** State of the receipt that was requested with the payment; null if the provider does not report one yet. */
  readonly receipt: ProviderState | null
}

export interface RefundRequest {
  /** The provider's id of the payment. */
  readonly payment: string
  readonly kopecks: number
  readonly description: string
  readonly email: string
  readonly lines: readonly ReceiptLine[]
  /** True if the refunded goods were not delivered yet. */
  readonly isPrepaid: boolean
  /** The seller's account, if the money went there: it pays the refund, and the receipt is requested separately. */
  readonly account?: string
}

export interface ProviderRefund {
  readonly id: string
  /** The provider's id of the payment. */
  readonly payment: string
  readonly status: ProviderState
  readonly kopecks: number | null
  readonly cancelReason: string | null
  readonly receipt: ProviderState | null
}

/** A receipt that is requested separately: one that settles a prepayment when the goods are delivered, and every receipt in a seller's name. */
export interface ReceiptRequest {
  readonly kind: ReceiptKind
  /** The provider's id of the payment, and of the refund where the receipt is for one. */
  readonly payment: string
  readonly refund: string | null
  /** The account of the seller in whose name the receipt is made; null for the site's owner. */
  readonly account: string | null
  readonly isPrepaid: boolean
  readonly kopecks: number
  readonly email: string
  readonly lines: readonly ReceiptLine[]
}

export interface ProviderReceipt {
  readonly id: string
  readonly status: ProviderState
}

/** A payment or refund in a list of the provider. */
export interface ListedItem {
  /** The provider's id. */
  readonly id: string
  readonly kopecks: number | null
}

/** A page of what was created at the provider in a period and has succeeded. */
export interface ListRequest {
  readonly of: 'payments' | 'refunds'
  /** Inclusive. */
  readonly from: Date
  /** Exclusive. */
  readonly until: Date
  /** Cursor from the previous page; null for the first page. */
  readonly cursor: string | null
}

export interface Provider {
  /** `yookassa` or `sandbox`, as payments store it. */
  readonly name: string
  /** True if money for a seller's goods goes directly to the seller's account at the provider. */
  readonly splits: boolean
  /** Creates a payment. `key` is an idempotence key: repeating it gives the same payment. */
  create(request: PaymentRequest, key: string): Promise<ProviderPayment>
  /** The payment with this id of the provider; null if it has none. */
  read(id: string): Promise<ProviderPayment | null>
  /** Repeating a key gives the same refund. */
  refund(request: RefundRequest, key: string): Promise<ProviderRefund>
  readRefund(id: string): Promise<ProviderRefund | null>
  /** Repeating a key gives the same receipt. */
  makeReceipt(request: ReceiptRequest, key: string): Promise<ProviderReceipt>
  readReceipt(id: string): Promise<ProviderReceipt | null>
  /** `next` is the cursor of the next page, null on the last. */
  list(request: ListRequest): Promise<{ readonly items: readonly ListedItem[]; readonly next: string | null }>
}

/** The outcome of the request is unknown: status 500, no answer, or an unreadable one. Repeat it with the same key. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent'
}

/** The provider refuses the request; repeating it is useless. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}
