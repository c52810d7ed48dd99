// The HTTP operations of sellers' invoices: a company's bank details, the buyer of an invoice, the invoice's page and files, sending it to an
// accountant, and the seller's confirmation that it was paid.
import { XLSX_TYPE } from '@sverka/contract/company-card/export'
import {
  confirmInvoice,
  downloadInvoice,
  findInvoiceBuyer,
  getBankDetails,
  getInvoice,
  sendInvoice as sendOperation,
  setBankDetails,
} from '@sverka/contract/payments/invoices'
import { requireMember } from '../../platform/auth/session.ts'
import { type BoundRoute, HttpResponse, reads, writes } from '../../platform/http/binding.ts'
import { taskSender } from '../../platform/http/sender.ts'
import type { Services } from '../../platform/services.ts'
import type { FilePrinter } from '../../platform/threads/file-printer.ts'
import { readBankDetails, saveBankDetails } from './bank-details.ts'
import { presentInvoice, requireOrderInvoice, sendInvoice } from './invoices.ts'
import { buyerByInn, usualBuyer } from './parties.ts'
import type { InvoiceTask } from './print-worker.ts'
import { confirmBySeller } from './received-money.ts'

export const invoicesRoutes = (services: Services, printer: FilePrinter<InvoiceTask>): readonly BoundRoute[] => [
  reads(getBankDetails, ({ db, caller, params }) => readBankDetails(db, requireMember(caller).userId, params.id)),
  writes(setBankDetails, ({ tx, caller, params, body, clientIp }) =>
    saveBankDetails(tx, services, { userId: requireMember(caller).userId, companyId: params.id, form: body, clientIp }),
  ),
  reads(findInvoiceBuyer, async ({ db, caller, query: { inn } }) => ({
    buyer: inn === undefined ? await usualBuyer(db, requireMember(caller).userId) : await buyerByInn(db, inn.trim()),
  })),
  // Open to everybody who has the link, since its last part, the slug, is a secret. Never cached: the invoice may be paid a moment later.
  reads(
    getInvoice,
    async ({ db, params, caller }) =>
      new HttpResponse(200, presentInvoice(await requireOrderInvoice(db, params.slug), caller?.userId ?? null, services.clock.now()), {
        'cache-control': 'no-store',
      }),
  ),
  writes(sendOperation, async ({ tx, caller, params, body }) => {
    await sendInvoice(tx, services, await requireOrderInvoice(tx, params.slug), { userId: requireMember(caller).userId, email: body.email })
    return undefined
  }),
  reads(downloadInvoice, async ({ db, params, query: { format = 'pdf' }, caller, clientIp }) => {
    const row = await requireOrderInvoice(db, params.slug)
    return new HttpResponse<Uint8Array>(200, await printer.print({ row, format }, taskSender({ caller, clientIp })), {
      'content-type': format === 'xlsx' ? XLSX_TYPE : 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${format === 'contract' ? `contract-offer-${row.number}.pdf` : `invoice-${row.number}.${format}`}"`,
    })
  }),
  writes(confirmInvoice, async ({ tx, caller, params, body: { amount, paid_on: paidOn, number, paid } }) => {
    const reported = {
      userId: requireMember(caller).userId,
      slug: params.slug,
      ...(amount !== undefined && { amount }),
      ...(paidOn !== undefined && { paidOn }),
      ...(number !== undefined && { number }),
      ...(paid !== undefined && { paid }),
    }
    return new HttpResponse(201, await confirmBySeller(tx, services, reported))
  }),
]
