// The HTTP operations of plans that companies pay by invoice: the invoice, its page and files, the monthly acts, and the payment that staff enter.
import { XLSX_TYPE } from '@sverka/contract/company-card/export'
import {
  downloadPlanAct,
  downloadPlanInvoice,
  getPlanInvoice,
  invoicePlan as invoicePlanOperation,
  listPlanDocuments,
  sendPlanInvoice,
} from '@sverka/contract/plans/plan-invoices'
import { listPlanInvoices, payPlanInvoice } from '@sverka/contract/plans/plan-invoices.staff'
import type { DocumentPrinter } from '../documents/documents.ts'
import { type InvoicePrinter, presentSiteInvoice, readStaffInvoicesPage, requireSiteInvoice, sendInvoice } from '../payments/payments.ts'
import { writesWithAudit } from '../platform/audit/writes-with-audit.ts'
import { requireMember } from '../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../platform/http/binding.ts'
import { taskSender } from '../platform/http/sender.ts'
import type { Services } from '../platform/services.ts'
import { printPlanAct } from './acts.ts'
import { enterPayment, invoicePlan, type ReadOwner, readPlanDocuments } from './invoiced.ts'

interface Printers {
  readonly acts: DocumentPrinter
  readonly invoices: InvoicePrinter
}

export const invoicedRoutes = (services: Services, printers: Printers, readOwner: ReadOwner): readonly BoundRoute[] => [
  reads(listPlanDocuments, ({ db, caller }) => readPlanDocuments(db, requireMember(caller).userId, readOwner)),
  writes(invoicePlanOperation, async ({ tx, caller, body: { plan, price, inn, email } }) => {
    const request = { plan, inn, email, ...(price !== undefined && { price }) }
    return new HttpResponse(201, await invoicePlan(tx, services, requireMember(caller).userId, { ...request, readOwner }))
  }),
  // Open to everybody who has the link, since its last part, the slug, is a secret. Never cached: the invoice may be paid a moment later.
  reads(
    getPlanInvoice,
    async ({ db, params, caller }) =>
      new HttpResponse(200, presentSiteInvoice(await requireSiteInvoice(db, params.slug), caller?.userId ?? null, services.clock.now()), {
        'cache-control': 'no-store',
      }),
  ),
  writes(sendPlanInvoice, async ({ tx, caller, params, body }) => {
    await sendInvoice(tx, services, await requireSiteInvoice(tx, params.slug), { userId: requireMember(caller).userId, email: body.email })
    return undefined
  }),
  reads(downloadPlanInvoice, async ({ db, params, query: { format = 'pdf' }, caller, clientIp }) => {
    const row = await requireSiteInvoice(db, params.slug)
    return new HttpResponse<Uint8Array>(200, await printers.invoices.print({ row, format }, taskSender({ caller, clientIp })), {
      'content-type': format === 'xlsx' ? XLSX_TYPE : 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="invoice-${row.number}.${format}"`,
    })
  }),
  reads(downloadPlanAct, async ({ db, caller, params }) => {
    const { number, file } = await printPlanAct(db, printers.acts, requireMember(caller).userId, params.id)
    return new HttpResponse<Uint8Array>(200, file, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="act-${number}.pdf"`,
    })
  }),
  reads(listPlanInvoices, ({ db, query }) => readStaffInvoicesPage(db, query)),
  writesWithAudit(payPlanInvoice, 'plan-invoice.paid', async ({ tx, caller, params, body }) => {
    const { paid_on: paidOn, number, late: isLate = false } = body
    await enterPayment(tx, services, { id: params.id, paidOn, number, isLate, staffId: requireMember(caller).userId })
    return undefined
  }),
]
