// Invoices of the site's owner: those of a member, and those that staff look for.

import type { InvoiceState } from '@sverka/contract/payments/invoices.rules'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type InvoiceRow, invoiceColumns } from './invoices.sql.ts'

const ownInvoices = (db: Reader) => db.selectFrom('invoices').select(invoiceColumns).where('company_id', 'is', null)

/** The newest first. */
export const listSiteInvoiceRows = async (db: Reader, buyerId: number): Promise<InvoiceRow[]> =>
  (await ownInvoices(db).where('buyer_id', '=', buyerId).orderBy('id', 'desc').limit(200).execute()) as InvoiceRow[]

export const findSiteInvoiceRow = async (db: Reader, id: number): Promise<InvoiceRow | undefined> =>
  (await ownInvoices(db).where('id', '=', id).executeTakeFirst()) as InvoiceRow | undefined

/** Locks it until the commit. */
export const lockSiteInvoiceRow = async (tx: Tx, id: number): Promise<InvoiceRow | undefined> =>
  (await ownInvoices(tx).where('id', '=', id).forUpdate().executeTakeFirst()) as InvoiceRow | undefined

export interface InvoiceFilter {
  readonly status?: InvoiceState
  /** Number of the invoice or ИНН of the buyer. */
  readonly search?: string
}

function filtered(db: Reader, { status, search }: InvoiceFilter) {
  let rows = db.selectFrom('invoices as one').where('one.company_id', 'is', null)
  if (status) rows = rows.where('one.status', '=', status)
  if (search === undefined) return rows
  const number = /^\d{1,9}$/.test(search) ? Number(search) : -1
  return rows.where((is) => is.or([is('one.number', '=', number), is('one.buyer_inn', '=', search)]))
}

/** The newest first, with the member who asked for it. */
export const listStaffRows = (db: Reader, filter: InvoiceFilter, { limit, offset }: { limit: number; offset: number }) =>
  filtered(db, filter)
    .innerJoin('users as person', 'person.id', 'one.buyer_id')
    .select(['one.id', 'one.slug', 'one.number', 'one.issued_on as issuedOn', 'one.valid_until as validUntil', 'one.status'])
    .select(['one.amount_kopecks as amountKopecks', 'one.paid_kopecks as paidKopecks', 'one.content', 'one.buyer_inn as buyerInn'])
    .select(['person.id as userId', 'person.full_name as fullName', 'person.email'])
    .orderBy('one.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countStaffRows(db: Reader, filter: InvoiceFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Withdraws open invoices for plans of an account that is deleted. Returns how many. */
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
