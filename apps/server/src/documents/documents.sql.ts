// Stores closing documents with their numbers and files.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** The seller's next number of this kind. The row stays locked until the commit, so that numbers have no gaps and no repeats. */
export async function nextDocumentNumber(tx: Tx, companyId: number, kind: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('order_document_numbers')
    .values({ company_id: companyId, kind, last_number: 1 })
    .onConflict((on) => on.columns(['company_id', 'kind']).doUpdateSet({ last_number: sql`order_document_numbers.last_number + 1` }))
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export interface NewDocument {
  readonly order_id: number
  readonly company_id: number
  readonly kind: string
  readonly number: number
  readonly issued_on: string
  readonly upd_status: number | null
  readonly amount_kopecks: number
  readonly created_at: Date
  /** Id of the corrected document, and how many-th correction of it this is, from 1. */
  readonly corrects_id?: number
  readonly place?: number
  /** JSON of a `Correction`. */
  readonly correction?: string
}

export interface NewFile {
  readonly format: string
  readonly file_name: string
  readonly sha256: string
  readonly content: Buffer
}

export const insertDocument = (tx: Tx, document: NewDocument) =>
  tx.insertInto('order_documents').values(document).returning('id').executeTakeFirstOrThrow()

/** Stores files; a file of the same document and format that exists already stays as it is. */
export const insertFiles = (tx: Tx, files: readonly (NewFile & { readonly document_id: number })[]) =>
  tx
    .insertInto('order_document_files')
    .values([...files])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Numbered documents of the order whose files are not stored yet. */
export const listUnprinted = (tx: Reader, orderId: number) =>
  tx
    .selectFrom('order_documents as one')
    .select([
      'one.id',
      'one.kind',
      'one.number',
      'one.issued_on as issuedOn',
      'one.upd_status as updStatus',
      'one.corrects_id as correctsId',
    ])
    .select('one.correction')
    .where('one.order_id', '=', orderId)
    .where((is) =>
      is.not(is.exists(is.selectFrom('order_document_files as file').select('file.format').whereRef('file.document_id', '=', 'one.id'))),
    )
    .orderBy('one.id')
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
>`(select sum(amount_kopecks)::bigint from order_documents as correction where correction.corrects_id = one.id
  and exists (select from order_document_files where document_id = correction.id))`.as('lowered')

export const listDocumentRows = (db: Reader, orderId: number) =>
  db
    .selectFrom('order_documents as one')
    .innerJoin('order_document_files as file', 'file.document_id', 'one.id')
    .select(['one.id', 'one.kind', 'one.number', 'one.issued_on as issuedOn', 'one.upd_status as updStatus'])
    .select(['one.amount_kopecks as kopecks', 'one.created_at as createdAt', 'one.corrects_id as correctsId', 'file.format'])
    .select(lowered)
    .where('one.order_id', '=', orderId)
    .orderBy('one.id')
    .orderBy('file.format')
    .execute()

/** Documents of a seller whose date starts with this prefix: `2026`, `2026-11`, or an empty one. */
export interface DocumentFilter {
  readonly companyId: number
  readonly day: string
}

const issuedBy = (db: Reader, { companyId, day }: DocumentFilter) =>
  db
    .selectFrom('order_documents as one')
    .where('one.company_id', '=', companyId)
    .where(sql<boolean>`one.issued_on::text like ${`${day}%`}`)
    // A number is given before its files are printed.
    .where(sql<boolean>`exists (select from order_document_files where document_id = one.id)`)

export async function countIssued(db: Reader, filter: DocumentFilter): Promise<number> {
  const row = await issuedBy(db, filter).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

export const listIssued = (db: Reader, filter: DocumentFilter, page: { limit: number; offset: number }) =>
  issuedBy(db, filter)
    .select(['one.id', 'one.order_id as orderId', 'one.kind', 'one.number', 'one.issued_on as issuedOn', 'one.upd_status as updStatus'])
    .select(['one.amount_kopecks as kopecks', 'one.created_at as createdAt', 'one.corrects_id as correctsId'])
    .select(lowered)
    .select(sql<string[]>`array(select format from order_document_files where document_id = one.id order by format)`.as('formats'))
    .orderBy('one.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export const listIssuedFiles = (db: Reader, filter: DocumentFilter, limit: number) =>
  issuedBy(db, filter)
    .innerJoin('order_document_files as file', 'file.document_id', 'one.id')
    .select(['file.content', 'file.file_name as name'])
    .orderBy('one.id')
    .orderBy('file.format')
    .limit(limit)
    .execute()

/** An issued УПД or act. */
export const findCorrectable = (db: Reader, id: number) =>
  db
    .selectFrom('order_documents as one')
    .select(['one.id', 'one.order_id as orderId', 'one.company_id as companyId', 'one.kind', 'one.number', 'one.issued_on as issuedOn'])
    .select('one.upd_status as updStatus')
    .where('one.id', '=', id)
    .where('one.kind', '<>', 'ukd')
    .where(sql<boolean>`exists (select from order_document_files where document_id = one.id)`)
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
    .selectFrom('order_documents as one')
    .innerJoin('order_document_files as file', 'file.document_id', 'one.id')
    .select(['one.order_id as orderId', 'file.content', 'file.file_name as name'])
    .where('one.id', '=', id)
    .where('file.format', '=', format)
    .executeTakeFirst()

export const listFilesOfOrder = (db: Reader, orderId: number) =>
  db
    .selectFrom('order_documents as one')
    .innerJoin('order_document_files as file', 'file.document_id', 'one.id')
    .select(['file.content', 'file.file_name as name'])
    .where('one.order_id', '=', orderId)
    .orderBy('one.id')
    .orderBy('file.format')
    .execute()
