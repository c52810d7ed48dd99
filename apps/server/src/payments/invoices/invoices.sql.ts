// Stores invoices with their numbers, the money that came for them, and the addresses to which they were e-mailed.

import type { InvoiceState, MoneySource } from '@sverka/contract/payments/invoices.rules'
import { sql } from 'kysely'
import type { Db, Reader, Tx } from '../../platform/db/database.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** The next invoice number of the seller. The row stays locked until the commit, so that numbers have no gaps and no repeats. */
export async function nextInvoiceNumber(tx: Tx, companyId: number): Promise<number> {
  const { last_number } = await tx
    .insertInto('invoice_numbers')
    .values({ company_id: companyId, last_number: 1 })
    .onConflict((on) => on.column('company_id').doUpdateSet({ last_number: sql`invoice_numbers.last_number + 1` }))
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** The same for invoices of the site's owner, who sells plans. Its single row has the key `only_one`. */
export async function nextSiteInvoiceNumber(tx: Tx): Promise<number> {
  const { last_number } = await tx
    .insertInto('own_invoice_numbers')
    .values({ last_number: 1 })
    .onConflict((on) => on.column('only_one').doUpdateSet({ last_number: sql`own_invoice_numbers.last_number + 1` }))
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export interface NewInvoice {
  /** The secret last part of the invoice's URL. */
  readonly slug: string
  /** The selling company; null in invoices of the site's owner. */
  readonly company_id: number | null
  /** The member who represents the selling company; null in invoices of the site's owner. */
  readonly seller_id: number | null
  /** The member who buys. */
  readonly buyer_id: number
  /** ИНН, the taxpayer's number, of the company that pays. */
  readonly buyer_inn: string
  /** The order or plan that is bought: `order:5`; `plan:3:17` for plan 3 of member 17. */
  readonly ref: string
  readonly number: number
  /** Moscow day, YYYY-MM-DD. */
  readonly issued_on: string
  readonly valid_until: Date
  readonly amount_kopecks: number
  /** JSON of `InvoiceContent`. */
  readonly content: string
  readonly created_at: Date
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<number> {
  const { id } = await tx.insertInto('invoices').values(invoice).returning('id').executeTakeFirstOrThrow()
  return id
}

export interface InvoiceRow {
  readonly id: number
  /** The secret last part of the invoice's URL. */
  readonly slug: string
  /** The selling company; null in invoices of the site's owner. */
  readonly companyId: number | null
  /** The member who represents the selling company; null in invoices of the site's owner. */
  readonly sellerId: number | null
  /** The member who buys. */
  readonly buyerId: number
  /** ИНН, the taxpayer's number, of the company that pays. */
  readonly buyerInn: string
  /** The order or plan that is bought: `order:5`; `plan:3:17` for plan 3 of member 17. */
  readonly ref: string
  readonly number: number
  /** Moscow day, YYYY-MM-DD. */
  readonly issuedOn: string
  readonly validUntil: Date
  readonly amountKopecks: number
  readonly paidKopecks: number
  readonly status: InvoiceState
  readonly content: InvoiceContent
}

export const invoiceColumns = [
  'id',
  'slug',
  'company_id as companyId',
  'seller_id as sellerId',
  'buyer_id as buyerId',
  'buyer_inn as buyerInn',
  'ref',
  'number',
  'issued_on as issuedOn',
  'valid_until as validUntil',
  'amount_kopecks as amountKopecks',
  'paid_kopecks as paidKopecks',
  'status',
  'content',
] as const

/** The invoice with this slug, the secret last part of its URL. */
export const findInvoice = async (db: Reader, slug: string): Promise<InvoiceRow | undefined> =>
  (await db.selectFrom('invoices').select(invoiceColumns).where('slug', '=', slug).executeTakeFirst()) as InvoiceRow | undefined

/** The first 50 invoices of this order or plan, earliest first. */
export const listInvoices = async (db: Reader, ref: string): Promise<InvoiceRow[]> =>
  (await db.selectFrom('invoices').select(invoiceColumns).where('ref', '=', ref).orderBy('id').limit(50).execute()) as InvoiceRow[]

/** Locks the invoice until the commit, so that its payment, expiry and withdrawal come one after another. */
export const lockInvoice = async (tx: Tx, id: number): Promise<InvoiceRow | undefined> =>
  (await tx.selectFrom('invoices').select(invoiceColumns).where('id', '=', id).forUpdate().executeTakeFirst()) as InvoiceRow | undefined

/** The invoice of this order or plan that waits for payment; at most one does. It may be overdue if its expiry has not run yet. */
export const findWaitingInvoice = async (db: Reader, ref: string): Promise<InvoiceRow | undefined> =>
  (await db.selectFrom('invoices').select(invoiceColumns).where('ref', '=', ref).where('status', '=', 'waiting').executeTakeFirst()) as
    | InvoiceRow
    | undefined

/** The same; locks the row until the commit. */
export const lockWaitingInvoice = async (tx: Tx, ref: string): Promise<InvoiceRow | undefined> =>
  (await tx
    .selectFrom('invoices')
    .select(invoiceColumns)
    .where('ref', '=', ref)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()) as InvoiceRow | undefined

export const setInvoiceState = (tx: Tx, id: number, status: InvoiceState) =>
  tx.updateTable('invoices').set({ status }).where('id', '=', id).execute()

/** Adds the kopecks to the sum paid so far, and sets the status. */
export const addPaid = (tx: Tx, id: number, change: { kopecks: number; status: InvoiceState }) =>
  tx
    .updateTable('invoices')
    .set({ paid_kopecks: sql`paid_kopecks + ${change.kopecks}`, status: change.status })
    .where('id', '=', id)
    .execute()

/** Ids of overdue invoices, earliest first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('id')
    .where('status', '=', 'waiting')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface NewReceivedMoney {
  readonly invoice_id: number
  readonly company_id: number | null
  readonly amount_kopecks: number
  /** Day on which the money came, YYYY-MM-DD. */
  readonly paid_on: string
  /** Day written on the payer's payment order, YYYY-MM-DD; null where it is unknown. */
  readonly drawn_on: string | null
  /** `staff` enter the money for an invoice of the site's owner. */
  readonly source: MoneySource | 'staff'
  /** Hash that identifies the line of a bank statement; null for money that the seller or staff report. */
  readonly fingerprint: Buffer | null
  /** Identifies a partial payment that the seller reports, so that a repeat is not counted. Null for other money and for an invoice's whole rest. */
  readonly report_key: string | null
  /** Number of the payment order. */
  readonly number: string | null
  readonly payer_inn: string | null
  readonly payer_name: string | null
  readonly counted_at: Date
  readonly counted_by: number
}

/** False if this line of a bank statement or this report of the seller was counted before. */
export async function insertReceivedMoney(tx: Tx, money: NewReceivedMoney): Promise<boolean> {
  const rows = await tx
    .insertInto('invoice_payments')
    .values(money)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Record of an e-mail with an invoice; stops an equal e-mail soon after. */
interface Letter {
  readonly invoice_id: number
  /** SHA-256 of the e-mail address. */
  readonly address: Buffer
  readonly sent_at: Date
}

/** False if this invoice was sent to this address after `since`. Older records of the invoice are deleted. */
export async function insertLetter(tx: Tx, letter: Letter, since: Date): Promise<boolean> {
  await tx.deleteFrom('invoice_letters').where('invoice_id', '=', letter.invoice_id).where('sent_at', '<=', since).execute()
  const rows = await tx
    .insertInto('invoice_letters')
    .values(letter)
    .onConflict((on) => on.doNothing())
    .returning('invoice_id')
    .execute()
  return rows.length > 0
}

/** Deletes records of e-mails sent up to `until`: an address is stored only as long as it stops a repeat. */
export const deleteLetters = (tx: Tx, until: Date) => tx.deleteFrom('invoice_letters').where('sent_at', '<=', until).execute()

/** True if the seller has reported this payment before. */
export const wasReported = async (tx: Tx, invoiceId: number, reportKey: string): Promise<boolean> =>
  (await tx
    .selectFrom('invoice_payments')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('report_key', '=', reportKey)
    .executeTakeFirst()) !== undefined

/** The money that came for all invoices of this order or plan, at most 200 payments, in the order in which they were counted. */
export const listReceivedMoney = (db: Reader, ref: string) =>
  db
    .selectFrom('invoice_payments as money')
    .innerJoin('invoices as bill', 'bill.id', 'money.invoice_id')
    .select([
      'money.id',
      'money.paid_on as paidOn',
      'money.drawn_on as drawnOn',
      'money.amount_kopecks as kopecks',
      'money.source',
      'money.number',
    ])
    .select('money.payer_name as payer')
    .where('bill.ref', '=', ref)
    .orderBy('money.id')
    .limit(200)
    .execute()

/** An open invoice of a seller (none of the site's owner) whose buyer or seller is this member. */
export const findWaitingOfMember = (db: Reader, userId: number) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('status', '=', 'waiting')
    .where('company_id', 'is not', null)
    .where((is) => is.or([is('buyer_id', '=', userId), is('seller_id', '=', userId)]))
    .limit(1)
    .executeTakeFirst()

/** The invoices that the member had issued, for the export of their personal data. */
export const listInvoicesForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('invoices')
    .select(['number', 'issued_on', 'ref', 'buyer_inn', 'amount_kopecks', 'paid_kopecks', 'status'])
    .where('buyer_id', '=', userId)
    .orderBy('id')
    .execute()
