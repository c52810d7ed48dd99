// Closing documents of an order: an УПД (universal transfer document, for goods) and an act (for services). The seller issues them once its
// invoice is paid; they are stored as files, available to both parties.
import type { listSellerDocuments, OrderDocument, OrderDocuments } from '@sverka/contract/documents/documents'
import { ARCHIVE_MAX, type DocumentKind, documentFormats } from '@sverka/contract/documents/documents.rules'
import type { OperationParts } from '@sverka/contract/http/http'
import { holdOwnOrder, requireOrder } from '../orders/orders.ts'
import { listInvoices, representsCompany, russianDay, toInvoiceSummary } from '../payments/payments.ts'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { createFilePrinter } from '../platform/threads/file-printer.ts'
import { computeSums, toUpdStatus } from './document-content.ts'
import {
  countIssued,
  insertDocument,
  listDocumentRows,
  listFilesOfOrder,
  listIssued,
  listIssuedFiles,
  listNumbered,
  listUnprinted,
  nextDocumentNumber,
} from './documents.sql.ts'
import { documentNames } from './documents.texts.ts'
import type { DocumentTask } from './documents-worker.ts'
import { findPaidInvoice, type IssueServices, linesByKind, type Numbered, printAndStore, readPayments } from './issued-files.ts'

export type DocumentPrinter = IssueServices['printer']

/** Starts a worker thread that prints documents of orders, or acts of the paid plans of «Сверка»; `close` ends it. */
export const createDocumentPrinter = (): DocumentPrinter =>
  createFilePrinter<DocumentTask>(new URL('./documents-worker.ts', import.meta.url))

type FactsRow = Omit<Awaited<ReturnType<typeof listDocumentRows>>[number], 'format'>

const presentFacts = (row: FactsRow) => ({
  id: row.id,
  kind: row.kind as DocumentKind,
  number: row.number,
  issued_on: row.issuedOn,
  issued_at: row.createdAt.toISOString(),
  upd_status: row.updStatus,
  amount: Number(row.kopecks) / 100,
  corrected_amount: row.lowered === null ? null : (Number(row.kopecks) - row.lowered) / 100,
  corrects: row.correctsId,
})

/** The invoices and issued documents of an order, for its buyer or seller. Throws `not_found` to everybody else. */
export async function readOrderDocuments(db: Reader, userId: number, orderId: number): Promise<OrderDocuments> {
  const { order, role } = await requireOrder(db, userId, orderId)
  const rows = await listDocumentRows(db, orderId)
  const documents = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([row, ...others]) =>
    row
      ? [
          {
            ...presentFacts(row),
            formats: [row, ...others].map(({ format }) => format as OrderDocument['formats'][number]),
          },
        ]
      : [],
  )
  const isSeller = role === 'seller'
  const invoices = await listInvoices(db, `order:${orderId}`)
  const isPaid = invoices.some(({ status }) => status === 'paid')
  const mayIssueFirst = isSeller && documents.length === 0 && order.cancelled === null && isPaid
  const isPrintingUnfinished = isSeller && documents.length > 0 && (await listUnprinted(db, orderId)).length > 0
  const mayCorrect = isSeller && documents.length > 0
  return { invoices: invoices.map(toInvoiceSummary), documents, may_issue: mayIssueFirst || isPrintingUnfinished, may_correct: mayCorrect }
}

interface SellerRequest {
  readonly companyId: number
  readonly query: OperationParts<typeof listSellerDocuments>['query']
}

/** A page of the documents that a company has issued, for its current representative. Throws `not_found` to everybody else. */
export async function readIssuedPage(db: Reader, userId: number, { companyId, query }: SellerRequest) {
  const { page = 1, page_size = 6, period = '' } = query
  if (!(await representsCompany(db, userId, companyId))) refuse('not_found')
  const filter = { companyId, day: period }
  const rows = await listIssued(db, filter, { limit: page_size, offset: (page - 1) * page_size })
  const result = rows.map((row) => ({
    ...presentFacts(row),
    order: row.orderId,
    formats: row.formats as OrderDocument['formats'],
  }))
  return { count: await countIssued(db, filter), page, page_size, result }
}

/** A ZIP of these documents' files. Throws `not_found` if there are none, and `too_many_documents` for more than `ARCHIVE_MAX` of them. */
export async function zipIssued(
  db: Reader,
  printer: DocumentPrinter,
  userId: number,
  { companyId, query: { period = '' } }: Pick<SellerRequest, 'companyId'> & { query: { period?: string } },
): Promise<Buffer> {
  if (!(await representsCompany(db, userId, companyId))) refuse('not_found')
  const filter = { companyId, day: period }
  const count = await countIssued(db, filter)
  if (count === 0) refuse('not_found')
  if (count > ARCHIVE_MAX) refuse('too_many_documents')
  const files = await listIssuedFiles(db, filter, ARCHIVE_MAX * documentFormats.length)
  return printer.print({ archive: { invoices: [], files } }, userId)
}

/**
 * Issues an УПД for goods with their delivery, and an act for services. They are numbered in one transaction and printed after it, so that
 * no other request waits for a lock while the thread prints. If printing was interrupted, also that of a correction, the next request finishes it.
 * Throws `not_found` to all but the seller, `order_cancelled`, and `order_state` if no invoice is paid.
 */
export async function issueDocuments(db: Db, services: IssueServices, userId: number, orderId: number): Promise<OrderDocuments> {
  const numbered = await db.transaction().execute((tx) => numberDocuments(tx, services, userId, orderId))
  if (numbered) await printAndStore(db, services, userId, numbered)
  return readOrderDocuments(readOnly(db), userId, orderId)
}

/** Numbers the order's documents, unless they have numbers. Returns those without files; null if all have their files. */
async function numberDocuments(tx: Tx, { clock }: Pick<IssueServices, 'clock'>, userId: number, orderId: number): Promise<Numbered | null> {
  const { isCancelled, buyerId } = await holdOwnOrder(tx, userId, orderId, 'seller')
  const unprinted = await listUnprinted(tx, orderId)
  const bases = await listNumbered(tx, orderId)
  if (bases.length > 0 && unprinted.length === 0) return null
  if (isCancelled && bases.length === 0) refuse('order_cancelled')
  const invoice = (await findPaidInvoice(tx, orderId)) ?? refuse('order_state')
  const payments = await readPayments(tx, orderId)
  if (unprinted.length > 0) return { orderId, buyerId, invoice, payments, unprinted, bases }
  const companyId = invoice.companyId ?? refuse('order_state')
  const now = clock.now()
  for (const [kind, lines] of linesByKind(invoice)) {
    await insertDocument(tx, {
      order_id: orderId,
      company_id: companyId,
      kind,
      number: await nextDocumentNumber(tx, companyId, kind),
      issued_on: moscowDay(now),
      upd_status: kind === 'upd' ? toUpdStatus(lines) : null,
      amount_kopecks: computeSums(lines).total,
      created_at: now,
    })
  }
  return { orderId, buyerId, invoice, payments, unprinted: await listUnprinted(tx, orderId), bases }
}

/** A ZIP with all documents of the order, its invoices also as spreadsheets, and their contracts. Throws `not_found`. */
export async function zipDocuments(db: Reader, printer: DocumentPrinter, userId: number, orderId: number): Promise<Buffer> {
  await requireOrder(db, userId, orderId)
  const issued = await listInvoices(db, `order:${orderId}`)
  const invoices = issued.map((row) => {
    const day = russianDay(row.issuedOn)
    const { invoice, invoiceSheet, contract } = documentNames
    return { name: invoice(row.number, day), sheet: invoiceSheet(row.number, day), contract: contract(row.number, day), row }
  })
  const files = await listFilesOfOrder(db, orderId)
  if (invoices.length + files.length === 0) refuse('not_found')
  return printer.print({ archive: { invoices, files } }, userId)
}
