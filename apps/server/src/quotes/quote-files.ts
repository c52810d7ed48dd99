// Photos and documents that a buyer attaches to a request for prices: checked before they are stored, shown to the buyer and to the sellers who may
// make an offer. They are stored in the file store, their rows in the database.
import { createHash } from 'node:crypto'
import type { QuoteFile } from '@sverka/contract/quotes/quote-files'
import { KEPT_FILES_MAX, QUOTE_FILES_MAX, quoteNumber, quoteState } from '@sverka/contract/quotes/quotes.rules'
import { lockMembers } from '../auth/auth.ts'
import type { Session } from '../platform/auth/session.ts'
import { moscowDay } from '../platform/clock.ts'
import { readOnly } from '../platform/db/connect.ts'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseItems } from '../platform/errors.ts'
import { type AttachedKind, downloadHeaders, readAttachments, type ScannedAttachment } from '../platform/files/attached.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { OwnedFiles } from '../platform/files/sweep.ts'
import { HttpResponse } from '../platform/http/binding.ts'
import type { UploadedFile } from '../platform/http/multipart.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import { mapWithPauses } from '../platform/map-with-pauses.ts'
import type { Services } from '../platform/services.ts'
import { cutPieces } from '../platform/texts/cut-pieces.ts'
import { readFlags } from '../platform/texts/flags.ts'
import { lockRequest } from './asking.sql.ts'
import { hasOpenComplaint } from './complaints.sql.ts'
import { findAccepted } from './offers.sql.ts'
import {
  deleteHiddenFiles,
  deleteRequestFile,
  findRequestFile,
  hideRequestFile,
  insertRequestFiles,
  listExistingFileIds,
  listRefused,
  listRequestFiles,
  type NewFile,
} from './quote-files.sql.ts'
import { findRequest, isAsked, type RequestRow } from './quotes.sql.ts'

const FOLDER = 'quote-requests/'
const fileKey = (id: string): string => `${FOLDER}${id}`

/** The files that the buyer sees, and in `kept` the number of all stored files, including those hidden until staff decide on a complaint. */
async function readFiles(db: Reader, id: number): Promise<{ files: QuoteFile[]; kept: number }> {
  const rows = await listRequestFiles(db, id)
  const visible = rows.filter(({ removedAt }) => removedAt === null)
  return { files: visible.map((row) => ({ id: row.id, kind: row.kind as QuoteFile['kind'], size: row.size })), kept: rows.length }
}

interface AddFilesInput {
  readonly userId: number
  /** Id of the request. */
  readonly id: number
  readonly files: readonly UploadedFile[]
}

/**
 * Throws errors of the field `file` for PDFs that cannot be opened or that contain a stop word (a word that staff do not allow on the site). Links
 * and telephones are allowed here: letterheads and drawings have them.
 */
async function refuseStopWords(db: Reader, services: Services, userId: number, documents: readonly ScannedAttachment[]): Promise<void> {
  const faults: Awaited<ReturnType<typeof findFault>>[] = []
  // One after another: several at once would fill the queue of the thread that reads PDFs.
  for (const document of documents) faults.push(await findFault(db, services, userId, document))
  for (const fault of ['not_a_document', 'file_words'] as const) {
    const numbers = faults.flatMap((found, index) => (found === fault ? [index + 1] : []))
    if (numbers.length > 0) refuseItems('file', fault, numbers)
  }
}

async function findFault(
  db: Reader,
  { pdf, findStopWords }: Services,
  userId: number,
  { kind, bytes }: ScannedAttachment,
): Promise<'not_a_document' | 'file_words' | null> {
  if (kind !== 'pdf') return null
  const read = await pdf.read(bytes, userId)
  if (read.state !== 'read') return 'not_a_document'
  const pieces = read.pages.flatMap(cutPieces).map((text, id) => ({ id, texts: [text] }))
  const flags = await readFlags(db, findStopWords, pieces)
  return pieces.some(({ id }) => flags(id).stop_words.length > 0) ? 'file_words' : null
}

/**
 * Adds files to a request. Throws `not_found` to everybody but the buyer, `quote_closed` if the request accepts no offers, `too_many_quote_files`,
 * `files_unavailable`, and field errors of the files.
 */
export async function addQuoteFiles(
  db: Db,
  services: Services,
  { userId, id, files: uploaded }: AddFilesInput,
): Promise<{ files: QuoteFile[] }> {
  const today = moscowDay(services.clock.now())
  if ((await findRequest(readOnly(db), id, today))?.buyerId !== userId) refuse('not_found')
  const documents = await readAttachments(services, uploaded)
  await refuseStopWords(readOnly(db), services, userId, documents)
  // Other requests get a turn after each file: hashing a large one takes some 10 ms.
  const hash = ({ kind, bytes, original }: ScannedAttachment) => {
    const sha256 = createHash('sha256').update(original).digest()
    return { row: { id: services.ids.uuid(), kind, size: bytes.length, sha256, added_at: services.clock.now() }, bytes }
  }
  const files = await mapWithPauses(documents, hash, 1)
  return withStoredFiles(services.files.documents, async (put) => {
    for (const { row, bytes } of files) await put(fileKey(row.id), bytes)
    return db.transaction().execute((tx) => storeFileRows(tx, { userId, id, today, rows: files.map(({ row }) => row) }))
  })
}

interface StoreFilesInput {
  readonly userId: number
  readonly id: number
  readonly today: string
  readonly rows: readonly NewFile[]
}

/** Locks the request, so that simultaneous uploads cannot exceed the limit together. A daily sweep deletes stored files without a row. */
async function storeFileRows(tx: Tx, { userId, id, today, rows }: StoreFilesInput): Promise<{ files: QuoteFile[] }> {
  if (!(await lockMembers(tx, [userId])).has(userId)) refuse('unauthorized')
  const locked = await lockRequest(tx, id)
  if (locked?.buyerId !== userId) refuse('not_found')
  const isAccepted = (await findAccepted(tx, id)) !== undefined
  const state = quoteState({ isAccepted, isClosed: locked.closedAt !== null, answersUntil: locked.answersUntil }, today)
  if (state !== 'open') refuse('quote_closed')
  await refuseRemoved(tx, id, rows)
  await insertRequestFiles(tx, id, rows)
  const { files, kept } = await readFiles(tx, id)
  return files.length > QUOTE_FILES_MAX || kept > KEPT_FILES_MAX ? refuse('too_many_quote_files') : { files }
}

/** Throws an error of the field `file` for files that staff have removed from the request. */
async function refuseRemoved(tx: Tx, id: number, rows: readonly NewFile[]): Promise<void> {
  const refused = await listRefused(
    tx,
    id,
    rows.map(({ sha256 }) => sha256),
  )
  const numbers = rows.flatMap((row, index) => (refused.some(({ sha256 }) => sha256.equals(row.sha256)) ? [index + 1] : []))
  if (numbers.length > 0) refuseItems('file', 'file_removed', numbers)
}

interface FileInput {
  readonly userId: number
  /** Ids of the request and of its file. */
  readonly id: number
  readonly file: string
}

/**
 * Removes a file of the request. While a complaint is open, the file is only hidden, so that staff can see the subject of the complaint. Throws
 * `not_found` to everybody but the buyer, and `quote_closed` once an offer is accepted: its seller delivers according to these files.
 */
export async function removeQuoteFile(tx: Tx, services: Services, { userId, id, file }: FileInput): Promise<{ files: QuoteFile[] }> {
  if ((await lockRequest(tx, id))?.buyerId !== userId) refuse('not_found')
  if (await findAccepted(tx, id)) refuse('quote_closed')
  if (await hasOpenComplaint(tx, id)) {
    if (!(await hideRequestFile(tx, { requestId: id, id: file, at: services.clock.now() }))) refuse('not_found')
  } else {
    if (!(await deleteRequestFile(tx, id, file))) refuse('not_found')
    await dropQuoteFiles(tx, services, [file])
  }
  const { files } = await readFiles(tx, id)
  return { files }
}

/** Deletes the files that were hidden until a decision of staff, of those of the requests that have no open complaint any more. */
export const dropHiddenFiles = async (tx: Tx, services: Pick<Services, 'jobs'>, requestIds: readonly number[]): Promise<void> =>
  dropQuoteFiles(tx, services, await deleteHiddenFiles(tx, requestIds))

/**
 * True for the buyer, for staff while a complaint is open, for asked sellers while the request is open, and afterwards for the seller of the accepted
 * offer.
 */
async function maySee(db: Reader, request: RequestRow, { userId, isStaff }: Session, today: string): Promise<boolean> {
  if (request.buyerId === userId || (isStaff && (await hasOpenComplaint(db, request.id)))) return true
  const isOpen = quoteState(request, today) === 'open'
  return isOpen ? await isAsked(db, request.id, userId) : (await findAccepted(db, request.id))?.sellerId === userId
}

/** The bytes of a file for download. Throws `not_found` to everybody who may not see it (`maySee`). */
export async function openQuoteFile(
  db: Reader,
  services: Services,
  caller: Session,
  { id, file }: Omit<FileInput, 'userId'>,
): Promise<HttpResponse<Uint8Array>> {
  const today = moscowDay(services.clock.now())
  const request = await findRequest(db, id, today)
  if (!request || !(await maySee(db, request, caller, today))) refuse('not_found')
  const row = (await findRequestFile(db, id, file)) ?? refuse('not_found')
  if (row.removedAt && !(caller.isStaff && (await hasOpenComplaint(db, id)))) refuse('not_found')
  const bytes = (await services.files.documents.get(fileKey(row.id))) ?? refuse('not_found')
  const name = `${quoteNumber(id)}-${row.id.slice(0, 4)}.${row.kind === 'pdf' ? 'pdf' : 'jpg'}`
  return new HttpResponse<Uint8Array>(200, bytes, downloadHeaders({ name, kind: row.kind as AttachedKind }))
}

/** Removes files from the file store once their rows are deleted. */
const dropJob = defineJob<{ readonly ids: readonly string[] }>('quotes.drop-files')

/** Enqueues the removal from the file store, which runs if the transaction commits. */
export const dropQuoteFiles = async (tx: Tx, { jobs }: Pick<Services, 'jobs'>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await jobs.send(tx, dropJob, { ids })
}

export const dropQuoteFilesWorker = ({ files }: Pick<Services, 'files'>): JobWorker =>
  jobWorker(dropJob, async ({ ids }) => {
    for (const id of ids) await files.documents.remove(fileKey(id))
  })

const KEY = /^quote-requests\/[0-9a-f-]{36}$/

/** For the daily sweep of the file store: of these files, those with a row are kept. Others were left by a crash or uploaded twice. */
export const quoteFiles: OwnedFiles = {
  store: 'documents',
  prefix: FOLDER,
  known: async (db, keys) => {
    const ids = keys.filter((key) => KEY.test(key)).map((key) => key.slice(FOLDER.length))
    return (await listExistingFileIds(db, ids)).map(({ id }) => fileKey(id))
  },
}
