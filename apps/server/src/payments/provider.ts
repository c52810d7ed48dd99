// What any provider of payments offers, in whole kopecks; the sandbox and YooKassa are two of them.

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
}

/** A payment as the provider tells it. */
export interface ProviderPayment {
  readonly id: string
  readonly status: 'pending' | 'succeeded' | 'canceled'
  readonly kopecks: number
  /** Where the payer pays; null once nothing can be paid any more. */
  readonly url: string | null
  /** Our number, as we gave it. */
  readonly paymentId: number | null
  readonly cancelReason: string | null
}

export interface Provider {
  readonly name: string
  /** The same key again gives the same payment. */
  create(request: PaymentRequest, key: string): Promise<ProviderPayment>
  /** Null where the provider knows no such payment. */
  read(id: string): Promise<ProviderPayment | null>
}

/** What became of the request is unknown: 500, silence, an answer that cannot be read. Ask again with the same key. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent'
}

/** The provider refuses the request; repeating it is of no use. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}
