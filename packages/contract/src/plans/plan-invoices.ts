// Operations on plans (subscriptions) that a company pays by invoice: requesting an invoice, and the member's invoices and acts.
import { type Static, Type } from 'typebox'
import { XLSX_TYPE } from '../company-card/export.ts'
import { Bytes, defineOperation, Id, IsoDate, StringEnum } from '../http/http.ts'
import { InvoiceSheet, InvoiceSummary } from '../payments/invoices.ts'

const Rubles = Type.Number({ minimum: 0 })

/** An act (certificate of services rendered, for the company's accounting) for one month of a plan that was paid by invoice. */
export const PlanAct = Type.Object({
  id: Id,
  number: Type.Integer({ minimum: 1 }),
  issued_on: IsoDate,
  /** The service, as the act words it. */
  service: Type.String(),
  amount: Rubles,
})
export type PlanAct = Static<typeof PlanAct>

/** `service`: the plan and its term, as the invoice words them; `buyer`: name of the company. */
export const PlanInvoice = Type.Object({ ...InvoiceSummary.properties, service: Type.String(), buyer: Type.String() })
export type PlanInvoice = Static<typeof PlanInvoice>

export const PlanDocuments = Type.Object({
  /** Whether plans can be paid by invoice: only if the owner of the site has bank details. */
  offered: Type.Boolean(),
  invoices: Type.Array(PlanInvoice),
  acts: Type.Array(PlanAct),
})
export type PlanDocuments = Static<typeof PlanDocuments>

export const listPlanDocuments = defineOperation({
  method: 'GET',
  path: '/api/v1/plan-documents/',
  summary: "Invoices and acts of the caller's plans, the newest first, and whether plans can be paid by invoice",
  access: 'user',
  limit: 'api',
  response: { 200: PlanDocuments },
  errors: [],
})

export const invoicePlan = defineOperation({
  method: 'POST',
  path: '/api/v1/plan-invoices/',
  summary:
    'Order a plan for a company by invoice; it starts when staff record the payment. A repeated order leads to the same open invoice',
  access: 'user',
  limit: 'invoices',
  body: Type.Object({
    plan: Id,
    /** The price as shown: if it has changed since, nothing is ordered. */
    price: Type.Optional(Rubles),
    /** Taxpayer number (ИНН) of the company that pays, and the address to which the invoice is sent. */
    inn: Type.String({ minLength: 1, maxLength: 20 }),
    email: Type.String({ format: 'email', maxLength: 254 }),
  }),
  response: { 201: InvoiceSummary },
  errors: ['not_found', 'plan_free', 'plan_changed', 'number_invalid', 'company_not_found', 'owner_without_bank', 'invoice_to_seller'],
})

const bySlug = Type.Object({ slug: Type.String({ pattern: '^[\\w-]{20,40}$', maxLength: 40, examples: ['V2hvIHBheXMgdGhpcyBvbmU'] }) })

export const OpenedPlanInvoice = Type.Object({
  ...InvoiceSheet.properties,
  /** Whether the caller may send it by e-mail: true for the member who requested the invoice, while it waits for payment. */
  may_send: Type.Boolean(),
})
export type OpenedPlanInvoice = Static<typeof OpenedPlanInvoice>

export const getPlanInvoice = defineOperation({
  method: 'GET',
  path: '/api/v1/plan-invoices/:slug/',
  summary: 'The invoice for a plan, by the secret in its URL, so that an accountant without an account can open it',
  access: 'public',
  limit: 'api',
  params: bySlug,
  response: { 200: OpenedPlanInvoice },
  errors: ['not_found'],
})

export const sendPlanInvoice = defineOperation({
  method: 'POST',
  path: '/api/v1/plan-invoices/:slug/letters/',
  summary: "Send the caller's open invoice for a plan to an accountant by e-mail, as it was issued",
  access: 'user',
  limit: ['invoices', 'letters'],
  params: bySlug,
  body: Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) }),
  response: { 204: null },
  errors: ['not_found', 'invoice_settled'],
})

export const planInvoiceFormats = ['pdf', 'xlsx'] as const
export type PlanInvoiceFormat = (typeof planInvoiceFormats)[number]

export const downloadPlanInvoice = defineOperation({
  method: 'GET',
  path: '/api/v1/plan-invoices/:slug/file/',
  summary: 'The invoice for a plan as a PDF, or as a spreadsheet with `format=xlsx`',
  access: 'public',
  limit: 'search',
  params: bySlug,
  query: Type.Object({ format: Type.Optional(StringEnum(planInvoiceFormats)) }),
  response: { 200: Bytes('application/pdf', XLSX_TYPE) },
  errors: ['not_found', 'overloaded'],
})

export const downloadPlanAct = defineOperation({
  method: 'GET',
  path: '/api/v1/plan-acts/:id/file/',
  summary: 'An act of the caller as a PDF',
  access: 'user',
  limit: 'search',
  params: Type.Object({ id: Id }),
  response: { 200: Bytes('application/pdf') },
  errors: ['not_found', 'overloaded'],
})
