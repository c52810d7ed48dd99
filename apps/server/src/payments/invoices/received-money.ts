// Counts money that came for an invoice to the bank account of its seller. The seller reports it, a bank statement shows it, or staff enter it for
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
  /** Moscow day on which the money came, YYYY-MM-DD. */
  readonly paidOn: string
  /** Day written on the payer's payment order, YYYY-MM-DD, where it is known. */
  readonly drawnOn?: string | null
  readonly source: MoneySource | 'staff'
  /** Hash of the line of a bank statement; null for money reported by hand. */
  readonly fingerprint: Buffer | null
  /** Identifies a partial payment that the seller reports, so that a repeat is not counted; absent for other money. */
  readonly reportKey?: string | null
  /** Number of the payment order. */
  readonly number: string | null
  readonly payerInn: string | null
  readonly payerName: string | null
  /** The member or member of staff who reports the money. */
  readonly actorId: number
}

/**
 * Adds money to an invoice, which the caller has locked. The invoice is paid once its sum is reached; a buyer may also pay more. Returns false for
 * a line of a bank statement or a report that was counted before. Listeners of `invoicePaid` run in this transaction; their refusals are thrown.
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

/**
 * Withdraws the newer invoice for the same order or plan when an overdue one was paid after all, so that nobody pays twice. A newer invoice that is
 * partly paid stays open.
 */
async function withdrawNewerInvoice(tx: Tx, ref: string): Promise<void> {
  const newer = await lockWaitingInvoice(tx, ref)
  if (newer && newer.paidKopecks === 0) await setInvoiceState(tx, newer.id, 'withdrawn')
}

interface ReportedMoney {
  readonly userId: number
  readonly slug: string
  /** Rubles; by default the whole unpaid rest. */
  readonly amount?: number
  /** Moscow day, YYYY-MM-DD; by default today. */
  readonly paidOn?: string
  /** Number of the payment order. */
  readonly number?: string
  /** Rubles that the seller's page showed as paid so far; absent if the caller does not send them. */
  readonly paid?: number
}

const SETTLED: readonly InvoiceRow['status'][] = ['paid', 'withdrawn']

/**
 * The seller reports money: the whole unpaid rest, a part of it, or more. A part that is reported again with the same sum, day, number and `paid`
 * counts once. Throws `not_found` if the caller is not the seller, `invoice_settled` if the invoice is paid or withdrawn, and `conflict` if the
 * paid sum differs from the one that the seller's page showed. Listeners of `invoicePaid` throw `out_of_stock` if the invoice is overdue and its
 * goods were sold meanwhile.
 */
export async function confirmBySeller(tx: Tx, services: Services, reported: ReportedMoney): Promise<InvoiceSummary> {
  const found = await requireOrderInvoice(tx, reported.slug)
  if (found.sellerId !== reported.userId) refuse('not_found')
  const invoice = (await lockInvoice(tx, found.id)) ?? refuse('not_found')
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

/** The report as stored. Throws field errors. A report of the whole rest has no key: after it nothing remains that could be counted twice. */
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
