// Reads the state of a payment from the payment provider, and applies its end once: ledger, receipt, e-mail and events for other modules.
import type { PaymentPurpose } from '@sverka/contract/payments/payments.rules'
import { paymentCanceled, paymentSucceeded } from '../events.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { raiseAlarm } from './alarms.ts'
import { createProviderPayment, providerOfRow, readRequest } from './ask-provider.ts'
import { bookLedgerEntries, moneyAccount } from './ledger.ts'
import { receiptEmail } from './payments.emails.ts'
import { findPayment, lockPayment, type PaymentRow, setSettled } from './payments.sql.ts'
import type { ProviderPayment, ProviderState } from './provider.ts'
import { openReceipt } from './receipts.ts'

/** Of a payment or a refund. */
export const isOpen = ({ status }: { status: string }): boolean => status === 'created' || status === 'pending'

/** `settled`: the payment has ended; `open`: not yet; `distrusted`: the provider reports another sum or number, and an alarm was raised. */
export type Settlement = 'settled' | 'open' | 'distrusted'

/** Creates the payment at the provider if it is not there yet, otherwise reads and applies its state. Safe to repeat at any time. */
export async function settlePayment(services: Services, id: number): Promise<Settlement> {
  const row = await findPayment(services.db, id)
  if (!row || !isOpen(row)) return 'settled'
  if (row.provider_id === null) {
    await createProviderPayment(services, row)
    return 'open'
  }
  const reported = await providerOfRow(services, row).read(row.provider_id)
  if (!reported || reported.status === 'pending') return 'open'
  return services.db.transaction().execute((tx) => apply(tx, services, id, reported))
}

/** Ends the payment as the provider reports, unless the report does not match our request. */
async function apply(tx: Tx, services: Services, id: number, reported: ProviderPayment): Promise<Settlement> {
  const row = await lockPayment(tx, id)
  if (!row || !isOpen(row)) return 'settled'
  if (reported.kopecks !== row.amount_kopecks || reported.paymentId !== row.id || reported.id !== row.provider_id) {
    await distrust(tx, services, row, reported)
    return 'distrusted'
  }
  const status = reported.status === 'succeeded' ? 'succeeded' : 'canceled'
  await endPayment(tx, services, row, { status, reason: reported.cancelReason, receipt: reported.receipt, feeKopecks: reported.feeKopecks })
  return 'settled'
}

/** The end of a payment or a refund. */
export interface End {
  readonly status: 'succeeded' | 'canceled'
  /** The provider's reason for canceling it. */
  readonly reason: string | null
  /** State of its receipt; null if the provider does not mention one yet. */
  readonly receipt: ProviderState | null
  /** The provider's fee for a payment; null if it has not reported one. Absent for refunds. */
  readonly feeKopecks?: number | null
  /** Reason and member of staff, where staff ended it. */
  readonly manual?: { readonly reason: string; readonly staffId: number }
}

/** Ends an open payment with all its effects. The caller holds the lock of its row. */
export async function endPayment(tx: Tx, services: Services, row: PaymentRow, end: End): Promise<void> {
  await setSettled(tx, row.id, { ...end, at: services.clock.now() })
  const event = { paymentId: row.id, purpose: row.purpose as PaymentPurpose, userId: row.user_id }
  if (end.status === 'succeeded') {
    await bookPayment(tx, services, row, end.receipt)
    await services.announce(tx, paymentSucceeded, event)
  } else await services.announce(tx, paymentCanceled, event)
}

/** Books a succeeded payment in the ledger and sends the receipt to the payer. Money for several sellers has a receipt for each. */
async function bookPayment(tx: Tx, services: Services, row: PaymentRow, receipt: ProviderPayment['receipt']): Promise<void> {
  const { lines, parts, email, returnUrl, transfers } = readRequest(row)
  const at = services.clock.now()
  await bookLedgerEntries(tx, { event: `payment:${row.id}`, at, account: moneyAccount(row.provider, transfers !== undefined), parts })
  const whole = { payment: row, kind: 'payment', ref: 'payment', kopecks: row.amount_kopecks, lines, providerState: receipt } as const
  if (transfers === undefined) await openReceipt(tx, services, whole)
  for (const { ref, kopecks } of transfers ?? []) {
    await openReceipt(tx, services, { ...whole, ref, kopecks, lines: lines.filter((line) => line.ref === ref), providerState: null })
  }
  const isTest = row.provider === 'sandbox'
  await services.mail.send(tx, receiptEmail(email, { id: row.id, kopecks: row.amount_kopecks, at, lines, isTest, url: returnUrl }))
}

/** The provider reports another payment or sum than was requested: raises an alarm and records it, and leaves the payment open. */
async function distrust(tx: Tx, services: Services, row: PaymentRow, reported: ProviderPayment): Promise<void> {
  const details = { expected: row.amount_kopecks, told: reported.kopecks, told_payment: reported.paymentId }
  const subject = `payment:${row.id}`
  if (!(await raiseAlarm(tx, services, { kind: 'mismatch', subject, paymentId: row.id, details }))) return
  await recordAudit(tx, services.clock, {
    action: 'payments.mismatch',
    actorId: null,
    subject,
    details,
    clientIp: null,
  })
}
