// The table of all events between modules: who announces each, when, and with what data. Listeners are declared in the features.

import type { OrderState } from '@sverka/contract/orders/orders.rules'
import type { PaymentPurpose } from '@sverka/contract/payments/payments.rules'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { Db } from './platform/db/database.ts'
import { defineEvent } from './platform/events.ts'

/** `registry` and «Обновить данные»: these companies are new or changed. */
export const companiesChanged = defineEvent<readonly number[]>('companies changed')

/** `registry`: an import too large to announce single companies. Listeners recompute from the whole register. */
export const registerReplaced = defineEvent<{ readonly ownerUrl: string }, Db>('register replaced')

/** `registry`: an import has ended, however large. For statistics over the whole register, which cost too much in each of its transactions. */
export const registerLoaded = defineEvent<null>('register loaded')

/** `registry`: an import has written everything and is about to end. For work that needs the owner of the database. */
export const importEnding = defineEvent<{ readonly ownerUrl: string }, Db>('import ending')

/** `company-card`: a source was asked about a company and did not return these blocks. */
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

/** `plans`: a member's plan began, ended or changed; it has these features from now on. */
export const planChanged = defineEvent<{ readonly userId: number; readonly flags: ReadonlySet<PlanFlag> }>('plan changed')

interface RepresentativeLink {
  readonly companyId: number
  readonly userId: number
}

/** `payments`: the payment succeeded, by the provider or staff; announced once. */
export const paymentSucceeded = defineEvent<PaymentEvent>('payment succeeded')

/** `payments`: the payment will not succeed any more; announced once. */
export const paymentCanceled = defineEvent<PaymentEvent>('payment canceled')

/** `payments`: staff refund a part of a payment; listeners may refuse it. The payment is locked. */
export const refundPrepared = defineEvent<RefundPlan>('refund prepared')

/** `payments`: a part of a payment was refunded; announced once for each refund. */
export const paymentRefunded = defineEvent<RefundEvent>('payment refunded')

/** `payments`: an invoice was paid in full to the seller's own account, by word of the seller or their bank; announced once. */
export const invoicePaid = defineEvent<InvoiceEvent>('invoice paid')

/** `payments`: an invoice expired without full payment; announced once. */
export const invoiceExpired = defineEvent<InvoiceEvent>('invoice expired')

/** `documents`: a correcting document lowers what an order comes to; announced once, when it gets its number. */
export const orderCorrected = defineEvent<CorrectionEvent>('order corrected')

export interface CorrectionEvent {
  readonly orderId: number
  /** By how much, above 0. */
  readonly kopecks: number
}

export interface InvoiceEvent {
  readonly invoiceId: number
  readonly number: number
  /** What was paid for: `order:5`; `plan:3:17`, where 17 is the member. */
  readonly ref: string
  /** Who reported it; null if it expired. */
  readonly actorId: number | null
}

export interface RefundEvent extends PaymentEvent {
  readonly refundId: number
  /** The part: `order:5`, `plan:3`. */
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
  /** The part: `order:5`, `plan:3`. */
  readonly ref: string
  /** The state of the order that staff saw, if they named it. */
  readonly seenState: OrderState | undefined
}

export interface PaymentEvent {
  readonly paymentId: number
  readonly purpose: PaymentPurpose
  /** The payer. */
  readonly userId: number
}
