// Plans that companies pay by invoice: the invoice is issued to a member, the plan starts when staff enter the payment, and both are listed with the
// monthly acts («акт», the certificate of rendered services).
import type { InvoiceSummary } from '@sverka/contract/payments/invoices'
import type { PlanDocuments } from '@sverka/contract/plans/plan-invoices'
import type { Requisites } from '@sverka/contract/site-pages/site-pages'
import { lockMembers } from '../auth/auth.ts'
import type { InvoiceEvent } from '../events.ts'
import {
  expireInvoice,
  findInvoice,
  findSiteInvoice,
  issueSiteInvoice,
  listSiteInvoices,
  lockWaitingInvoice,
  recordSiteInvoicePayment,
  type Sides,
  type SiteInvoicePayment,
  toInvoiceSummary,
  withdrawInvoice,
} from '../payments/payments.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import { insertInvoicedPlan, listActs } from './invoiced.sql.ts'
import { findPlan, lockMember } from './plans.sql.ts'
import { lockMemberAndPlan, type PlanPurchase, planText, startPlan } from './plans.ts'

/** Reads the company details of the site's owner, who sells plans; null if staff have not entered any. */
export type ReadOwner = (db: Reader) => Promise<Requisites | null>

/** The owner as the seller of an invoice; null without ИНН (taxpayer's number) or bank account: then no invoices can be issued. */
async function readSides(db: Reader, readOwner: ReadOwner): Promise<Sides | null> {
  const owner = await readOwner(db)
  if (!owner?.inn || !owner.bank.account || !owner.bank.bic) return null
  const { name, inn, kpp, address, bank } = owner
  return {
    seller: { name, inn, kpp: kpp ?? null, address: address || null, head: null, accountant: null },
    bank: { name: bank.name, bic: bank.bic, account: bank.account, corrAccount: bank.correspondent_account },
  }
}

interface PlanInvoiceRequest extends PlanPurchase {
  /** ИНН of the company that pays. */
  readonly inn: string
  /** Address of the accountant who receives the invoice. */
  readonly email: string
}

/** `plan:3:17` for plan 3 of member 17. */
const invoiceRef = (planId: number, userId: number): string => `plan:${planId}:${userId}`

/**
 * Returns the open invoice of this member for the same plan, price and company, otherwise issues a new one in its place. Throws the same as a
 * purchase by card, and `owner_without_bank`, `number_invalid`, `company_not_found`, `invoice_to_seller`.
 */
export async function invoicePlan(tx: Tx, services: Services, userId: number, request: PlanInvoiceRequest & { readOwner: ReadOwner }) {
  const sides = (await readSides(tx, request.readOwner)) ?? refuse('owner_without_bank')
  const plan = await lockMemberAndPlan(tx, userId, request)
  const ref = invoiceRef(plan.id, userId)
  const inn = request.inn.trim()
  const open = await lockWaitingInvoice(tx, ref)
  const isOverdue = open !== undefined && open.validUntil <= services.clock.now()
  if (open && !isOverdue && open.amountKopecks === plan.priceKopecks && open.buyerInn === inn) return toInvoiceSummary(open)
  if (open && isOverdue) await expireInvoice(tx, services, open.id)
  else if (open) await withdrawInvoice(tx, ref)
  const line = { name: planText(plan), article: '', kind: 'service', quantity: 1, kopecks: plan.priceKopecks, vatRate: null } as const
  const slug = await issueSiteInvoice(tx, services, {
    buyerId: userId,
    ref,
    lines: [line],
    invoiceRequest: { inn, email: request.email },
    sides,
  })
  return toInvoiceSummary((await findInvoice(tx, slug)) ?? refuse('not_found'))
}

/**
 * Staff enter the payment of an invoice. Throws `not_found`, `invoice_settled` for a deleted account, and the refusals of
 * `recordSiteInvoicePayment`.
 */
export async function enterPayment(tx: Tx, services: Services, payment: SiteInvoicePayment): Promise<void> {
  const { buyerId } = (await findSiteInvoice(tx, payment.id)) ?? refuse('not_found')
  // Locks the member before the invoice, as a request for an invoice does, so that no two transactions wait for each other.
  if (!(await lockMembers(tx, [buyerId])).has(buyerId)) refuse('invoice_settled')
  await lockMember(tx, buyerId)
  await recordSiteInvoicePayment(tx, services, payment)
}

/** Called when an invoice is paid. Starts its plan as after a card payment; does nothing for an invoice of an order. The member is locked. */
export async function startInvoiced(tx: Tx, services: Services, { ref, invoiceId }: InvoiceEvent): Promise<void> {
  const [word, plan, user] = ref.split(':')
  if (word !== 'plan') return
  const [planId, userId] = [Number(plan), Number(user)]
  const invoice = (await findSiteInvoice(tx, invoiceId)) ?? refuse('not_found')
  const { name } = (await findPlan(tx, planId)) ?? refuse('not_found')
  const row = { invoice_id: invoiceId, user_id: userId, plan_id: planId, plan_name: name }
  const isNew = await insertInvoicedPlan(tx, { ...row, amount_kopecks: invoice.amountKopecks, started_at: services.clock.now() })
  if (isNew) await startPlan(tx, services, { userId, planId, by: { invoiceId } })
}

/** A member's invoices for plans and acts, with sums in rubles. `offered`: invoices can be issued. */
export async function readPlanDocuments(db: Reader, userId: number, readOwner: ReadOwner): Promise<PlanDocuments> {
  const [invoices, acts] = [await listSiteInvoices(db, userId), await listActs(db, userId)]
  return {
    offered: (await readSides(db, readOwner)) !== null,
    invoices: invoices.map((row) => ({
      ...(toInvoiceSummary(row) satisfies InvoiceSummary),
      service: row.content.lines[0]?.name ?? '',
      buyer: row.content.buyer.name,
    })),
    acts: acts.map(({ id, number, issuedOn, service, kopecks }) => ({
      id,
      number,
      issued_on: String(issuedOn),
      service,
      amount: Number(kopecks) / 100,
    })),
  }
}
