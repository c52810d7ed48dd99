// Reads and stores closing documents with their numbers and files: `upd` (universal transfer document), `act` (of services) and `ukd` (their
// correction). A document gets its number first; it is issued once its printed files are stored.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** The seller's next number of this kind of document. Its row stays locked until the commit, so that numbers have no gaps and no repeats. */
export async function nextDocumentNumber(tx: Tx, companyId: number, kind: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('order_document_numbers')
    .values({ company_id: companyId, kind, last_number: 1 })
    .onConflict((on) => on.columns(['company_id', 'kind']).doUpdateSet({ last_number: sql`order_document_numbers.last_number + 1` }))
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** A row of `order_documents`. */
export interface NewDocument {
  readonly order_id: number
  readonly company_id: number
  readonly kind: string
  readonly number: number
  readonly issued_on: string
  /** 1: also a VAT invoice; 2: not one; null for an act. */
  readonly upd_status: number | null
  readonly amount_kopecks: number
  readonly created_at: Date
  /** Only for `ukd`: id of the corrected document; `place` is which correction of it this is, from 1. */
  readonly corrects_id?: number
  readonly place?: number
  /** JSON of a `Correction`. */
  readonly correction?: string
}

/** A printed file; `format` is pdf, xlsx or xml. */
export interface NewFile {
  readonly format: string
  readonly file_name: string
  readonly sha256: string
  readonly content: Buffer
}

export const insertDocument = (tx: Tx, document: NewDocument) =>
  tx.insertInto('order_documents').values(document).returning('id').executeTakeFirstOrThrow()

/** Stores files. A file that is stored already for this document and format stays unchanged. */
export const insertFiles = (tx: Tx, files: readonly (NewFile & { readonly document_id: number })[]) =>
  tx
    .insertInto('order_document_files')
    .values([...files])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Numbered documents of the order whose files are not stored yet. */
export const listUnprinted = (tx: Reader, orderId: number) =>
  tx
    .selectFrom('order_documents as document')
    .select([
      'document.id',
      'document.kind',
      'document.number',
      'document.issued_on as issuedOn',
      'document.upd_status as updStatus',
      'document.corrects_id as correctsId',
    ])
    .select('document.correction')
    .where('document.order_id', '=', orderId)
    .where((is) =>
      is.not(
        is.exists(is.selectFrom('order_document_files as file').select('file.format').whereRef('file.document_id', '=', 'document.id')),
      ),
    )
    .orderBy('document.id')
    .execute()

/** The УПД and the act of an order, also without files. */
export const listNumbered = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_documents')
    .select(['id', 'kind', 'number', 'issued_on as issuedOn'])
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'ukd')
    .orderBy('id')
    .execute()

/** Kopecks by which issued corrections lower a document; null without any. */
const lowered = sql<
  number | null
>`(select sum(amount_kopecks)::bigint from order_documents as correction where correction.corrects_id = document.id
  and exists (select from order_document_files where document_id = correction.id))`.as('lowered')

/** The issued documents of an order: one row for each file, so a document has as many rows as formats. */
export const listDocumentRows = (db: Reader, orderId: number) =>
  db
    .selectFrom('order_documents as document')
    .innerJoin('order_document_files as file', 'file.document_id', 'document.id')
    .select(['document.id', 'document.kind', 'document.number', 'document.issued_on as issuedOn', 'document.upd_status as updStatus'])
    .select(['document.amount_kopecks as kopecks', 'document.created_at as createdAt', 'document.corrects_id as correctsId', 'file.format'])
    .select(lowered)
    .where('document.order_id', '=', orderId)
    .orderBy('document.id')
    .orderBy('file.format')
    .execute()

/** Documents of one seller, optionally of one year or month. */
export interface DocumentFilter {
  readonly companyId: number
  /** Prefix of the day of issue: `2026`, `2026-11`, or empty for all days. */
  readonly day: string
}

const issuedBy = (db: Reader, { companyId, day }: DocumentFilter) =>
  db
    .selectFrom('order_documents as document')
    .where('document.company_id', '=', companyId)
    .where(sql<boolean>`document.issued_on::text like ${`${day}%`}`)
    // A document gets its number before its files are printed; without files it is not issued yet.
    .where(sql<boolean>`exists (select from order_document_files where document_id = document.id)`)

export async function countIssued(db: Reader, filter: DocumentFilter): Promise<number> {
  const row = await issuedBy(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

export const listIssued = (db: Reader, filter: DocumentFilter, page: { limit: number; offset: number }) =>
  issuedBy(db, filter)
    .select([
      'document.id',
      'document.order_id as orderId',
      'document.kind',
      'document.number',
      'document.issued_on as issuedOn',
      'document.upd_status as updStatus',
    ])
    .select(['document.amount_kopecks as kopecks', 'document.created_at as createdAt', 'document.corrects_id as correctsId'])
    .select(lowered)
    .select(sql<string[]>`array(select format from order_document_files where document_id = document.id order by format)`.as('formats'))
    .orderBy('document.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const listIssuedFiles = (db: Reader, filter: DocumentFilter, limit: number) =>
  issuedBy(db, filter)
    .innerJoin('order_document_files as file', 'file.document_id', 'document.id')
    .select(['file.content', 'file.file_name as name'])
    .orderBy('document.id')
    .orderBy('file.format')
    .limit(limit)
    .execute()

/** An issued УПД or act; undefined for others, as a correction cannot be corrected itself. */
export const findCorrectable = (db: Reader, id: number) =>
  db
    .selectFrom('order_documents as document')
    .select([
      'document.id',
      'document.order_id as orderId',
      'document.company_id as companyId',
      'document.kind',
      'document.number',
      'document.issued_on as issuedOn',
    ])
    .select('document.upd_status as updStatus')
    .where('document.id', '=', id)
    .where('document.kind', '<>', 'ukd')
    .where(sql<boolean>`exists (select from order_document_files where document_id = document.id)`)
    .executeTakeFirst()

export const findLatestCorrection = (db: Reader, correctsId: number) =>
  db
    .selectFrom('order_documents')
    .select(['id', 'place', 'correction'])
    .where('corrects_id', '=', correctsId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findDocumentFile = (db: Reader, id: number, format: string) =>
  db
    .selectFrom('order_documents as document')
    .innerJoin('order_document_files as file', 'file.document_id', 'document.id')
    .select(['document.order_id as orderId', 'file.content', 'file.file_name as name'])
    .where('document.id', '=', id)
    .where('file.format', '=', format)
    .executeTakeFirst()

/** All files of an order's documents, for its archive. */
export const listFilesOfOrder = (db: Reader, orderId: number) =>
  db
    .selectFrom('order_documents as document')
    .innerJoin('order_document_files as file', 'file.document_id', 'document.id')
    .select(['file.content', 'file.file_name as name'])
    .where('document.order_id', '=', orderId)
    .orderBy('document.id')
    .orderBy('file.format')
    .execute()
