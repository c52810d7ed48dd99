// Stores invoices with their numbers, and the money that came for them.

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

/** The same for invoices of the site's owner. */
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
  readonly slug: string
  readonly company_id: number | null
  readonly seller_id: number | null
  readonly buyer_id: number
  readonly buyer_inn: string
  /** `order:5` or `plan:3`. */
  readonly ref: string
  readonly number: number
  readonly issued_on: string
  readonly valid_until: Date
  readonly amount_kopecks: number
  readonly content: string
  readonly created_at: Date
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<number> {
  const { id } = await tx.insertInto('invoices').values(invoice).returning('id').executeTakeFirstOrThrow()
  return id
}

export interface InvoiceRow {
  readonly id: number
  readonly slug: string
  /** Null in invoices of the site's owner, as the seller is. */
  readonly companyId: number | null
  readonly sellerId: number | null
  readonly buyerId: number
  readonly buyerInn: string
  readonly ref: string
  readonly number: number
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

export const findInvoice = async (db: Reader, slug: string): Promise<InvoiceRow | undefined> =>
  (await db.selectFrom('invoices').select(invoiceColumns).where('slug', '=', slug).executeTakeFirst()) as InvoiceRow | undefined

/** All invoices of this order or plan, earliest first. */
export const listInvoices = async (db: Reader, ref: string): Promise<InvoiceRow[]> =>
  (await db.selectFrom('invoices').select(invoiceColumns).where('ref', '=', ref).orderBy('id').limit(50).execute()) as InvoiceRow[]

/** Locks the invoice until the commit, so that money, expiry and withdrawal come one after another. */
export const lockInvoice = async (tx: Tx, id: number): Promise<InvoiceRow | undefined> =>
  (await tx.selectFrom('invoices').select(invoiceColumns).where('id', '=', id).forUpdate().executeTakeFirst()) as InvoiceRow | undefined

export const findWaitingInvoice = async (db: Reader, ref: string): Promise<InvoiceRow | undefined> =>
  (await db.selectFrom('invoices').select(invoiceColumns).where('ref', '=', ref).where('status', '=', 'waiting').executeTakeFirst()) as
    | InvoiceRow
    | undefined

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

/** Adds the kopecks to what was paid, and sets the status. */
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
  readonly paid_on: string
  readonly drawn_on: string | null
  /** `staff` enter the money for an invoice of the site's owner. */
  readonly source: MoneySource | 'staff'
  readonly fingerprint: Buffer | null
  /** Of money that the seller reports; null for other money and for the whole rest of an invoice. */
  readonly report_key: string | null
  readonly number: string | null
  readonly payer_inn: string | null
  readonly payer_name: string | null
  readonly counted_at: Date
  readonly counted_by: number
}

/** False if this line of a bank statement or this report is counted already. */
export async function insertReceivedMoney(tx: Tx, money: NewReceivedMoney): Promise<boolean> {
  const rows = await tx
    .insertInto('invoice_payments')
    .values(money)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

interface Letter {
  readonly invoice_id: number
  /** SHA-256 of the e-mail address. */
  readonly address: Buffer
  readonly sent_at: Date
}

/** False if this letter was sent after `since`. Letters from before are forgotten. */
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

/** Deletes letters up to `until`: an address is kept only as long as it stops a repeat. */
export const deleteLetters = (tx: Tx, until: Date) => tx.deleteFrom('invoice_letters').where('sent_at', '<=', until).execute()

/** True if the seller has reported this payment before. */
export const wasReported = async (tx: Tx, invoiceId: number, reportKey: string): Promise<boolean> =>
  (await tx
    .selectFrom('invoice_payments')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('report_key', '=', reportKey)
    .executeTakeFirst()) !== undefined

export const listReceivedMoney = (db: Reader, ref: string) =>
  db
    .selectFrom('invoice_payments as money')
    .innerJoin('invoices as one', 'one.id', 'money.invoice_id')
    .select([
      'money.id',
      'money.paid_on as paidOn',
      'money.drawn_on as drawnOn',
      'money.amount_kopecks as kopecks',
      'money.source',
      'money.number',
    ])
    .select('money.payer_name as payer')
    .where('one.ref', '=', ref)
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
    .where((of) => of.or([of('buyer_id', '=', userId), of('seller_id', '=', userId)]))
    .limit(1)
    .executeTakeFirst()

export const listInvoicesForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('invoices')
    .select(['number', 'issued_on', 'ref', 'buyer_inn', 'amount_kopecks', 'paid_kopecks', 'status'])
    .where('buyer_id', '=', userId)
    .orderBy('id')
    .execute()
