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
import { addPaid, findInvoice, type InvoiceRow, insertMoney, lockInvoice, lockWaitingInvoice, setInvoiceState } from './invoices.sql.ts'
import { accessInvoice, toSummary } from './invoices.ts'

export interface ReceivedMoney {
  readonly kopecks: number
  /** Moscow day, YYYY-MM-DD. */
  readonly paidOn: string
  /** Day written on the payment order, where it is known. */
  readonly drawnOn?: string | null
  readonly source: MoneySource | 'staff'
  /** Hash of the line of a bank statement; null for money reported by hand. */
  readonly fingerprint: Buffer | null
  /** Number of the payment order. */
  readonly number: string | null
  readonly payerInn: string | null
  readonly payerName: string | null
  readonly actorId: number
}

/**
 * Adds money to an invoice, which is paid once its sum is reached; a buyer may also pay more. Returns true if it is counted now; false for a line of a bank statement that was counted before.
 * The invoice must be locked. Listeners of `invoicePaid` run in this transaction, and what they refuse is thrown.
 */
export async function recordReceivedMoney(tx: Tx, services: Services, invoice: InvoiceRow, money: ReceivedMoney): Promise<boolean> {
  const isNew = await insertMoney(tx, {
    invoice_id: invoice.id,
    company_id: invoice.companyId,
    amount_kopecks: money.kopecks,
    paid_on: money.paidOn,
    drawn_on: money.drawnOn ?? null,
    source: money.source,
    fingerprint: money.fingerprint,
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
}

/**
 * The seller reports money: all that is left, a part, or more. Throws `not_found` if the caller is not the seller, `invoice_settled` if the
 * invoice is paid or withdrawn, and what listeners of `invoicePaid` refuse: `out_of_stock` if the invoice is overdue and its goods were
 * sold meanwhile.
 */
export async function confirmBySeller(tx: Tx, services: Services, reported: ReportedMoney): Promise<InvoiceSummary> {
  const seen = await accessInvoice(tx, reported.slug)
  if (seen.sellerId !== reported.userId) refuse('not_found')
  const invoice = (await lockInvoice(tx, seen.id)) ?? refuse('not_found')
  if (invoice.status === 'paid' || invoice.status === 'withdrawn') refuse('invoice_settled')
  const today = moscowDay(services.clock.now())
  if (reported.paidOn !== undefined && (reported.paidOn > today || reported.paidOn < invoice.issuedOn))
    refuseField('paid_on', 'date_impossible')
  const left = invoice.amountKopecks - invoice.paidKopecks
  await recordReceivedMoney(tx, services, invoice, {
    kopecks: reported.amount === undefined ? left : (readKopecks(reported.amount) ?? refuseField('amount', 'amount_not_money')),
    paidOn: reported.paidOn ?? today,
    source: 'seller',
    fingerprint: null,
    number: reported.number?.trim() || null,
    payerInn: invoice.buyerInn,
    payerName: invoice.content.buyer.name,
    actorId: reported.userId,
  })
  return toSummary((await findInvoice(tx, reported.slug)) ?? refuse('not_found'))
}
