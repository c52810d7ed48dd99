// The interface of a payment provider, implemented by the sandbox and by YooKassa. All sums are whole kopecks.
import type { ReceiptKind } from '@sverka/contract/payments/payments.rules'

/** One line of the receipt that 54-ФЗ demands. */
export interface ReceiptLine {
  readonly description: string
  readonly quantity: number
  /** Price of one piece. */
  readonly kopecks: number
  /** VAT in percent; null if the seller pays none. */
  readonly vatRate: number | null
  /** What is sold, as receipts name it: goods or a service. */
  readonly subject: 'commodity' | 'service'
  /** The seller; absent where the site's owner sells. */
  readonly supplier?: { readonly name: string; readonly inn: string | null }
}

/** The part of a payment that goes to a seller's account. */
export interface Transfer {
  readonly account: string
  readonly kopecks: number
}

export interface PaymentRequest {
  /** Our number of the payment: the provider returns it, and it is compared. */
  readonly paymentId: number
  readonly kopecks: number
  readonly description: string
  /** Absolute URL on this site that the payer returns to. */
  readonly returnUrl: string
  readonly email: string
  readonly lines: readonly ReceiptLine[]
  /** True for goods, which are paid before delivery; false for a plan, which begins at once. */
  readonly isPrepaid: boolean
  /** Given where the whole sum goes to sellers' accounts: then each receipt is made separately, in the seller's name. */
  readonly transfers?: readonly Transfer[]
}

/** State of a payment, refund or receipt at the provider; the last two are final. */
export type ProviderState = 'pending' | 'succeeded' | 'canceled'

/** A payment as the provider describes it. */
export interface ProviderPayment {
  readonly id: string
  readonly status: ProviderState
  /** Null for a sum in another currency, which is never what we asked for. */
  readonly kopecks: number | null
  /** Address where the payer pays; null once it can no longer be paid. */
  readonly url: string | null
  /** Our number, as we sent it. */
  readonly paymentId: number | null
  readonly cancelReason: string | null
  /** What the provider keeps of it, in kopecks; null if it does not say. */
  readonly feeKopecks: number | null
  /** State of its receipt; null if the provider does not mention one yet. */
  readonly receipt: ProviderState | null
}

export interface RefundRequest {
  /** The provider's id of the payment. */
  readonly payment: string
  readonly kopecks: number
  readonly description: string
  readonly email: string
  readonly lines: readonly ReceiptLine[]
  /** True if the refunded goods were not handed over yet. */
  readonly isPrepaid: boolean
  /** The seller's account that pays the refund, where the money went there: then its receipt is made separately. */
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

/** A receipt that is made separately: one that closes a prepayment at the handover of the goods, and every one in a seller's name. */
export interface ReceiptRequest {
  readonly kind: ReceiptKind
  /** The provider's id of the payment, and of the refund where the receipt is for one. */
  readonly payment: string
  readonly refund: string | null
  /** The account of the seller in whose name it is; null if it is ours. */
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
  readonly id: string
  readonly kopecks: number | null
}

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
  readonly name: string
  /** Whether money for a seller's goods goes directly to the seller's account. */
  readonly splits: boolean
  /** Repeating a key gives the same payment. */
  create(request: PaymentRequest, key: string): Promise<ProviderPayment>
  /** Null if the provider does not know the payment. */
  read(id: string): Promise<ProviderPayment | null>
  /** Repeating a key gives the same refund. */
  refund(request: RefundRequest, key: string): Promise<ProviderRefund>
  readRefund(id: string): Promise<ProviderRefund | null>
  /** Repeating a key gives the same receipt. */
  makeReceipt(request: ReceiptRequest, key: string): Promise<ProviderReceipt>
  readReceipt(id: string): Promise<ProviderReceipt | null>
  /** One page of what was created in that time and has succeeded; `next` is the cursor of the next page, null on the last. */
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
