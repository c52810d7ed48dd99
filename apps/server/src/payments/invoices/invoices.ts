// The life of an invoice: issued in the transaction of the purchase, sent by e-mail, withdrawn or expired; and its data for the invoice's page.
import { createHash } from 'node:crypto'
import type { Invoice, InvoicePayment, InvoiceSheet, InvoiceSummary } from '@sverka/contract/payments/invoices'
import { INVOICE_DAYS, INVOICE_HOUR } from '@sverka/contract/payments/invoices.rules'
import type { OpenedPlanInvoice } from '@sverka/contract/plans/plan-invoices'
import { encode } from 'uqr'
import { invoiceExpired } from '../../events.ts'
import { moscowDay } from '../../platform/clock.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import { mailAddress } from '../../platform/mail/address.ts'
import type { Services } from '../../platform/services.ts'
import { saveLastBuyer } from './bank-details.sql.ts'
import { expireJob } from './expire-job.ts'
import { invoiceEmail } from './invoice.texts.ts'
import { type ContentLine, invoiceOrderId, invoicePurpose, lineTotal, presentLine, qrContent, vatByRate } from './invoice-content.ts'
import {
  findInvoice,
  findWaitingInvoice,
  type InvoiceRow,
  insertInvoice,
  insertLetter,
  listReceivedMoney,
  lockInvoice,
  lockWaitingInvoice,
  nextInvoiceNumber,
  nextSiteInvoiceNumber,
  setInvoiceState,
} from './invoices.sql.ts'
import { buyerByInn, readSeller, type Sides } from './parties.ts'
import { sumInWords } from './sum-in-words.ts'

/** A buyer's request for an invoice. */
export interface InvoiceRequest {
  /** ИНН, the taxpayer's number, of the company that pays. */
  readonly inn: string
  /** Address of the accountant who receives the invoice. */
  readonly email: string
  /** The buyer's own reference number. */
  readonly reference?: string
}

export interface NewInvoice {
  /** The member who buys. */
  readonly buyerId: number
  /** The member who represents the selling company. */
  readonly sellerId: number
  /** Id of the selling company. */
  readonly companyId: number
  /** The order or plan that is bought: `order:5`; `plan:3:17` for plan 3 of member 17. */
  readonly ref: string
  readonly lines: readonly ContentLine[]
  readonly invoiceRequest: InvoiceRequest
}

/** An invoice of the site's owner, who sells plans. */
interface NewSiteInvoice extends Omit<NewInvoice, 'sellerId' | 'companyId'> {
  /** The owner's details as they are today. */
  readonly sides: Sides
}

/** `INVOICE_HOUR` o'clock in Moscow, which is UTC+3 all year, `INVOICE_DAYS` days after the Moscow day of `now`. */
export function validUntil(now: Date): Date {
  const day = new Date(`${moscowDay(now)}T00:00:00Z`)
  return new Date(day.getTime() + INVOICE_DAYS * 86_400_000 + (INVOICE_HOUR - 3) * 3_600_000)
}

/**
 * Stores an invoice of a seller and sends it by e-mail, both only if the transaction commits. Returns the slug, the secret last part of the
 * invoice's URL. Throws `number_invalid` and `company_not_found` for a wrong buyer, `seller_without_bank` without the seller's bank details, and
 * `invoice_to_seller` where the buyer is the selling company itself.
 */
export async function issueInvoice(tx: Tx, services: Services, request: NewInvoice): Promise<string> {
  const { companyId, sellerId } = request
  return storeInvoice(tx, services, request, {
    companyId,
    sellerId,
    readSides: async () => (await readSeller(tx, companyId)) ?? refuse('seller_without_bank'),
    nextNumber: () => nextInvoiceNumber(tx, companyId),
  })
}

/** The same for an invoice of the site's owner. Throws `number_invalid`, `company_not_found` and `invoice_to_seller`. */
export const issueSiteInvoice = (tx: Tx, services: Services, { sides, ...request }: NewSiteInvoice): Promise<string> =>
  storeInvoice(tx, services, request, {
    companyId: null,
    sellerId: null,
    readSides: async () => sides,
    nextNumber: () => nextSiteInvoiceNumber(tx),
  })

/** What differs between invoices of sellers and of the site's owner. */
interface Issuer {
  readonly companyId: number | null
  readonly sellerId: number | null
  readonly readSides: () => Promise<Sides>
  readonly nextNumber: () => Promise<number>
}

async function storeInvoice(tx: Tx, services: Services, request: Omit<NewSiteInvoice, 'sides'>, issuer: Issuer): Promise<string> {
  const { clock, ids, jobs } = services
  const { companyId, sellerId } = issuer
  const { company, name, inn, kpp, address } = await buyerByInn(tx, request.invoiceRequest.inn)
  const sides = await issuer.readSides()
  if (inn === sides.seller.inn) refuse('invoice_to_seller')
  const content = {
    ...sides,
    buyer: { name, inn, kpp, address },
    reference: request.invoiceRequest.reference?.trim() || null,
    lines: request.lines,
  }
  const now = clock.now()
  const kopecks = request.lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const email = mailAddress(request.invoiceRequest.email)
  const numbered = { number: await issuer.nextNumber(), issued_on: moscowDay(now), valid_until: validUntil(now) }
  const slug = ids.secret(16)
  const { buyerId, ref } = request
  const parties = { company_id: companyId, seller_id: sellerId, buyer_id: buyerId, buyer_inn: inn, ref }
  const row = { slug, ...parties, ...numbered, amount_kopecks: kopecks, content: JSON.stringify(content), created_at: now }
  const invoiceId = await insertInvoice(tx, row)
  await saveLastBuyer(tx, { user_id: buyerId, company_id: company, email })
  await jobs.send(tx, expireJob, { invoiceId }, { after: numbered.valid_until })
  const issued = { companyId, number: numbered.number, issuedOn: numbered.issued_on, validUntil: numbered.valid_until }
  await sendInvoiceEmail(tx, services, email, { ...issued, slug, content, amountKopecks: kopecks })
  return slug
}

type EmailedInvoice = Pick<InvoiceRow, 'companyId' | 'number' | 'issuedOn' | 'validUntil' | 'slug' | 'amountKopecks'> & {
  readonly content: Pick<InvoiceRow['content'], 'seller' | 'buyer'>
}

async function sendInvoiceEmail(tx: Tx, { mail, publicUrl }: Services, email: string, invoice: EmailedInvoice): Promise<void> {
  const { companyId, slug, content, amountKopecks: kopecks, number, issuedOn, validUntil } = invoice
  const isOwn = companyId === null
  const url = `${publicUrl}/${isOwn ? 'plan-invoice' : 'invoice'}/${slug}`
  const sides = { seller: content.seller.name, buyer: content.buyer.name }
  await mail.send(tx, invoiceEmail(email, { isOwn, number, issuedOn, validUntil, kopecks, ...sides, url }))
}

const isOpen = ({ status, validUntil }: InvoiceRow, now: Date): boolean => status === 'waiting' && validUntil > now

/** An invoice requested again for the same address within this time, 10 minutes, is not sent a second time. */
export const LETTER_MS = 10 * 60_000

/**
 * E-mails an open invoice once more; does nothing if it was sent to the same address within `LETTER_MS`. Throws `not_found` to everybody but its
 * buyer, and `invoice_settled` if it no longer waits for payment.
 */
export async function sendInvoice(
  tx: Tx,
  services: Services,
  invoice: InvoiceRow,
  request: { userId: number; email: string },
): Promise<void> {
  if (invoice.buyerId !== request.userId) refuse('not_found')
  const now = services.clock.now()
  if (!isOpen(invoice, now)) refuse('invoice_settled')
  const email = mailAddress(request.email)
  const letter = { invoice_id: invoice.id, address: createHash('sha256').update(email).digest(), sent_at: now }
  if (await insertLetter(tx, letter, new Date(now.getTime() - LETTER_MS))) await sendInvoiceEmail(tx, services, email, invoice)
}

/** The invoice of this order or plan that waits for payment; null if there is none. */
export async function waitingInvoice(db: Reader, ref: string): Promise<InvoiceSummary | null> {
  const row = await findWaitingInvoice(db, ref)
  return row ? toSummary(row) : null
}

/** Withdraws the waiting invoice of this order or plan, if any: the buyer pays in another way. Throws `invoice_settled` if a part of it is paid. */
export async function withdrawInvoice(tx: Tx, ref: string): Promise<void> {
  const row = await lockWaitingInvoice(tx, ref)
  if (!row) return
  if (row.paidKopecks > 0) refuse('invoice_settled')
  await setInvoiceState(tx, row.id, 'withdrawn')
}

/** Expires an overdue invoice and announces it. Safe to repeat; does nothing to an invoice that is not overdue or no longer waits. */
export async function expireInvoice(tx: Tx, services: Services, id: number): Promise<void> {
  const row = await lockInvoice(tx, id)
  if (row?.status !== 'waiting' || row.validUntil > services.clock.now()) return
  await setInvoiceState(tx, id, 'expired')
  await services.announce(tx, invoiceExpired, { invoiceId: id, number: row.number, ref: row.ref, actorId: null })
}

/** Sums in rubles. */
export const toSummary = (row: InvoiceRow): InvoiceSummary => ({
  slug: row.slug,
  number: row.number,
  issued_on: row.issuedOn,
  valid_until: row.validUntil.toISOString(),
  status: row.status,
  amount: row.amountKopecks / 100,
  paid: row.paidKopecks / 100,
})

/** The invoice of an order with this slug. Throws `not_found`, also for an invoice of a plan. */
export async function requireOrderInvoice(db: Reader, slug: string): Promise<InvoiceRow & { readonly orderId: number }> {
  const row = (await findInvoice(db, slug)) ?? refuse('not_found')
  return { ...row, orderId: invoiceOrderId(row) ?? refuse('not_found') }
}

/** The invoice of the site's owner with this slug. Throws `not_found`, also for an invoice of a seller. */
export async function requireSiteInvoice(db: Reader, slug: string): Promise<InvoiceRow> {
  const row = (await findInvoice(db, slug)) ?? refuse('not_found')
  return row.companyId === null ? row : refuse('not_found')
}

/** The QR code: modules on a side, and an SVG path with a unit square for each dark module. */
function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 1 })
  const squares = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

/** The page of an order's invoice. `userId` is the reader, null for a guest: only the buyer may send the invoice again. */
export const presentInvoice = (row: InvoiceRow & { readonly orderId: number }, userId: number | null, now: Date): Invoice => ({
  ...presentSheet(row),
  order: row.orderId,
  may_send: maySend(row, userId, now),
})

/** The same for an invoice of the site's owner. */
export const presentSiteInvoice = (row: InvoiceRow, userId: number | null, now: Date): OpenedPlanInvoice => ({
  ...presentSheet(row),
  may_send: maySend(row, userId, now),
})

const maySend = (row: InvoiceRow, userId: number | null, now: Date): boolean => row.buyerId === userId && isOpen(row, now)

function presentSheet(row: InvoiceRow): InvoiceSheet {
  const { seller, bank, buyer, reference, lines } = row.content
  return {
    ...toSummary(row),
    seller: {
      name: seller.name,
      inn: seller.inn,
      kpp: seller.kpp,
      address: seller.address,
      head: seller.head,
      accountant: seller.accountant,
    },
    bank: { name: bank.name, bic: bank.bic, account: bank.account, corr_account: bank.corrAccount },
    buyer: { name: buyer.name, inn: buyer.inn, kpp: buyer.kpp, address: buyer.address },
    reference,
    lines: lines.map(presentLine),
    vat: vatByRate(lines).map(({ rate, kopecks }) => ({ rate, amount: kopecks / 100 })),
    in_words: sumInWords(row.amountKopecks),
    purpose: invoicePurpose(row),
    qr: qrPath(qrContent(row)),
  }
}

/** The payments that came for all invoices of this order or plan, in rubles. */
export async function readInvoicePayments(db: Reader, ref: string): Promise<{ payments: InvoicePayment[] }> {
  const rows = await listReceivedMoney(db, ref)
  return {
    payments: rows.map(({ id, paidOn, kopecks, source, number, payer }) => ({
      id,
      paid_on: String(paidOn),
      amount: Number(kopecks) / 100,
      source: source as InvoicePayment['source'],
      number,
      payer,
    })),
  }
}
