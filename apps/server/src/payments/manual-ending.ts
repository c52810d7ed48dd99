// Lets staff end a payment or refund that the payment provider leaves open, for example because it does not answer. Later reports of the provider
// are only compared with the stored end: a difference raises an alarm.
import { endableAlarms, type ManualOutcome } from '@sverka/contract/payments/payments.rules'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { closeAlarmsAbout, hasAlarmAbout } from './alarms.sql.ts'
import { raiseAlarm } from './alarms.ts'
import { providerOfRow } from './ask-provider.ts'
import { findPayment, lockPayment, type PaymentRow } from './payments.sql.ts'
import type { ProviderPayment, ProviderRefund } from './provider.ts'
import { findRefund, lockRefund } from './refunds.sql.ts'
import { endRefund } from './refunds.ts'
import { type End, endPayment, isOpen } from './settle.ts'

export interface ManualEnding {
  /** Number of the payment or the refund. */
  readonly id: number
  readonly outcome: ManualOutcome
  /** Why staff end it, in their own words. */
  readonly reason: string
  readonly staffId: number
  readonly clientIp: string | null
}

/**
 * Ends an open payment with all effects of its outcome. Throws `not_found`, `payment_settled` if it has ended, `end_too_early` if no alarm that
 * allows it was raised, and the field error `never_opened` for the outcome `succeeded` of a payment that was never created at the provider.
 */
export async function endPaymentManually(tx: Tx, services: Services, request: ManualEnding): Promise<void> {
  const row = (await lockPayment(tx, request.id)) ?? refuse('not_found')
  if (!isOpen(row)) refuse('payment_settled')
  const subject = `payment:${row.id}`
  await requireAlarm(tx, subject)
  if (request.outcome === 'succeeded' && row.provider_id === null) refuseField('outcome', 'never_opened')
  await endPayment(tx, services, row, toEnd(request))
  await recordEnd(tx, services, { ending: request, subject, kopecks: row.amount_kopecks })
}

/** The same for a refund. Throws `not_found`, `refund_settled` and `end_too_early`. Returns the number of its payment. */
export async function endRefundManually(tx: Tx, services: Services, request: ManualEnding): Promise<number> {
  const unlocked = (await findRefund(tx, request.id)) ?? refuse('not_found')
  // Locks the payment before the refund, as all code does, so that no two transactions wait for each other.
  const payment = (await lockPayment(tx, unlocked.payment_id)) ?? refuse('not_found')
  const refund = (await lockRefund(tx, request.id)) ?? refuse('not_found')
  if (!isOpen(refund)) refuse('refund_settled')
  const subject = `refund:${refund.id}`
  await requireAlarm(tx, subject)
  await endRefund(tx, services, { refund, payment }, toEnd(request))
  await recordEnd(tx, services, { ending: request, subject, kopecks: refund.amount_kopecks })
  return payment.id
}

const toEnd = ({ outcome, reason, staffId }: ManualEnding): End => ({
  status: outcome,
  reason: null,
  receipt: null,
  manual: { reason, staffId },
})

async function requireAlarm(tx: Tx, subject: string): Promise<void> {
  if (!(await hasAlarmAbout(tx, subject, endableAlarms))) refuse('end_too_early')
}

interface RecordedEnding {
  readonly ending: ManualEnding
  readonly subject: string
  readonly kopecks: number
}

/** Records the ending in the audit log and closes the alarms that it resolves. */
async function recordEnd(tx: Tx, { clock }: Pick<Services, 'clock'>, { ending, subject, kopecks }: RecordedEnding): Promise<void> {
  const { staffId, reason, outcome, clientIp } = ending
  await closeAlarmsAbout(tx, { subject, kinds: endableAlarms }, { closed_at: clock.now(), closed_by: staffId, note: reason })
  const details = { outcome, reason, kopecks }
  await recordAudit(tx, clock, { action: 'payments.ended_by_hand', actorId: staffId, subject, details, clientIp })
}

/**
 * Requests the state of an ended payment from the provider, whether the provider or staff ended it; does nothing for an open payment. A
 * different state or sum raises an alarm and leaves the payment as it is.
 */
export async function comparePayment(services: Services, id: number): Promise<void> {
  const row = await findPayment(services.db, id)
  if (!row || isOpen(row) || row.provider_id === null) return
  const provided = await providerOfRow(services, row).read(row.provider_id)
  await compare(services, { row, kind: 'payment', payment: row.id }, provided)
}

/** The same for a refund. */
export async function compareRefund(services: Services, id: number): Promise<void> {
  const row = await findRefund(services.db, id)
  if (!row || isOpen(row) || row.provider_id === null) return
  const payment = await findPayment(services.db, row.payment_id)
  if (!payment) return
  const provided = await providerOfRow(services, payment).readRefund(row.provider_id)
  await compare(services, { row, kind: 'refund', payment: payment.id }, provided)
}

interface Compared {
  readonly row: Pick<PaymentRow, 'id' | 'status' | 'amount_kopecks'>
  readonly kind: 'payment' | 'refund'
  /** Number of the payment, also of a refund's. */
  readonly payment: number
}

type ProviderOutcome = Pick<ProviderPayment | ProviderRefund, 'status' | 'kopecks'>

async function compare(services: Services, { row, kind, payment }: Compared, provided: ProviderOutcome | null): Promise<void> {
  // A payment or refund that the provider does not have counts as canceled there.
  const { status, kopecks } = provided ?? { status: 'canceled', kopecks: null }
  if (status === 'pending') return
  const ours = row.amount_kopecks
  const isSame = status === row.status && (status === 'canceled' || kopecks === ours)
  if (isSame) return
  const what = status === row.status ? `${kind}_sum` : `${kind}_ended_otherwise`
  const details = { what, theirs: status === 'succeeded' ? kopecks : null, ours: row.status === 'succeeded' ? ours : null }
  const alarm = { kind: 'difference', subject: `${kind}:${row.id}`, paymentId: payment, details } as const
  await services.db.transaction().execute((tx) => raiseAlarm(tx, services, alarm))
}
