// The one table of events by which words meet: who announces it, when, and what it tells. Listeners stand in the features.

import type { OrderState } from '@sverka/contract/orders/orders.rules'
import type { PaymentPurpose } from '@sverka/contract/payments/payments.rules'
import type { PlanFlag } from '@sverka/contract/plans/plans.rules'
import type { Db } from './platform/db/database.ts'
import { defineEvent } from './platform/events.ts'

/** `registry` and «Обновить данные»: these companies are new or changed. */
export const companiesChanged = defineEvent<readonly number[]>('companies changed')

/** `registry`: so much was loaded into it that single companies were not announced. Listeners start from the whole register. */
export const registerReplaced = defineEvent<{ readonly ownerUrl: string }, Db>('register replaced')

/** `registry`: a load is over, however large. For figures over the whole register, too costly to take with each of its transactions. */
export const registerLoaded = defineEvent<null>('register loaded')

/** `registry`: an import has written everything and is about to end. For what needs the owner of the database. */
export const importEnding = defineEvent<{ readonly ownerUrl: string }, Db>('import ending')

/** `company-card`: a source was asked about a company and did not give these blocks. */
export const sourceAnswered = defineEvent<{
  readonly companyId: number
  readonly failed: readonly string[] | 'everything'
  readonly at: Date
}>('source answered')

/** `company-binding`: a person represents a company from now on. */
export const representativeBound = defineEvent<RepresentativeLink>('representative bound')

/** `company-binding`: a person no longer represents a company, by leaving or with the account. What depends on it is hidden. */
export const representativeUnbound = defineEvent<RepresentativeLink>('representative unbound')

/** `auth`: staff blocked a person; what they hold ends in the same transaction. */
export const personBlocked = defineEvent<{ readonly userId: number; readonly staffId: number; readonly address: string | null }>(
  'person blocked',
)

/** `auth`: the block is over. What ended with it stays ended; what was hidden is shown again. */
export const personUnblocked = defineEvent<{ readonly userId: number }>('person unblocked')

/** `plans`: a member's plan began, ended or became another; these features they have from now on. */
export const planChanged = defineEvent<{ readonly userId: number; readonly flags: ReadonlySet<PlanFlag> }>('plan changed')

interface RepresentativeLink {
  readonly companyId: number
  readonly userId: number
}

/** `payments`: the money has come, as the provider or staff say; told once. */
export const paymentSucceeded = defineEvent<PaymentNews>('payment succeeded')

/** `payments`: nothing will come of this payment; told once. */
export const paymentCanceled = defineEvent<PaymentNews>('payment canceled')

/** `payments`: staff give a part of a payment back; listeners refuse what contradicts it. The payment is locked. */
export const refundPrepared = defineEvent<RefundPlan>('refund prepared')

/** `payments`: a part of a payment went back to the payer; told once for each refund. */
export const paymentRefunded = defineEvent<RefundNews>('payment refunded')

/** `payments`: all of an invoice has come to the seller's own account, as the seller or their bank says; told once. */
export const invoicePaid = defineEvent<InvoiceNews>('invoice paid')

/** `payments`: its time is over and not all of it has come; told once. */
export const invoiceExpired = defineEvent<InvoiceNews>('invoice expired')

export interface InvoiceNews {
  readonly invoiceId: number
  readonly number: number
  /** What is paid for: `order:5`. */
  readonly ref: string
  /** Who said so; null where time alone did it. */
  readonly actorId: number | null
}

export interface RefundNews extends PaymentNews {
  readonly refundId: number
  /** The part: `order:5`, `plan:3`. */
  readonly ref: string
  readonly kopecks: number
  /** Nothing of the part is left. */
  readonly isWhole: boolean
  /** Of what had not gone back before, above 0 and up to 1. */
  readonly share: number
  readonly reason: string
}

export interface RefundPlan {
  readonly purpose: PaymentPurpose
  /** The part: `order:5`, `plan:3`. */
  readonly ref: string
  /** The state of the order that staff saw, where they named it. */
  readonly seenState: OrderState | undefined
}

export interface PaymentNews {
  readonly paymentId: number
  readonly purpose: PaymentPurpose
  /** Who paid. */
  readonly userId: number
}
