// Counts money that a seller received for an invoice on their own account: as reported by the seller, a bank statement, or staff for
// invoices of the site's owner. It is not in the ledger, which holds only money of the provider.
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

export interface Money {
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

/** True if it is counted now; false for a line of a bank statement that was counted before. The invoice must be locked. */
export async function countMoney(tx: Tx, services: Services, invoice: InvoiceRow, money: Money): Promise<boolean> {
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
  const isWhole = invoice.paidKopecks + money.kopecks >= invoice.amountKopecks
  const wasPaid = invoice.status === 'paid'
  await addPaid(tx, invoice.id, { kopecks: money.kopecks, status: isWhole ? 'paid' : invoice.status })
  if (isWhole && !wasPaid) {
    if (invoice.status !== 'waiting') await withdrawLater(tx, invoice.ref)
    const news = { invoiceId: invoice.id, number: invoice.number, ref: invoice.ref, actorId: money.actorId }
    await services.announce(tx, invoicePaid, news)
  }
  return true
}

/** Withdraws a newer invoice of an order that an overdue invoice has paid, so that nobody pays it twice. */
async function withdrawLater(tx: Tx, ref: string): Promise<void> {
  const later = await lockWaitingInvoice(tx, ref)
  if (later && later.paidKopecks === 0) await setInvoiceState(tx, later.id, 'withdrawn')
}

interface ReportedMoney {
  readonly userId: number
  readonly slug: string
  /** Rubles; all that is left where absent. */
  readonly amount?: number
  /** YYYY-MM-DD; today in Moscow where absent. */
  readonly paidOn?: string
  readonly number?: string
}

/**
 * The seller reports money: all that is left, or a part. Throws `not_found` to everybody else, `invoice_settled` where nothing is
 * left or the invoice was withdrawn, and what its order refuses: `out_of_stock` where the goods of an overdue one are sold by now.
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
  await countMoney(tx, services, invoice, {
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
