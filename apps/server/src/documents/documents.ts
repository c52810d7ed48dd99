// Closing documents of an order: issued once by the seller when its invoice is paid, stored as files, available to both parties.
import { createHash } from 'node:crypto'
import type { listSellerDocuments, OrderDocument, OrderDocuments } from '@sverka/contract/documents/documents'
import { ARCHIVE_MAX, type DocumentKind, documentFormats } from '@sverka/contract/documents/documents.rules'
import type { OperationParts } from '@sverka/contract/http/http'
import { accessOrder, holdOwnOrder } from '../orders/orders.ts'
import { type ContentLine, type InvoiceRow, listInvoices, longDay, representsCompany, russianDay } from '../payments/payments.ts'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import { computeSums, type DocumentContent, toUpdStatus } from './document-content.ts'
import {
  countIssued,
  insertDocument,
  insertFiles,
  listDocumentRows,
  listFilesOfOrder,
  listIssued,
  listIssuedFiles,
  listUnprinted,
  type NewFile,
  nextDocumentNumber,
} from './documents.sql.ts'
import { act, foot, names, upd } from './documents.texts.ts'
import type { DocumentTask } from './documents-worker.ts'
import { hasXml, updXml } from './upd-xml.ts'

type Printer = FilePrinter<DocumentTask>

/** What issuing documents needs of the application. */
export interface Issuing extends Pick<Services, 'clock' | 'ids'> {
  readonly printer: Printer
}

const findPaidInvoice = async (db: Reader, orderId: number): Promise<InvoiceRow | undefined> =>
  (await listInvoices(db, `order:${orderId}`)).find(({ status }) => status === 'paid')

/** Refuses `not_found`. */
export async function showDocuments(db: Reader, userId: number, orderId: number): Promise<OrderDocuments> {
  const { order, role } = await accessOrder(db, userId, orderId)
  const rows = await listDocumentRows(db, orderId)
  const documents = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([row, ...others]) =>
    row
      ? [
          {
            id: row.id,
            kind: row.kind as DocumentKind,
            number: row.number,
            issued_on: row.issuedOn,
            upd_status: row.updStatus,
            amount: Number(row.kopecks) / 100,
            formats: [row, ...others].map(({ format }) => format as OrderDocument['formats'][number]),
          },
        ]
      : [],
  )
  const mayIssue =
    role === 'seller' && order.cancelled === null && documents.length === 0 && (await findPaidInvoice(db, orderId)) !== undefined
  return { documents, may_issue: mayIssue }
}

interface SellerRequest {
  readonly companyId: number
  readonly query: OperationParts<typeof listSellerDocuments>['query']
}

/** Documents that a company has issued, for its present representative. Refuses `not_found`. */
export async function showIssued(db: Reader, userId: number, { companyId, query }: SellerRequest) {
  const { page = 1, page_size = 6, period = '' } = query
  if (!(await representsCompany(db, userId, companyId))) refuse('not_found')
  const filter = { companyId, day: period }
  const rows = await listIssued(db, filter, { limit: page_size, offset: (page - 1) * page_size })
  const result = rows.map((row) => ({
    id: row.id,
    order: row.orderId,
    kind: row.kind as DocumentKind,
    number: row.number,
    issued_on: row.issuedOn,
    upd_status: row.updStatus,
    amount: Number(row.kopecks) / 100,
    formats: row.formats as OrderDocument['formats'],
  }))
  return { count: await countIssued(db, filter), page, page_size, result }
}

/** Refuses `not_found`, and `too_many_documents` if the archive would be too large. */
export async function zipIssued(
  db: Reader,
  printer: Printer,
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
 * An УПД for goods with their delivery, an act for services. They are numbered in one transaction and printed after it: nobody waits
 * for a lock while the thread prints. A request that was cut off between is completed by the next. Refuses `not_found` to all but the seller,
 * `order_cancelled`, and `order_state` if no invoice is paid.
 */
export async function issueDocuments(db: Db, services: Issuing, userId: number, orderId: number): Promise<OrderDocuments> {
  const numbered = await db.transaction().execute((tx) => numberDocuments(tx, services, userId, orderId))
  if (numbered) {
    const files = await printAll(services, { ...numbered, orderId, userId })
    await db.transaction().execute((tx) => insertFiles(tx, files))
  }
  return showDocuments(readOnly(db), userId, orderId)
}

const linesByKind = (invoice: InvoiceRow): Map<string, ContentLine[]> =>
  Map.groupBy(invoice.content.lines, ({ kind, isDelivery }) => (kind === 'service' && !isDelivery ? 'act' : 'upd'))

type Numbered = NonNullable<Awaited<ReturnType<typeof numberDocuments>>>

async function printAll(services: Issuing, { invoice, unprinted, orderId, userId }: Numbered & { orderId: number; userId: number }) {
  const files: (NewFile & { readonly document_id: number })[] = []
  for (const { id, kind, number, issuedOn } of unprinted) {
    const content: DocumentContent = { number, issuedOn: String(issuedOn), invoice, orderId, lines: linesByKind(invoice).get(kind) ?? [] }
    const printed = await makeFiles(services, { kind: kind as DocumentKind, content, userId })
    files.push(...printed.map((file) => ({ document_id: id, ...file })))
  }
  return files
}

/** Gives the order's documents their numbers, unless they have them; answers with those without files, or null if all is there. */
async function numberDocuments(tx: Tx, services: Pick<Issuing, 'clock'>, userId: number, orderId: number) {
  const { isCancelled } = await holdOwnOrder(tx, userId, orderId, 'seller')
  if ((await listDocumentRows(tx, orderId)).length > 0) return null
  if (isCancelled) refuse('order_cancelled')
  const invoice = (await findPaidInvoice(tx, orderId)) ?? refuse('order_state')
  const begun = await listUnprinted(tx, orderId)
  if (begun.length > 0) return { invoice, unprinted: begun }
  const now = services.clock.now()
  for (const [kind, lines] of linesByKind(invoice)) {
    await insertDocument(tx, {
      order_id: orderId,
      company_id: invoice.companyId,
      kind,
      number: await nextDocumentNumber(tx, invoice.companyId, kind),
      issued_on: moscowDay(now),
      upd_status: kind === 'upd' ? toUpdStatus(lines) : null,
      amount_kopecks: computeSums(lines).total,
      created_at: now,
    })
  }
  return { invoice, unprinted: await listUnprinted(tx, orderId) }
}

const toFile = (format: string, file_name: string, content: Buffer): NewFile => ({
  format,
  file_name,
  sha256: createHash('sha256').update(content).digest('hex'),
  content,
})

const titles = {
  upd: ({ number, issuedOn, invoice }: DocumentContent) => foot(upd.title, number, russianDay(issuedOn), invoice.content.seller.name),
  act: ({ number, issuedOn }: DocumentContent) => act.title(number, longDay(issuedOn)),
}

interface Drawn {
  readonly kind: DocumentKind
  readonly content: DocumentContent
  readonly userId: number
}

async function makeFiles({ clock, ids, printer }: Issuing, { kind, content, userId }: Drawn): Promise<NewFile[]> {
  const name = names[kind](content.number, russianDay(content.issuedOn))
  const pdf = toFile('pdf', name, await printer.print(kind === 'upd' ? { upd: content } : { act: content }, userId))
  const sheet = toFile('xlsx', name.replace(/pdf$/, 'xlsx'), await printer.print({ sheet: content, title: titles[kind](content) }, userId))
  if (kind === 'act' || !hasXml(content)) return [pdf, sheet]
  const xml = updXml(content, { id: ids.uuid(), moment: clock.now() })
  return [pdf, sheet, toFile('xml', xml.name, xml.bytes)]
}

/** All documents of the order. Refuses `not_found`. */
export async function zipDocuments(db: Reader, printer: Printer, userId: number, orderId: number): Promise<Buffer> {
  await accessOrder(db, userId, orderId)
  const issued = await listInvoices(db, `order:${orderId}`)
  const invoices = issued.map((row) => {
    const day = russianDay(row.issuedOn)
    return { name: names.invoice(row.number, day), contract: names.contract(row.number, day), row }
  })
  const files = await listFilesOfOrder(db, orderId)
  if (invoices.length + files.length === 0) refuse('not_found')
  return printer.print({ archive: { invoices, files } }, userId)
}
