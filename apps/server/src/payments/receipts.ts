// Receipts by 54-ФЗ: each has its own state and is polled until it is registered; one that fails raises an alarm.
import type { ReceiptKind } from '@sverka/contract/payments/payments.rules'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { Services } from '../platform/services.ts'
import { raiseAlarm } from './alarms.ts'
import { providerOfRow, readRequest } from './ask-provider.ts'
import { distributeOverLines } from './distribute-over-lines.ts'
import { closingEmail } from './payments.emails.ts'
import { findPayment, lockPayment, type PaymentRow } from './payments.sql.ts'
import { type Provider, ProviderRefused, type ProviderState, type ReceiptLine, type ReceiptRequest } from './provider.ts'
import { findReceipt, hasReceipt, insertReceipt, type ReceiptRow, setReceiptOpened, setReceiptSettled } from './receipts.sql.ts'
import { findRefund, sumSucceeded } from './refunds.sql.ts'
import { receiptJob } from './settle-job.ts'

/** Age at which a receipt that is not registered raises an alarm. */
const ALARM_MS = 15 * 60_000

interface NewReceipt {
  readonly payment: PaymentRow
  readonly kind: ReceiptKind
  /** What it is for: `payment`, `refund:3`, `order:5`. */
  readonly ref: string
  readonly kopecks: number
  readonly lines: readonly ReceiptLine[]
  /** State that the provider reported together with its payment or refund. */
  readonly providerState: ProviderState | null
}

/** The account of the seller in whose name the receipt of this part is; null if it is in the name of the site's owner. */
const findAccount = (payment: PaymentRow, ref: string): string | null =>
  readRequest(payment).transfers?.find((transfer) => transfer.ref === ref)?.account ?? null

/** Whether it is requested separately; otherwise it is part of the request for the payment or refund. */
const isSeparate = (kind: string, payment: PaymentRow): boolean => kind === 'closing' || readRequest(payment).transfers !== undefined

/** Stores the receipt and the job that polls it. True if it is new. Safe to repeat. */
export async function openReceipt(tx: Tx, services: Services, receipt: NewReceipt): Promise<boolean> {
  const { payment, kind, ref, kopecks, lines, providerState } = receipt
  const at = services.clock.now()
  const isOwnRequest = isSeparate(kind, payment)
  const isDone = providerState === 'succeeded' && !isOwnRequest
  const id = await insertReceipt(tx, {
    payment_id: payment.id,
    kind,
    ref,
    idempotence_key: services.ids.uuid(),
    request: JSON.stringify({ kopecks, lines }),
    status: isDone ? 'succeeded' : isOwnRequest ? 'created' : 'pending',
    created_at: at,
    settled_at: isDone ? at : null,
  })
  if (id === null) return false
  if (!isDone) await services.jobs.send(tx, receiptJob, { receiptId: id, pause: 1 })
  return true
}

/** Whether this prepaid part has been handed over. */
export const isClosed = (db: Reader, paymentId: number, ref: string): Promise<boolean> => hasReceipt(db, paymentId, 'closing', ref)

/** At the handover of goods, makes the receipt that closes their prepayment, without what was refunded. Safe to repeat. */
export async function closePart(tx: Tx, services: Services, { paymentId, ref }: { paymentId: number; ref: string }): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.status !== 'succeeded') return
  const { parts, lines, email, returnUrl } = readRequest(payment)
  const paid = parts.find((part) => part.ref === ref)?.kopecks ?? 0
  const kopecks = paid - (await sumSucceeded(tx, paymentId, ref))
  if (kopecks <= 0) return
  const ofPart = lines.filter((line) => line.ref === ref)
  const shared = distributeOverLines(ofPart, kopecks)
  if (!(await openReceipt(tx, services, { payment, kind: 'closing', ref, kopecks, lines: shared, providerState: null }))) return
  const isTest = payment.provider === 'sandbox'
  const shown = { id: payment.id, kopecks, at: services.clock.now(), lines: shared, isTest, url: returnUrl }
  await services.mail.send(tx, closingEmail(email, shown))
}

/** Asks the provider how the receipt stands. True once it has ended. Safe to call at any time and to repeat. */
export async function settleReceipt(services: Services, id: number): Promise<boolean> {
  const receipt = await findReceipt(services.db, id)
  if (!receipt || receipt.settled_at !== null) return true
  const payment = await findPayment(services.db, receipt.payment_id)
  if (!payment) return true
  const state = await stateAtProvider(services, receipt, payment)
  const isLate = services.clock.now().getTime() - receipt.created_at.getTime() > ALARM_MS
  if (state === 'pending' && !isLate) return false
  await services.db.transaction().execute((tx) => apply(tx, services, receipt, state))
  return state !== 'pending'
}

/** A provider that does not answer counts as «pending». */
async function stateAtProvider(services: Services, receipt: ReceiptRow, payment: PaymentRow): Promise<ProviderState> {
  try {
    return (await askReceipt(services, providerOfRow(services, payment), { receipt, payment })) ?? 'pending'
  } catch (error) {
    services.log.warn({ err: error, receiptId: receipt.id }, 'a receipt could not be looked at')
    return error instanceof ProviderRefused ? 'canceled' : 'pending'
  }
}

interface ReceiptWithPayment {
  readonly receipt: ReceiptRow
  readonly payment: PaymentRow
}

/** Makes the receipt or reads its state. Null if the provider does not say. */
async function askReceipt(services: Services, provider: Provider, { receipt, payment }: ReceiptWithPayment): Promise<ProviderState | null> {
  const atProvider = payment.provider_id ?? ''
  const refund = receipt.kind === 'refund' ? await findRefund(services.db, Number(receipt.ref.split(':')[1])) : undefined
  if (!isSeparate(receipt.kind, payment)) {
    const carrier = receipt.kind === 'payment' ? await provider.read(atProvider) : await provider.readRefund(refund?.provider_id ?? '')
    return carrier?.receipt ?? null
  }
  if (receipt.provider_id !== null) return (await provider.readReceipt(receipt.provider_id))?.status ?? null
  const { kopecks, lines } = receipt.request as unknown as Pick<ReceiptRequest, 'kopecks' | 'lines'>
  const { email, isPrepaid } = readRequest(payment)
  const made = await provider.makeReceipt(
    {
      kind: receipt.kind as ReceiptKind,
      payment: atProvider,
      refund: refund?.provider_id ?? null,
      account: findAccount(payment, refund?.ref ?? receipt.ref),
      isPrepaid: refund ? (refund.request as unknown as { isPrepaid: boolean }).isPrepaid : isPrepaid,
      kopecks,
      lines,
      email,
    },
    receipt.idempotence_key,
  )
  await setReceiptOpened(services.db, receipt.id, made.id)
  return made.status
}

/** Stores a final state; raises an alarm for one that failed or is still pending after `ALARM_MS`. */
async function apply(tx: Tx, services: Services, receipt: ReceiptRow, state: ProviderState): Promise<void> {
  const at = services.clock.now()
  if (state !== 'pending' && !(await setReceiptSettled(tx, receipt.id, { status: state, at }))) return
  if (state === 'succeeded') return
  const details = { kind: receipt.kind, ref: receipt.ref, state }
  await raiseAlarm(tx, services, { kind: 'receipt', subject: `receipt:${receipt.id}`, paymentId: receipt.payment_id, details })
}
