// What any provider of payments offers, in whole kopecks; the sandbox and YooKassa are two of them.
import type { ReceiptKind } from '@sverka/contract/payments/payments.rules'

/** One line of the receipt that the law asks for. */
export interface ReceiptLine {
  readonly description: string
  readonly quantity: number
  /** Of one. */
  readonly kopecks: number
  /** Percent; null where the seller has no VAT. */
  readonly vatRate: number | null
  readonly subject: 'commodity' | 'service'
  /** Whose goods they are, where they are not ours. */
  readonly supplier?: { readonly name: string; readonly inn: string | null }
}

/** What of a payment goes to the account of a seller. */
export interface Transfer {
  readonly account: string
  readonly kopecks: number
}

export interface PaymentRequest {
  /** Our number of the payment: comes back from the provider and is compared. */
  readonly paymentId: number
  readonly kopecks: number
  readonly description: string
  /** Absolute address of this site. */
  readonly returnUrl: string
  readonly email: string
  readonly lines: readonly ReceiptLine[]
  /** Goods are paid before they are delivered; a plan begins at once. */
  readonly isPrepaid: boolean
  /** All of the sum, where it is the sellers': then its receipts are theirs, made one by one. */
  readonly transfers?: readonly Transfer[]
}

/** Where a payment, a refund or a receipt stands at the provider; the last two are final. */
export type ProviderState = 'pending' | 'succeeded' | 'canceled'

/** A payment as the provider tells it. */
export interface ProviderPayment {
  readonly id: string
  readonly status: ProviderState
  /** Null where it is a sum of another currency, which is never what we asked for. */
  readonly kopecks: number | null
  /** Where the payer pays; null once nothing can be paid any more. */
  readonly url: string | null
  /** Our number, as we gave it. */
  readonly paymentId: number | null
  readonly cancelReason: string | null
  /** What the provider keeps of it, in kopecks; null where it does not say. */
  readonly feeKopecks: number | null
  /** Its receipt; null where the provider says nothing of one yet. */
  readonly receipt: ProviderState | null
}

export interface RefundRequest {
  /** The provider's id of the payment. */
  readonly payment: string
  readonly kopecks: number
  readonly description: string
  readonly email: string
  readonly lines: readonly ReceiptLine[]
  /** What goes back was not handed over yet. */
  readonly isPrepaid: boolean
  /** The seller's account that it is taken from, where it went there: then the receipt is made by itself. */
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

/** A receipt that is made by itself: one that closes a prepayment when the goods are handed over, and every one in a seller's name. */
export interface ReceiptRequest {
  readonly kind: ReceiptKind
  /** The provider's id of the payment, and of the refund where it is of one. */
  readonly payment: string
  readonly refund: string | null
  /** In whose name: the account of a seller; our own where null. */
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

/** A payment or refund in a list of the provider's. */
export interface ListedItem {
  readonly id: string
  readonly kopecks: number | null
}

export interface ListRequest {
  readonly of: 'payments' | 'refunds'
  readonly from: Date
  readonly until: Date
  /** Of the page before; null for the first one. */
  readonly cursor: string | null
}

export interface Provider {
  readonly name: string
  /** What is paid for a seller's goods goes to an account of their own. */
  readonly splits: boolean
  /** The same key again gives the same payment. */
  create(request: PaymentRequest, key: string): Promise<ProviderPayment>
  /** Null where the provider knows no such payment. */
  read(id: string): Promise<ProviderPayment | null>
  /** The same key again gives the same refund. */
  refund(request: RefundRequest, key: string): Promise<ProviderRefund>
  readRefund(id: string): Promise<ProviderRefund | null>
  /** The same key again gives the same receipt. */
  makeReceipt(request: ReceiptRequest, key: string): Promise<ProviderReceipt>
  readReceipt(id: string): Promise<ProviderReceipt | null>
  /** A page of what was made in that time and has succeeded. */
  list(request: ListRequest): Promise<{ readonly items: readonly ListedItem[]; readonly next: string | null }>
}

/** What became of the request is unknown: 500, silence, an answer that cannot be read. Ask again with the same key. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent'
}

/** The provider refuses the request; repeating it is of no use. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}
