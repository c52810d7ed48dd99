// Invoices of the site's owner, who sells plans: the list of one member, the list that staff search, and the payment that staff enter.
import type { InvoiceState } from '@sverka/contract/payments/invoices.rules'
import type { StaffInvoice } from '@sverka/contract/plans/plan-invoices.staff'
import { moscowDay } from '../../platform/clock.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { refuse, refuseField } from '../../platform/errors.ts'
import type { Services } from '../../platform/services.ts'
import type { InvoiceContent } from './invoice-content.ts'
import type { InvoiceRow } from './invoices.sql.ts'
import { recordReceivedMoney } from './received-money.ts'
import {
  countStaffRows,
  findSiteInvoiceRow,
  type InvoiceFilter,
  listSiteInvoiceRows,
  listStaffRows,
  lockSiteInvoiceRow,
} from './site-invoices.sql.ts'

/** The invoices for plans that this member requested, newest first. */
export const listSiteInvoices = (db: Reader, buyerId: number): Promise<InvoiceRow[]> => listSiteInvoiceRows(db, buyerId)

/** The invoice of the site's owner with this id; undefined for an invoice of a seller. */
export const findSiteInvoice = (db: Reader, id: number): Promise<InvoiceRow | undefined> => findSiteInvoiceRow(db, id)

export interface SiteInvoicePayment {
  readonly id: number
  /** Moscow day on which the money came, YYYY-MM-DD. */
  readonly paidOn: string
  /** Number of the payment order. */
  readonly number: string | undefined
  /** True: staff confirm that they know the invoice to be overdue or withdrawn. */
  readonly isLate: boolean
  readonly staffId: number
}

/**
 * Staff enter that the whole sum of an invoice came to the owner's bank account. With `isLate` the invoice may be overdue, or withdrawn
 * because a newer one replaced it: a member who has paid gets the plan. Throws `not_found`, `invoice_settled` if the money was entered before,
 * `invoice_withdrawn` or `invoice_overdue` without `isLate`, and `date_impossible` for a day before the invoice or in the future.
 */
export async function recordSiteInvoicePayment(
  tx: Tx,
  services: Services,
  { id, paidOn, number, isLate, staffId }: SiteInvoicePayment,
): Promise<void> {
  const invoice = (await lockSiteInvoiceRow(tx, id)) ?? refuse('not_found')
  if (invoice.status === 'paid') refuse('invoice_settled')
  if (invoice.status === 'withdrawn' && !isLate) refuse('invoice_withdrawn')
  const isOverdue = invoice.status === 'expired' || invoice.validUntil <= services.clock.now()
  if (isOverdue && !isLate) refuse('invoice_overdue')
  if (paidOn > moscowDay(services.clock.now()) || paidOn < invoice.issuedOn) refuseField('paid_on', 'date_impossible')
  await recordReceivedMoney(tx, services, invoice, {
    kopecks: invoice.amountKopecks,
    paidOn,
    source: 'staff',
    fingerprint: null,
    number: number?.trim() || null,
    payerInn: invoice.buyerInn,
    payerName: invoice.content.buyer.name,
    actorId: staffId,
  })
}

interface Page {
  readonly page?: number
  readonly page_size?: number
}

/** One page of the invoices that match the staff's search, newest first, with the count of all. */
export async function readStaffInvoicesPage(db: Reader, query: Page & InvoiceFilter) {
  const { page = 1, page_size = 20 } = query
  const rows = await listStaffRows(db, query, { limit: page_size, offset: (page - 1) * page_size })
  return { count: await countStaffRows(db, query), page, page_size, result: rows.map(present) }
}

const present = (row: Awaited<ReturnType<typeof listStaffRows>>[number]): StaffInvoice => {
  const { buyer, lines } = row.content as unknown as InvoiceContent
  return {
    id: row.id,
    slug: row.slug,
    number: row.number,
    issued_on: String(row.issuedOn),
    valid_until: row.validUntil.toISOString(),
    status: row.status as InvoiceState,
    amount: Number(row.amountKopecks) / 100,
    paid: Number(row.paidKopecks) / 100,
    buyer: { name: buyer.name, inn: row.buyerInn },
    service: lines[0]?.name ?? '',
    user: { id: row.userId, full_name: row.fullName, email: row.email },
  }
}
