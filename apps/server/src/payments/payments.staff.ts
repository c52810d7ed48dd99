// The back office of payments: lists for staff, refunds, closing of alarms, the ledger, and the comparison of a day with the provider. Every change
// is recorded in the audit log.

import { readableName } from '@sverka/contract/company/names'
import { readKopecks } from '@sverka/contract/money.rules'
import type { AlarmKind, ReceiptKind, StoredPaymentState } from '@sverka/contract/payments/payments.rules'
import type { PaymentAlarm, StaffPayment, StaffPaymentDetails } from '@sverka/contract/payments/payments.staff'
import { recordAudit } from '../platform/audit/audit.ts'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { type AlarmFilter, type AlarmRow, closeAlarm, countAlarms, listAlarms } from './alarms.sql.ts'
import { readRequest } from './ask-provider.ts'
import { listAccountNames, listBalances, listUnbalanced } from './ledger.sql.ts'
import { listObjectNotifications } from './notification.sql.ts'
import {
  countPayments,
  listEventEntries,
  listPaymentReceipts,
  listPaymentRefunds,
  listPaymentRows,
  type PaymentFilter,
  type StaffPaymentRow,
} from './payments.staff.sql.ts'
import { waitForProvider } from './provider-timeout.ts'
import { listDays } from './reconcile.sql.ts'
import { type Compared, reconcileDay } from './reconcile.ts'
import { prepareRefund, type RequestedRefund, settleRefund } from './refunds.ts'

interface PageRequest {
  readonly page?: number
  readonly page_size?: number
}

const toLimits = ({ page = 1, page_size = 20 }: PageRequest) => ({ limit: page_size, offset: (page - 1) * page_size })
const toPage = ({ page = 1, page_size = 20 }: PageRequest) => ({ page, page_size })
const rubles = (kopecks: number): number => kopecks / 100

function present(row: StaffPaymentRow): StaffPayment {
  const { parts, description } = readRequest(row)
  const refundedByPart = new Map(row.gone.map(({ ref, kopecks }) => [ref, kopecks]))
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    user: { id: row.userId, full_name: row.fullName, email: row.email },
    purpose: row.purpose as StaffPayment['purpose'],
    description,
    amount: rubles(row.kopecks),
    refunded: rubles([...refundedByPart.values()].reduce((sum, kopecks) => sum + kopecks, 0)),
    status: row.status as StoredPaymentState,
    provider: row.provider,
    provider_id: row.providerId,
    cancel_reason: row.cancelReason,
    hand_reason: row.handReason,
    may_end: row.mayEnd,
    parts: parts.map(({ ref, account, kopecks }) => ({
      ref,
      account,
      amount: rubles(kopecks),
      refunded: rubles(refundedByPart.get(ref) ?? 0),
    })),
    alarms: row.alarms,
  }
}

const presentAlarm = (row: AlarmRow): PaymentAlarm => ({
  id: row.id,
  kind: row.kind as AlarmKind,
  subject: row.subject,
  payment: row.paymentId,
  details: row.details as PaymentAlarm['details'],
  raised_at: row.raisedAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
  note: row.note,
})

const presentRefund = (refund: Awaited<ReturnType<typeof listPaymentRefunds>>[number]): StaffPaymentDetails['refunds'][number] => ({
  id: refund.id,
  ref: refund.ref,
  amount: rubles(refund.kopecks),
  reason: refund.reason,
  status: refund.status as StoredPaymentState,
  cancel_reason: refund.cancelReason,
  hand_reason: refund.handReason,
  may_end: refund.mayEnd,
  created_at: refund.createdAt.toISOString(),
  settled_at: refund.settledAt?.toISOString() ?? null,
  by: refund.by,
})

export async function readStaffPaymentsPage(db: Reader, query: PageRequest & PaymentFilter) {
  const rows = await listPaymentRows(db, query, toLimits(query))
  return { count: await countPayments(db, query), ...toPage(query), result: rows.map(present) }
}

// Limits of the lists on the page of a payment; above any real number of rows.
const ALARMS_MAX = 100
const NOTIFICATIONS_MAX = 200

/** The page of a payment, with its refunds, receipts, ledger entries, notifications and open alarms. Throws `not_found`. */
export async function readStaffPayment(db: Reader, id: number): Promise<StaffPaymentDetails> {
  const [row] = await listPaymentRows(db, { id }, { limit: 1, offset: 0 })
  if (!row) refuse('not_found')
  const refunds = await listPaymentRefunds(db, id)
  const objects = [row.providerId, ...refunds.map(({ providerId }) => providerId)].flatMap((providerId) => providerId ?? [])
  const receipts = await listPaymentReceipts(db, id)
  const entries = await listEventEntries(db, [`payment:${id}`, ...refunds.map((refund) => `refund:${refund.id}`)])
  const notifications = objects.length === 0 ? [] : await listObjectNotifications(db, row.provider, objects, NOTIFICATIONS_MAX)
  const alarms = await listAlarms(db, { isClosed: false, paymentId: id }, { limit: ALARMS_MAX, offset: 0 })
  const payment = present(row)
  const names = await listAccountNames(
    db,
    [...payment.parts, ...entries].map(({ account }) => account),
  )
  return {
    ...payment,
    account_names: Object.fromEntries(names.map(({ account, name }) => [account, readableName(name)])),
    refunds: refunds.map(presentRefund),
    receipts: receipts.map(({ id: number, kind, ref, status, createdAt, settledAt }) => ({
      id: number,
      kind: kind as ReceiptKind,
      ref,
      status: status as StoredPaymentState,
      created_at: createdAt.toISOString(),
      settled_at: settledAt?.toISOString() ?? null,
    })),
    entries: entries.map(({ event, happenedAt, account, kopecks }) => ({
      happened_at: happenedAt.toISOString(),
      event,
      account,
      amount: rubles(kopecks),
    })),
    notifications: notifications.map(({ event, receivedAt, workedAt, copies, outcome }) => ({
      event,
      received_at: receivedAt.toISOString(),
      worked_at: workedAt?.toISOString() ?? null,
      copies,
      outcome,
    })),
    open_alarms: alarms.map(presentAlarm),
  }
}

/** A JSON number of rubles as whole kopecks. Throws `amount_not_money` for fractions of a kopeck. */
const toKopecks = (amount: number): number => readKopecks(amount) ?? refuseField('amount', 'amount_not_money')

interface StaffRefund extends Omit<RequestedRefund, 'kopecks' | 'key'> {
  /** In rubles; if undefined, the whole rest of the part that is not refunded yet. */
  readonly amount: number | undefined
  /** Value of the header `Idempotency-Key`; without one every request is a new refund. */
  readonly key: string | null
}

/** Longest accepted `Idempotency-Key`, in characters. */
const KEY_MAX = 200

/**
 * Prepares the refund and requests it from the provider; if the provider does not answer, a job requests it again. Throws `key_too_long`,
 * `amount_not_money`, and what `prepareRefund` throws.
 */
export async function refundByStaff(services: Services, { amount, key, ...request }: StaffRefund): Promise<StaffPaymentDetails> {
  if (key !== null && key.length > KEY_MAX) refuseField('Idempotency-Key', 'key_too_long')
  const refund = { ...request, kopecks: amount === undefined ? null : toKopecks(amount), key: key ?? services.ids.uuid() }
  const id = await services.db.transaction().execute((tx) => prepareRefund(tx, services, refund))
  try {
    await waitForProvider(services, settleRefund(services, id))
  } catch (error) {
    services.log.warn({ err: error, refundId: id }, 'the provider was not heard of a refund; it is asked again')
  }
  return readStaffPayment(readOnly(services.db), request.paymentId)
}

/** One page of alarms, newest first; open ones by default. */
export async function readAlarmsPage(db: Reader, query: PageRequest & { closed?: boolean; kind?: AlarmKind }) {
  const filter: AlarmFilter = { isClosed: query.closed ?? false, ...(query.kind ? { kind: query.kind } : {}) }
  const rows = await listAlarms(db, filter, toLimits(query))
  return { count: await countAlarms(db, filter), ...toPage(query), result: rows.map(presentAlarm) }
}

interface Closing {
  readonly id: number
  readonly note: string
  readonly staffId: number
  readonly clientIp: string | null
}

/** Throws `not_found`, and `conflict` where a colleague has closed it before. */
export async function closeAlarmByStaff(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { id, note, staffId, clientIp }: Closing,
): Promise<void> {
  const isClosed = (await closeAlarm(tx, id, { closed_at: clock.now(), closed_by: staffId, note: note.trim() })) ?? refuse('not_found')
  if (!isClosed) refuse('conflict')
  await recordAudit(tx, clock, { action: 'payments.alarm_closed', actorId: staffId, subject: `payment_alarm:${id}`, clientIp })
}

/** The latest comparisons with a provider that staff see; there is one for each day and provider. */
const DAYS_SHOWN = 30

/** Balances of all accounts in rubles, whether they sum to zero, and the latest comparisons with the provider. */
export async function readLedger(db: Reader) {
  const balances = await listBalances(db)
  const sum = balances.reduce((total, { kopecks }) => total + BigInt(kopecks), 0n)
  const days = await listDays(db, DAYS_SHOWN)
  return {
    is_balanced: sum === 0n && (await listUnbalanced(db)).length === 0,
    accounts: balances.map(({ account, name, kopecks, entries }) => ({
      account,
      name: name && readableName(name),
      balance: rubles(Number(kopecks)),
      entries,
    })),
    reconciliations: days.map(({ doneAt, ...day }) => ({ ...day, done_at: doneAt.toISOString() })),
  }
}

/** Compares the Moscow day, YYYY-MM-DD, with the provider now, and records who requested it. Throws `date_impossible` for a day in the future. */
export async function reconcileRequestedDay(
  services: Services,
  day: string,
  { staffId, clientIp }: { staffId: number; clientIp: string | null },
): Promise<Compared> {
  if (day > moscowDay(services.clock.now())) refuseField('day', 'date_impossible')
  const compared = await reconcileDay(services, day)
  const entry = { action: 'payments.reconciled', actorId: staffId, subject: `day:${day}`, details: { ...compared }, clientIp }
  await services.db.transaction().execute((tx) => recordAudit(tx, services.clock, entry))
  return compared
}
