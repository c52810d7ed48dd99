// The HTTP operations of payments: a seller's money, the page of the sandbox (the test provider), notifications of YooKassa, and staff's work.

import { getSandboxPayment, notifyYookassa, paySandboxPayment } from '@sverka/contract/payments/payments'
import {
  closePaymentAlarm,
  endStaffPayment,
  endStaffRefund,
  getLedger,
  getStaffPayment,
  listPaymentAlarms,
  listSellers,
  listStaffPayments,
  reconcilePayments,
  refundPayment,
  setSellerAccount,
} from '@sverka/contract/payments/payments.staff'
import { exportSellerMoney, listSellerAccounts, showSellerMoney } from '@sverka/contract/payments/seller-money'
import { startTestPayment } from '@sverka/contract/payments/test-payment'
import { requireMember } from '../platform/auth/session.ts'
import { refuse } from '../platform/errors.ts'
import { type BoundRoute, HttpResponse, reads, withOwnTransactions, writes } from '../platform/http/binding.ts'
import { isAmong } from '../platform/http/network.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { getProvider } from './ask-provider.ts'
import { endPaymentManually, endRefundManually, type ManualEnding } from './manual-ending.ts'
import type { MoneyTable } from './money-table.ts'
import { receiveNotification, recordForged } from './notification.ts'
import { findPaymentOfProvider } from './payments.sql.ts'
import {
  closeAlarmByStaff,
  readAlarmsPage,
  readLedger,
  readStaffPayment,
  readStaffPaymentsPage,
  reconcileRequestedDay,
  refundByStaff,
} from './payments.staff.ts'
import { ProviderSilent } from './provider.ts'
import { finishSandboxPayment, readSandboxPayment } from './sandbox.ts'
import { readSellersPage, setAccount } from './seller-accounts.ts'
import { moneyFile, readSellerAccounts, readSellerMoney } from './seller-money.ts'
import { settlePayment } from './settle.ts'
import { startTest } from './test-payment.ts'

/** Throws `not_found` if a real payment provider is configured: then there is no sandbox page. */
function requireSandbox(services: Services): void {
  if (getProvider(services).name !== 'sandbox') refuse('not_found')
}

const MONEY_TYPES = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', csv: 'text/csv; charset=utf-8' } as const

export const paymentsRoutes = (services: Services, printer: FilePrinter<MoneyTable>): readonly BoundRoute[] => [
  reads(listSellerAccounts, ({ db, caller }) => readSellerAccounts(db, services, requireMember(caller))),
  reads(showSellerMoney, ({ db, clock, caller, params, query }) =>
    readSellerMoney(db, clock, requireMember(caller), { companyId: params.id, query }),
  ),
  reads(exportSellerMoney, async ({ db, caller, params, query }) => {
    const content = await moneyFile(db, printer, requireMember(caller), { companyId: params.id, query })
    const [type, name] = [MONEY_TYPES[query.format], `money-${params.id}${query.period ? `-${query.period}` : ''}.${query.format}`]
    return new HttpResponse<Uint8Array>(200, content, { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` })
  }),
  reads(getSandboxPayment, async ({ db, params }) => {
    requireSandbox(services)
    return new HttpResponse(200, await readSandboxPayment(db, params.slug), { 'cache-control': 'no-store' })
  }),
  withOwnTransactions(paySandboxPayment, async ({ db, params, body }) => {
    requireSandbox(services)
    await db.transaction().execute((tx) => finishSandboxPayment(tx, params.slug, { card: body.card_number, outcome: body.outcome }))
    // Settles the payment at once, as a provider's notification would. Without it the polling job would find the end, but later.
    const ours = await findPaymentOfProvider(db, 'sandbox', params.slug)
    if (ours) await settlePayment(services, ours.id)
    return db.transaction().execute((tx) => readSandboxPayment(tx, params.slug))
  }),
  // Accepted from the configured addresses of YooKassa only. A forged notification gets the answer of an unknown URL.
  withOwnTransactions(notifyYookassa, async ({ clientIp, body }) => {
    if (getProvider(services).name !== 'yookassa') refuse('not_found')
    if (clientIp === null || !isAmong(clientIp, services.config.YOOKASSA_SENDERS)) {
      await recordForged(services, clientIp)
      refuse('not_found')
    }
    await receiveNotification(services, body, clientIp)
    return { taken: true }
  }),
  ...staffPayments(services),
]

/** Value of the header `Idempotency-Key`; null if it is absent or empty. */
const readIdempotenceKey = (headers: Readonly<Record<string, string | string[] | undefined>>): string | null =>
  [headers['idempotency-key']].flat()[0] || null

const toManualEnding = (
  id: number,
  { outcome, reason }: Pick<ManualEnding, 'outcome' | 'reason'>,
  by: Pick<ManualEnding, 'staffId' | 'clientIp'>,
): ManualEnding => ({ id, outcome, reason: reason.trim(), ...by })

const staffPayments = (services: Services): readonly BoundRoute[] => [
  reads(listStaffPayments, ({ db, query }) => readStaffPaymentsPage(db, query)),
  reads(getStaffPayment, ({ db, params }) => readStaffPayment(db, params.id)),
  withOwnTransactions(refundPayment, async ({ caller, params, body, headers, clientIp }) => {
    const { ref, amount, reason, order_status: seenState } = body
    const asked = { paymentId: params.id, ref, amount, seenState, reason: reason.trim(), staffId: requireMember(caller).userId, clientIp }
    return new HttpResponse(201, await refundByStaff(services, { ...asked, key: readIdempotenceKey(headers) }))
  }),
  writes(endStaffPayment, async ({ tx, caller, params, body, clientIp }) => {
    await endPaymentManually(tx, services, toManualEnding(params.id, body, { staffId: requireMember(caller).userId, clientIp }))
    return readStaffPayment(tx, params.id)
  }),
  writes(endStaffRefund, async ({ tx, caller, params, body, clientIp }) => {
    const end = toManualEnding(params.id, body, { staffId: requireMember(caller).userId, clientIp })
    return readStaffPayment(tx, await endRefundManually(tx, services, end))
  }),
  reads(listPaymentAlarms, ({ db, query }) => readAlarmsPage(db, query)),
  writes(closePaymentAlarm, async ({ tx, caller, params, body, clientIp }) => {
    await closeAlarmByStaff(tx, services, { id: params.id, note: body.note, staffId: requireMember(caller).userId, clientIp })
    return undefined
  }),
  reads(listSellers, ({ db, query }) => readSellersPage(db, services, query)),
  writes(setSellerAccount, ({ tx, caller, params, body, clientIp }) => {
    const account = body.account === null ? null : body.account.trim()
    return setAccount(tx, services, { companyId: params.id, account, staffId: requireMember(caller).userId, clientIp })
  }),
  withOwnTransactions(
    startTestPayment,
    async ({ caller, clientIp }) => new HttpResponse(201, await startTest(services, { staffId: requireMember(caller).userId, clientIp })),
  ),
  reads(getLedger, ({ db }) => readLedger(db)),
  withOwnTransactions(reconcilePayments, async ({ caller, body, clientIp }) => {
    try {
      return await reconcileRequestedDay(services, body.day, { staffId: requireMember(caller).userId, clientIp })
    } catch (error) {
      if (error instanceof ProviderSilent) refuse('payment_unavailable')
      throw error
    }
  }),
]
