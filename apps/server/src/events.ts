// All events between modules of the server: which module announces each, when, and with what data. Listeners are declared in the features.

import type { OrderState } from '@sverka/contract/orders/orders.rules'
import type { PaymentPurpose } from '@sverka/contract/payments/payments.rules'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { Db } from './platform/db/database.ts'
import { defineEvent } from './platform/events.ts'

/** `registry`, on an import or a refresh of one company («Обновить данные»): the companies with these ids are new or changed. */
export const companiesChanged = defineEvent<readonly number[]>('companies changed')

/** `registry`: an import was too large to announce single companies. Listeners recompute their data from the whole register. */
export const registerReplaced = defineEvent<{ readonly ownerUrl: string }, Db>('register replaced')

/** `registry`: an import of any size has ended. For statistics over the whole register, too expensive in each transaction of the import. */
export const registerLoaded = defineEvent<null>('register loaded')

/** `registry`: an import has written everything and is about to end. For work that needs the role of the database's owner (`ownerUrl`). */
export const importEnding = defineEvent<{ readonly ownerUrl: string }, Db>('import ending')

/** `company-card`: a source of company data was requested, and these blocks of the company failed. */
export const sourceAnswered = defineEvent<{
  readonly companyId: number
  readonly failed: readonly string[] | 'everything'
  readonly at: Date
}>('source answered')

/** `company-binding`: a person has become a company's representative. */
export const representativeBound = defineEvent<RepresentativeLink>('representative bound')

/** `company-binding`: a person no longer represents a company, by leaving or account deletion. What depends on it is hidden. */
export const representativeUnbound = defineEvent<RepresentativeLink>('representative unbound')

/** `auth`: staff blocked a person; their rights and offers end in the same transaction. */
export const personBlocked = defineEvent<{ readonly userId: number; readonly staffId: number; readonly clientIp: string | null }>(
  'person blocked',
)

/** `auth`: staff lifted a block. What the block ended stays ended; what it hid is shown again. */
export const personUnblocked = defineEvent<{ readonly userId: number }>('person unblocked')

/** `plans`: a member's plan (subscription) began, ended or changed; it has the features `flags` from now on. */
export const planChanged = defineEvent<{ readonly userId: number; readonly flags: ReadonlySet<PlanFlag> }>('plan changed')

interface RepresentativeLink {
  readonly companyId: number
  readonly userId: number
}

/** `payments`: the payment provider or staff reported that the payment succeeded; announced once. */
export const paymentSucceeded = defineEvent<PaymentEvent>('payment succeeded')

/** `payments`: the payment will not succeed any more; announced once. */
export const paymentCanceled = defineEvent<PaymentEvent>('payment canceled')

/** `payments`: staff are about to refund a part of a payment; a listener may refuse it by throwing. The payment is locked. */
export const refundPrepared = defineEvent<RefundPlan>('refund prepared')

/** `payments`: a part of a payment was refunded; announced once for each refund. */
export const paymentRefunded = defineEvent<RefundEvent>('payment refunded')

/** `payments`: an invoice was paid in full to the seller's own bank account, as the seller or a bank statement reports; announced once. */
export const invoicePaid = defineEvent<InvoiceEvent>('invoice paid')

/** `payments`: an invoice expired without full payment; announced once. */
export const invoiceExpired = defineEvent<InvoiceEvent>('invoice expired')

/** `documents`: a correction document lowers the total of an order; announced once, when the document gets its number. */
export const orderCorrected = defineEvent<CorrectionEvent>('order corrected')

export interface CorrectionEvent {
  readonly orderId: number
  /** By how much the total is lowered; above 0. */
  readonly kopecks: number
}

/** An invoice of a seller for an order, or of the site for a plan (subscription). */
export interface InvoiceEvent {
  readonly invoiceId: number
  readonly number: number
  /** What the invoice is for: `order:5`; `plan:3:17`, where 17 is the member. */
  readonly ref: string
  /** The member or staff who reported the payment; null if the invoice expired. */
  readonly actorId: number | null
}

export interface RefundEvent extends PaymentEvent {
  readonly refundId: number
  /** The part of the payment that was refunded: `order:5`, `plan:3`. */
  readonly ref: string
  readonly kopecks: number
  /** All refunds of the part together are its whole sum. */
  readonly isFullyRefunded: boolean
  /** This refund divided by what had not been refunded of the part before it: above 0, up to 1. */
  readonly share: number
  readonly reason: string
}

export interface RefundPlan {
  readonly purpose: PaymentPurpose
  /** The part of the payment to be refunded: `order:5`, `plan:3`. */
  readonly ref: string
  /** The state of the order as staff saw it; undefined if their request has none. */
  readonly seenState: OrderState | undefined
}

export interface PaymentEvent {
  readonly paymentId: number
  readonly purpose: PaymentPurpose
  /** The payer. */
  readonly userId: number
}
