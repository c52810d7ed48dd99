// Electronic receipts, which the law on cash registers (54-ФЗ) demands for every payment and refund. Each is polled until the tax service has
// registered it; one that fails or takes too long raises an alarm.
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

/** Age at which a receipt that is not registered raises an alarm: 15 minutes. */
const ALARM_MS = 15 * 60_000

interface NewReceipt {
  readonly payment: PaymentRow
  readonly kind: ReceiptKind
  /** What the receipt is for: `payment` for a whole payment, `refund:3`, or `order:5` for a part of a payment. */
  readonly ref: string
  readonly kopecks: number
  readonly lines: readonly ReceiptLine[]
  /** State of the receipt that the provider reported together with the payment or refund; null if it reported none. */
  readonly providerState: ProviderState | null
}

/** The account at the provider of the seller who receives this part of the payment; null if the site's owner does. */
const findAccount = (payment: PaymentRow, ref: string): string | null =>
  readRequest(payment).transfers?.find((transfer) => transfer.ref === ref)?.account ?? null

/** Whether the receipt is requested separately; otherwise the request for the payment or refund contains it. */
const isSeparate = (kind: string, payment: PaymentRow): boolean => kind === 'closing' || readRequest(payment).transfers !== undefined

/** Stores the receipt and the job that polls it. Safe to repeat: returns false if the payment has this receipt already. */
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

/** Whether the goods of this prepaid part were delivered, which a receipt of the kind `closing` records. */
export const isClosed = (db: Reader, paymentId: number, ref: string): Promise<boolean> => hasReceipt(db, paymentId, 'closing', ref)

/** When goods are delivered, creates the receipt that settles their prepayment less refunds, and e-mails it. Safe to repeat. */
export async function closePart(tx: Tx, services: Services, { paymentId, ref }: { paymentId: number; ref: string }): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (payment?.status !== 'succeeded') return
  const { parts, lines, email, returnUrl } = readRequest(payment)
  const paid = parts.find((part) => part.ref === ref)?.kopecks ?? 0
  const kopecks = paid - (await sumSucceeded(tx, paymentId, ref))
  if (kopecks <= 0) return
  const partLines = lines.filter((line) => line.ref === ref)
  const remaining = distributeOverLines(partLines, kopecks)
  if (!(await openReceipt(tx, services, { payment, kind: 'closing', ref, kopecks, lines: remaining, providerState: null }))) return
  const isTest = payment.provider === 'sandbox'
  const content = { id: payment.id, kopecks, at: services.clock.now(), lines: remaining, isTest, url: returnUrl }
  await services.mail.send(tx, closingEmail(email, content))
}

/** Requests the receipt from the provider or reads its state. Returns true once it has ended. Safe to repeat at any time. */
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

/** State at the provider: `pending` if it does not answer, `canceled` if it refuses the receipt. */
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

/** Requests a separate receipt, or reads the state of any. Null if the provider does not report it. */
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

/** Stores a final state. Raises an alarm for a receipt that failed or is still pending after `ALARM_MS`. */
async function apply(tx: Tx, services: Services, receipt: ReceiptRow, state: ProviderState): Promise<void> {
  const at = services.clock.now()
  if (state !== 'pending' && !(await setReceiptSettled(tx, receipt.id, { status: state, at }))) return
  if (state === 'succeeded') return
  const details = { kind: receipt.kind, ref: receipt.ref, state }
  await raiseAlarm(tx, services, { kind: 'receipt', subject: `receipt:${receipt.id}`, paymentId: receipt.payment_id, details })
}
