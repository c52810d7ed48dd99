// Prints closing documents that have a number but no files yet, stores the files, and notifies the buyer of corrections. УПД: universal transfer
// document for goods, act: for services, УКД (`ukd`): correction of one of them.
import { createHash } from 'node:crypto'
import type { DocumentKind } from '@sverka/contract/documents/documents.rules'
import { readShipped } from '../orders/orders.ts'
import { type ContentLine, type InvoiceRow, listInvoices, listReceivedMoney, longDay, russianDay } from '../payments/payments.ts'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { raiseNotice } from '../platform/notices/notices.ts'
import type { Services } from '../platform/services.ts'
import type { FilePrinter } from '../platform/threads/file-printer.ts'
import type { Correction, CorrectionContent } from './correction-content.ts'
import type { DocumentContent, Payment } from './document-content.ts'
import { insertFiles, type listUnprinted, type NewFile } from './documents.sql.ts'
import { actTexts, documentNames, pageFooter, ukdTexts, updTexts } from './documents.texts.ts'
import type { DocumentTask } from './documents-worker.ts'
import { hasXml, updXml } from './upd-xml.ts'

/** The services that issuing documents needs. */
export interface IssueServices extends Pick<Services, 'clock' | 'ids' | 'announce'> {
  readonly printer: FilePrinter<DocumentTask>
}

type Unprinted = Awaited<ReturnType<typeof listUnprinted>>[number]

/** The paid invoice of an order; undefined if none is paid. */
export const findPaidInvoice = async (db: Reader, orderId: number): Promise<InvoiceRow | undefined> =>
  (await listInvoices(db, `order:${orderId}`)).find(({ status }) => status === 'paid')

/** Payments received for the invoices of the order. */
export const readPayments = async (db: Reader, orderId: number): Promise<Payment[]> =>
  (await listReceivedMoney(db, `order:${orderId}`)).map(({ number, drawnOn, paidOn, kopecks }) => ({
    number: number || null,
    drawnOn: drawnOn === null ? null : String(drawnOn),
    paidOn: String(paidOn),
    kopecks: Number(kopecks),
  }))

/** The lines of each document of an order: `upd` has the goods and their delivery, `act` the services. */
export const linesByKind = (invoice: InvoiceRow): Map<string, ContentLine[]> =>
  Map.groupBy(invoice.content.lines, ({ kind, isDelivery }) => (kind === 'service' && !isDelivery ? 'act' : 'upd'))

/** A document as its corrections refer to it: by kind, number and day. */
export interface CorrectedDocument {
  readonly id: number
  readonly kind: string
  readonly number: number
  readonly issuedOn: unknown
}

/** Documents of an order that have their numbers but no files yet. */
export interface Numbered {
  readonly orderId: number
  readonly buyerId: number
  readonly invoice: InvoiceRow
  readonly payments: readonly Payment[]
  readonly unprinted: readonly Unprinted[]
  /** The documents that the corrections in `unprinted` correct. */
  readonly bases: readonly CorrectedDocument[]
}

/** Prints in the worker thread, outside of any transaction, then stores the files. A repeat changes nothing. */
export async function printAndStore(db: Db, services: IssueServices, userId: number, numbered: Numbered): Promise<void> {
  const files: (NewFile & { readonly document_id: number })[] = []
  const shipped = await readShipped(readOnly(db), numbered.orderId)
  for (const row of numbered.unprinted) {
    const printed =
      row.kind === 'ukd'
        ? await printCorrection(services, userId, numbered, row)
        : await print(services, userId, { ...numbered, shipped }, row)
    files.push(...printed.map((file) => ({ document_id: row.id, ...file })))
  }
  await db.transaction().execute(async (tx) => {
    await insertFiles(tx, files)
    for (const { id, number, kind } of numbered.unprinted) {
      if (kind !== 'ukd') continue
      await raiseNotice(tx, services.clock, {
        userId: numbered.buyerId,
        kind: 'document_corrected',
        params: { number, order: numbered.orderId },
        path: `/profile/orders/${numbered.orderId}`,
        dedupeKey: `document:${id}:corrected`,
      })
    }
  })
}

const toFile = (format: string, file_name: string, content: Buffer): NewFile => ({
  format,
  file_name,
  sha256: createHash('sha256').update(content).digest('hex'),
  content,
})

const titles = {
  upd: ({ number, issuedOn, invoice }: DocumentContent) =>
    pageFooter(updTexts.title, number, russianDay(issuedOn), invoice.content.seller.name),
  act: ({ number, issuedOn }: DocumentContent) => actTexts.title(number, longDay(issuedOn)),
}

/** An УПД or an act as files: PDF and XLSX, and for an УПД the tax service's XML where its format can express the document. */
async function print(
  { clock, ids, printer }: IssueServices,
  userId: number,
  { invoice, payments, orderId, shipped }: Numbered & { readonly shipped: Date | null },
  row: Unprinted,
): Promise<NewFile[]> {
  const kind = row.kind as Exclude<DocumentKind, 'ukd'>
  const lines = linesByKind(invoice).get(kind) ?? []
  const [issuedOn, shippedOn] = [String(row.issuedOn), shipped && moscowDay(shipped)]
  const earlierShipment = shippedOn !== null && shippedOn < issuedOn ? { shippedOn } : {}
  const content: DocumentContent = { number: row.number, issuedOn, invoice, orderId, lines, payments, ...earlierShipment }
  const name = documentNames[kind](content.number, russianDay(content.issuedOn))
  const pdf = toFile('pdf', name, await printer.print(kind === 'upd' ? { upd: content } : { act: content }, userId))
  const sheet = toFile('xlsx', name.replace(/pdf$/, 'xlsx'), await printer.print({ sheet: content, title: titles[kind](content) }, userId))
  if (kind === 'act' || !hasXml(content)) return [pdf, sheet]
  const xml = updXml(content, { id: ids.uuid(), moment: clock.now() })
  return [pdf, sheet, toFile('xml', xml.name, xml.bytes)]
}

/** A correction as PDF and XLSX; «Сверка» writes no XML of it. */
async function printCorrection(
  { printer }: IssueServices,
  userId: number,
  { invoice, orderId, bases }: Numbered,
  row: Unprinted,
): Promise<NewFile[]> {
  const base = bases.find(({ id }) => id === row.correctsId) ?? refuse('conflict')
  const content: CorrectionContent = {
    number: row.number,
    issuedOn: String(row.issuedOn),
    status: row.updStatus === 1 ? 1 : 2,
    base: { kind: base.kind === 'act' ? 'act' : 'upd', number: base.number, issuedOn: String(base.issuedOn) },
    invoice,
    orderId,
    correction: row.correction as unknown as Correction,
  }
  const name = documentNames.ukd(content.number, russianDay(content.issuedOn))
  const title = pageFooter(ukdTexts.title, content.number, russianDay(content.issuedOn), invoice.content.seller.name)
  return [
    toFile('pdf', name, await printer.print({ ukd: content }, userId)),
    toFile('xlsx', name.replace(/pdf$/, 'xlsx'), await printer.print({ ukdSheet: content, title }, userId)),
  ]
}
