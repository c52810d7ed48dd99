// Counts money that a seller received for an invoice on their own account: as reported by the seller, a bank statement, or staff for
// invoices of the site's owner. It is not in the ledger, which holds only payments through the payment provider.
import { readKopecks } from '@sverka/contract/money.rules'
import type { InvoiceSummary } from '@sverka/contract/payments/invoices'
import type { MoneySource } from '@sverka/contract/payments/invoices.rules'
import { invoicePaid } from '../../events.ts'
import { moscowDay } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import {
  addPaid,
  findInvoice,
  type InvoiceRow,
  insertReceivedMoney,
  lockInvoice,
  lockWaitingInvoice,
  setInvoiceState,
  wasReported,
} from './invoices.sql.ts'
import { requireOrderInvoice, toSummary } from './invoices.ts'

export interface ReceivedMoney {
  readonly kopecks: number
  /** Moscow day, YYYY-MM-DD. */
  readonly paidOn: string
  /** Day written on the payment order, where it is known. */
  readonly drawnOn?: string | null
  readonly source: MoneySource | 'staff'
  /** Hash of the line of a bank statement; null for money reported by hand. */
  readonly fingerprint: Buffer | null
  /** What makes money that the seller reports this payment; absent for other money. */
  readonly reportKey?: string | null
  /** Number of the payment order. */
  readonly number: string | null
  readonly payerInn: string | null
  readonly payerName: string | null
  readonly actorId: number
}

/**
 * Adds money to an invoice, which is paid once its sum is reached; a buyer may also pay more. Returns true if it is counted now; false for a line of a bank statement or a report
 * that was counted before. The invoice must be locked. Listeners of `invoicePaid` run in this transaction, and what they refuse is thrown.
 */
export async function recordReceivedMoney(tx: Tx, services: Services, invoice: InvoiceRow, money: ReceivedMoney): Promise<boolean> {
  const isNew = await insertReceivedMoney(tx, {
    invoice_id: invoice.id,
    company_id: invoice.companyId,
    amount_kopecks: money.kopecks,
    paid_on: money.paidOn,
    drawn_on: money.drawnOn ?? null,
    source: money.source,
    fingerprint: money.fingerprint,
    report_key: money.reportKey ?? null,
    number: money.number,
    payer_inn: money.payerInn,
    payer_name: money.payerName,
    counted_at: services.clock.now(),
    counted_by: money.actorId,
  })
  if (!isNew) return false
  const isFullyPaid = invoice.paidKopecks + money.kopecks >= invoice.amountKopecks
  const wasPaid = invoice.status === 'paid'
  await addPaid(tx, invoice.id, { kopecks: money.kopecks, status: isFullyPaid ? 'paid' : invoice.status })
  if (isFullyPaid && !wasPaid) {
    if (invoice.status !== 'waiting') await withdrawNewerInvoice(tx, invoice.ref)
    const event = { invoiceId: invoice.id, number: invoice.number, ref: invoice.ref, actorId: money.actorId }
    await services.announce(tx, invoicePaid, event)
  }
  return true
}

/** Withdraws the newer invoice for the same `ref` when an overdue one was paid after all, so that nobody pays twice. One that is partly paid stays open. */
async function withdrawNewerInvoice(tx: Tx, ref: string): Promise<void> {
  const newer = await lockWaitingInvoice(tx, ref)
  if (newer && newer.paidKopecks === 0) await setInvoiceState(tx, newer.id, 'withdrawn')
}

interface ReportedMoney {
  readonly userId: number
  readonly slug: string
  /** Rubles; by default all that is left to pay. */
  readonly amount?: number
  /** Moscow day, YYYY-MM-DD; by default today. */
  readonly paidOn?: string
  readonly number?: string
  /** Rubles that were paid when the seller looked; absent where the caller does not say. */
  readonly paid?: number
}

const SETTLED: readonly InvoiceRow['status'][] = ['paid', 'withdrawn']

/**
 * The seller reports money: all that is left, a part, or more. A part that is reported again with the same sum, day, number and `paid` counts
 * once. Throws `not_found` if the caller is not the seller, `invoice_settled` if the invoice is paid or withdrawn, `conflict` if more or less
 * was paid than the seller saw, and what listeners of `invoicePaid` refuse: `out_of_stock` if the invoice is overdue and its goods were sold
 * meanwhile.
 */
export async function confirmBySeller(tx: Tx, services: Services, reported: ReportedMoney): Promise<InvoiceSummary> {
  const seen = await requireOrderInvoice(tx, reported.slug)
  if (seen.sellerId !== reported.userId) refuse('not_found')
  const invoice = (await lockInvoice(tx, seen.id)) ?? refuse('not_found')
  const money = readReported(invoice, reported, moscowDay(services.clock.now()))
  if (money.reportKey !== null && (await wasReported(tx, invoice.id, money.reportKey))) return toSummary(invoice)
  if (SETTLED.includes(invoice.status)) refuse('invoice_settled')
  if (money.seenKopecks !== null && money.seenKopecks !== invoice.paidKopecks) refuse('conflict')
  await recordReceivedMoney(tx, services, invoice, {
    ...money,
    source: 'seller',
    fingerprint: null,
    payerInn: invoice.buyerInn,
    payerName: invoice.content.buyer.name,
    actorId: reported.userId,
  })
  return toSummary((await findInvoice(tx, reported.slug)) ?? refuse('not_found'))
}

interface ReadReport extends Pick<ReceivedMoney, 'kopecks' | 'paidOn' | 'number'> {
  readonly reportKey: string | null
  readonly seenKopecks: number | null
}

/** Throws field errors. The whole rest has no key: there is nothing left to count twice. */
function readReported(invoice: InvoiceRow, { amount, paidOn = '', number, paid }: ReportedMoney, today: string): ReadReport {
  const day = paidOn || today
  if (day > today || (paidOn && day < invoice.issuedOn)) refuseField('paid_on', 'date_impossible')
  const part = amount === undefined ? null : (readKopecks(amount) ?? refuseField('amount', 'amount_not_money'))
  const seenKopecks = paid === undefined ? null : Math.round(paid * 100)
  const order = number?.trim() || null
  return {
    kopecks: part ?? invoice.amountKopecks - invoice.paidKopecks,
    paidOn: day,
    number: order,
    reportKey: part === null ? null : JSON.stringify([part, day, order, seenKopecks]),
    seenKopecks,
  }
}
