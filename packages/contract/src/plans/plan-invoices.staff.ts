// Operations of staff on the invoices with which companies pay for plans (subscriptions): listing them, and recording that one was paid.
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoDate, Page, pageQuery, StringEnum, staffList, staffOperation } from '../http/http.ts'
import { invoiceStates } from '../payments/invoices.rules.ts'
import { InvoiceSummary } from '../payments/invoices.ts'

const Text = Type.String()

export const StaffInvoice = Type.Object({
  ...InvoiceSummary.properties,
  id: Id,
  /** The company with its taxpayer number (ИНН, INN). */
  buyer: Type.Object({ name: Text, inn: Text }),
  /** The plan and its term, as the invoice words them. */
  service: Text,
  /** The member who requested it. */
  user: Type.Object({ id: Id, full_name: Text, email: Text }),
})
export type StaffInvoice = Static<typeof StaffInvoice>

export const listPlanInvoices = defineOperation({
  ...staffList,
  path: '/api/v1/admin/plan-invoices/',
  summary: 'Invoices for plans, the newest first; `search` is the number of an invoice or an INN',
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(StringEnum(invoiceStates)),
    search: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
  }),
  response: { 200: Page(StaffInvoice) },
})

export const payPlanInvoice = defineOperation({
  ...staffOperation,
  method: 'POST',
  path: '/api/v1/admin/plan-invoices/:id/payment/',
  summary: 'Record that the whole sum was received, which starts the plan. For an overdue or withdrawn invoice `late` is required',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    paid_on: IsoDate,
    /** Number of the payment order. */
    number: Type.Optional(Type.String({ maxLength: 20 })),
    /** True to accept a payment of an invoice that is overdue or withdrawn. */
    late: Type.Optional(Type.Boolean()),
  }),
  response: { 204: null },
  errors: ['not_found', 'invoice_settled', 'invoice_overdue', 'invoice_withdrawn'],
})
