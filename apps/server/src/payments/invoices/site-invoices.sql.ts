// Reads invoices of the site's owner, who sells plans: the invoices of one member, and the list that staff search. They have no `company_id`.

import type { InvoiceState } from '@sverka/contract/payments/invoices.rules'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type InvoiceRow, invoiceColumns } from './invoices.sql.ts'

const siteInvoices = (db: Reader) => db.selectFrom('invoices').select(invoiceColumns).where('company_id', 'is', null)

/** The member's newest 200 invoices, newest first. */
export const listSiteInvoiceRows = async (db: Reader, buyerId: number): Promise<InvoiceRow[]> =>
  (await siteInvoices(db).where('buyer_id', '=', buyerId).orderBy('id', 'desc').limit(200).execute()) as InvoiceRow[]

/** Undefined if the invoice is of a seller. */
export const findSiteInvoiceRow = async (db: Reader, id: number): Promise<InvoiceRow | undefined> =>
  (await siteInvoices(db).where('id', '=', id).executeTakeFirst()) as InvoiceRow | undefined

/** The same; locks the row until the commit. */
export const lockSiteInvoiceRow = async (tx: Tx, id: number): Promise<InvoiceRow | undefined> =>
  (await siteInvoices(tx).where('id', '=', id).forUpdate().executeTakeFirst()) as InvoiceRow | undefined

export interface InvoiceFilter {
  readonly status?: InvoiceState
  /** Number of the invoice, or ИНН (taxpayer's number) of the buying company. */
  readonly search?: string
}

function matchingInvoices(db: Reader, { status, search }: InvoiceFilter) {
  let rows = db.selectFrom('invoices as bill').where('bill.company_id', 'is', null)
  if (status) rows = rows.where('bill.status', '=', status)
  if (search === undefined) return rows
  // No invoice has the number -1.
  const number = /^\d{1,9}$/.test(search) ? Number(search) : -1
  return rows.where((is) => is.or([is('bill.number', '=', number), is('bill.buyer_inn', '=', search)]))
}

/** One page, newest first, with the member who requested the invoice. */
export const listStaffRows = (db: Reader, filter: InvoiceFilter, { limit, offset }: { limit: number; offset: number }) =>
  matchingInvoices(db, filter)
    .innerJoin('users as person', 'person.id', 'bill.buyer_id')
    .select(['bill.id', 'bill.slug', 'bill.number', 'bill.issued_on as issuedOn', 'bill.valid_until as validUntil', 'bill.status'])
    .select(['bill.amount_kopecks as amountKopecks', 'bill.paid_kopecks as paidKopecks', 'bill.content', 'bill.buyer_inn as buyerInn'])
    .select(['person.id as userId', 'person.full_name as fullName', 'person.email'])
    .orderBy('bill.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countStaffRows(db: Reader, filter: InvoiceFilter): Promise<number> {
  const { count } = await matchingInvoices(db, filter)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Withdraws the waiting invoices for plans of an account that is deleted. Returns how many. */
export const withdrawSiteInvoices = async (tx: Tx, buyerId: number): Promise<number> =>
  (
    await tx
      .updateTable('invoices')
      .set({ status: 'withdrawn' })
      .where('buyer_id', '=', buyerId)
      .where('company_id', 'is', null)
      .where('status', '=', 'waiting')
      .returning('id')
      .execute()
  ).length
