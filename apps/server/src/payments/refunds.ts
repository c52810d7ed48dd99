// Refunds of a part of a payment: staff prepare one while the payment is locked, a job requests it from the payment provider, and its success is
// booked in the ledger and reported once.
import type { OrderState } from '@sverka/contract/orders/orders.rules'
import type { PaymentPurpose } from '@sverka/contract/payments/payments.rules'
import { paymentRefunded, refundPrepared } from '../events.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { raiseAlarm } from './alarms.ts'
import { providerOfRow, readRequest } from './ask-provider.ts'
import { distributeOverLines } from './distribute-over-lines.ts'
import { bookLedgerEntries, moneyAccount, type Part } from './ledger.ts'
import { refundEmail } from './payments.emails.ts'
import { findPayment, lockPayment, type PaymentRow } from './payments.sql.ts'
import { type ProviderRefund, ProviderRefused, type RefundRequest } from './provider.ts'
import { isClosed, openReceipt } from './receipts.ts'
import {
  findRefund,
  findRefundByKey,
  insertRefund,
  lockRefund,
  type RefundRow,
  setRefundOpened,
  setRefundSettled,
  sumRefunds,
  sumSucceeded,
} from './refunds.sql.ts'
import type { End } from './settle.ts'
import { refundJob } from './settle-job.ts'

export interface RequestedRefund {
  readonly paymentId: number
  /** The part of the payment: `order:5`, `plan:3`. */
  readonly ref: string
  /** Null: the whole rest of the part that is not refunded yet. */
  readonly kopecks: number | null
  readonly reason: string
  /** The state of the order that the caller saw, where the request names it. */
  readonly seenState?: OrderState | undefined
  /** Value of the header `Idempotency-Key`. */
  readonly key: string
  readonly staffId: number
  readonly clientIp: string | null
}

/**
 * Stores the refund and the job that requests it; both exist only if the transaction commits. Returns its number. For a key that was used before it
 * returns the number of that refund, or throws `idempotency_mismatch` if the request differs. Throws `not_found` for an unknown payment or part,
 * `payment_not_paid`, `refund_too_large`, and the refusals of listeners of `refundPrepared`.
 */
export async function prepareRefund(tx: Tx, services: Services, params: RequestedRefund): Promise<number> {
  const payment = (await lockPayment(tx, params.paymentId)) ?? refuse('not_found')
  const earlier = await findRefundByKey(tx, payment.id, params.key)
  if (earlier) {
    const isSame = earlier.ref === params.ref && earlier.reason === params.reason && (params.kopecks ?? earlier.kopecks) === earlier.kopecks
    return isSame ? earlier.id : refuse('idempotency_mismatch')
  }
  if (payment.status !== 'succeeded') refuse('payment_not_paid')
  const part = readRequest(payment).parts.find(({ ref }) => ref === params.ref) ?? refuse('not_found')
  const refundable = part.kopecks - ((await sumRefunds(tx, payment.id)).get(part.ref) ?? 0)
  const kopecks = params.kopecks ?? refundable
  if (kopecks > refundable || refundable === 0) refuseField('amount', 'refund_too_large')
  const purpose = payment.purpose as PaymentPurpose
  await services.announce(tx, refundPrepared, { purpose, ref: part.ref, seenState: params.seenState })
  const id = await insertRefund(tx, {
    payment_id: payment.id,
    ref: part.ref,
    account: part.account,
    amount_kopecks: kopecks,
    reason: params.reason,
    request_key: params.key,
    idempotence_key: services.ids.uuid(),
    request: JSON.stringify(await buildRequest(tx, payment, { part, kopecks, reason: params.reason })),
    created_by: params.staffId,
    created_at: services.clock.now(),
  })
  await services.jobs.send(tx, refundJob, { refundId: id, pause: 5 }, { after: 5 })
  const details = { refund: id, ref: part.ref, kopecks, reason: params.reason }
  const subject = `payment:${payment.id}`
  await recordAudit(tx, services.clock, { action: 'payments.refund', actorId: params.staffId, subject, details, clientIp: params.clientIp })
  return id
}

interface RefundedPart {
  readonly part: Part
  readonly kopecks: number
  readonly reason: string
}

/** The request to the provider; the id of the payment there is added when it is sent. */
async function buildRequest(tx: Tx, payment: PaymentRow, { part, kopecks, reason }: RefundedPart): Promise<Omit<RefundRequest, 'payment'>> {
  const { lines, email, isPrepaid, transfers } = readRequest(payment)
  const source = transfers?.find(({ ref }) => ref === part.ref)
  const partLines = lines.filter(({ ref }) => ref === part.ref)
  return {
    kopecks,
    description: reason,
    email,
    lines: distributeOverLines(partLines, kopecks),
    isPrepaid: isPrepaid && !(await isClosed(tx, payment.id, part.ref)),
    ...(source && { account: source.account }),
  }
}

/** Requests the refund from the provider or reads its state, and applies its end. Returns true once it has ended. Safe to repeat at any time. */
export async function settleRefund(services: Services, id: number): Promise<boolean> {
  const refund = await findRefund(services.db, id)
  if (!refund || hasEnded(refund)) return true
  const payment = await findPayment(services.db, refund.payment_id)
  if (!payment) return true
  try {
    const providerOutcome = await askRefund(services, { refund, payment })
    if (!providerOutcome || providerOutcome.status === 'pending') return false
    await services.db.transaction().execute((tx) => apply(tx, services, { id, payment, providerOutcome }))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const providerOutcome = { status: 'canceled' as const, cancelReason: error.message }
    await services.db.transaction().execute((tx) => apply(tx, services, { id, payment, providerOutcome }))
  }
  return true
}

const hasEnded = ({ status }: { status: string }): boolean => status === 'succeeded' || status === 'canceled'

/** Requests the refund, or reads it if it was requested before. Null if the provider does not have it. */
async function askRefund(services: Services, { refund, payment }: Refunded): Promise<ProviderRefund | null> {
  const provider = providerOfRow(services, payment)
  if (refund.provider_id !== null) return provider.readRefund(refund.provider_id)
  const request = refund.request as unknown as Omit<RefundRequest, 'payment'>
  const made = await provider.refund({ ...request, payment: payment.provider_id ?? '' }, refund.idempotence_key)
  await setRefundOpened(services.db, refund.id, made.id)
  return made
}

type ProviderOutcome = Pick<ProviderRefund, 'status' | 'cancelReason'> & Partial<Pick<ProviderRefund, 'kopecks' | 'receipt' | 'payment'>>

interface Ended {
  readonly id: number
  readonly payment: PaymentRow
  readonly providerOutcome: ProviderOutcome
}

/** Ends the refund as the provider reports. A success with another sum or payment only raises an alarm. */
async function apply(tx: Tx, services: Services, { id, payment, providerOutcome }: Ended): Promise<void> {
  // Locks the payment before the refund, as all code does: two refunds of it that end together come one after another.
  await lockPayment(tx, payment.id)
  const refund = await lockRefund(tx, id)
  if (!refund || hasEnded(refund)) return
  const alarm = { subject: `refund:${id}`, paymentId: payment.id }
  if (
    providerOutcome.status === 'succeeded' &&
    (providerOutcome.kopecks !== refund.amount_kopecks || providerOutcome.payment !== payment.provider_id)
  ) {
    const details = { expected: refund.amount_kopecks, told: providerOutcome.kopecks ?? null }
    await raiseAlarm(tx, services, { ...alarm, kind: 'mismatch', details })
    return
  }
  const status = providerOutcome.status === 'succeeded' ? 'succeeded' : 'canceled'
  await endRefund(
    tx,
    services,
    { refund, payment },
    { status, reason: providerOutcome.cancelReason, receipt: providerOutcome.receipt ?? null },
  )
  if (status === 'canceled') await raiseAlarm(tx, services, { ...alarm, kind: 'refund', details: { reason: providerOutcome.cancelReason } })
}

interface Refunded {
  readonly refund: RefundRow
  readonly payment: PaymentRow
}

/** Ends an open refund with all effects. The caller has locked the rows of the refund and its payment. */
export async function endRefund(tx: Tx, services: Services, refunded: Refunded, end: End): Promise<void> {
  await setRefundSettled(tx, refunded.refund.id, { ...end, at: services.clock.now() })
  if (end.status === 'succeeded') await bookRefund(tx, services, { ...refunded, receipt: end.receipt })
}

/** Books a succeeded refund in the ledger, sends the receipt to the payer, and announces it to other modules. */
async function bookRefund(
  tx: Tx,
  services: Services,
  { refund, payment, receipt }: Refunded & { receipt: ProviderRefund['receipt'] },
): Promise<void> {
  const at = services.clock.now()
  const kopecks = refund.amount_kopecks
  const { parts, returnUrl, transfers } = readRequest(payment)
  const account = moneyAccount(payment.provider, transfers !== undefined)
  await bookLedgerEntries(tx, { event: `refund:${refund.id}`, at, account, parts: [{ account: refund.account, kopecks: -kopecks }] })
  const { lines, email } = refund.request as unknown as RefundRequest
  await openReceipt(tx, services, { payment, kind: 'refund', ref: `refund:${refund.id}`, kopecks, lines, providerState: receipt })
  const isTest = payment.provider === 'sandbox'
  const content = { id: refund.id, paymentId: payment.id, kopecks, at, lines, isTest, url: returnUrl, reason: refund.reason }
  await services.mail.send(tx, refundEmail(email, content))
  const refundedSum = await sumSucceeded(tx, payment.id, refund.ref)
  const partSum = parts.find(({ ref }) => ref === refund.ref)?.kopecks ?? refundedSum
  await services.announce(tx, paymentRefunded, {
    paymentId: payment.id,
    purpose: payment.purpose as PaymentPurpose,
    userId: payment.user_id,
    refundId: refund.id,
    ref: refund.ref,
    kopecks,
    isFullyRefunded: refundedSum === partSum,
    // This refund divided by the sum of the part that was not refunded before it: above 0, at most 1.
    share: kopecks / (partSum - refundedSum + kopecks),
    reason: refund.reason,
  })
}
