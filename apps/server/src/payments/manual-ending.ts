// Staff end a payment or refund that the provider leaves open. What the provider reports later is only compared with it: a difference raises an alarm.
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
  readonly reason: string
  readonly staffId: number
  readonly clientIp: string | null
}

/**
 * Throws `not_found`, `payment_settled`, `end_too_early` where no alarm was raised, and the field error `never_opened` for the outcome
 * `succeeded` of a payment that the provider never opened.
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

/** Throws `not_found`, `refund_settled`, and `end_too_early` where no alarm was raised. Returns the number of the payment. */
export async function endRefundManually(tx: Tx, services: Services, request: ManualEnding): Promise<number> {
  const known = (await findRefund(tx, request.id)) ?? refuse('not_found')
  // Locks the payment before the refund, as all code does, so that no two transactions wait for each other.
  const payment = (await lockPayment(tx, known.payment_id)) ?? refuse('not_found')
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

/** Writes the audit log of staff and closes the alarms that this settles. */
async function recordEnd(tx: Tx, { clock }: Pick<Services, 'clock'>, { ending: asked, subject, kopecks }: RecordedEnding): Promise<void> {
  const { staffId, reason, outcome, clientIp } = asked
  await closeAlarmsAbout(tx, { subject, kinds: endableAlarms }, { closed_at: clock.now(), closed_by: staffId, note: reason })
  const details = { outcome, reason, kopecks }
  await recordAudit(tx, clock, { action: 'payments.ended_by_hand', actorId: staffId, subject, details, clientIp })
}

/**
 * Asks the provider about a payment that has ended, whoever ended it; does nothing for an open one. A different answer raises an alarm and
 * leaves the payment as it is.
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
  readonly payment: number
}

type ProviderOutcome = Pick<ProviderPayment | ProviderRefund, 'status' | 'kopecks'>

async function compare(services: Services, { row, kind, payment }: Compared, provided: ProviderOutcome | null): Promise<void> {
  // A payment that the provider does not know counts as canceled there.
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
