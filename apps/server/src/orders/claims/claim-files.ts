// Photos and PDF documents that buyer or seller attach to a claim about an order: checked before they are stored, shown to both sides, and to
// staff once the claim was escalated to them.
import type { Session } from '../../platform/auth/session.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/errors.ts'
import { type AttachedKind, downloadHeaders, readAttachments } from '../../platform/files/attached.ts'
import type { PutFile } from '../../platform/files/store.ts'
import type { OwnedFiles } from '../../platform/files/sweep.ts'
import { HttpResponse } from '../../platform/http/binding.ts'
import type { UploadedFile } from '../../platform/http/multipart.ts'
import { defineJob, type JobWorker, jobWorker } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { findClaim, findClaimFile, listKeptFiles, type NewFile } from './claims.sql.ts'
import { claimNumber } from './present.ts'

const FOLDER = 'order-claims/'
const fileKey = (id: string): string => `${FOLDER}${id}`

/** A checked file: its row in the database, and its content. */
export interface ReadFile {
  readonly row: NewFile
  readonly bytes: Buffer
}

/**
 * Checks uploaded files before they are stored. Throws an error of the field `file` if some are neither photo nor PDF or one is infected, and
 * `files_unavailable` if the antivirus does not answer.
 */
export async function readClaimFiles(
  services: Services,
  uploads: readonly UploadedFile[],
  side: 'buyer' | 'seller',
): Promise<readonly ReadFile[]> {
  const attachments = await readAttachments(services, uploads)
  return attachments.map(({ kind, bytes }) => ({
    row: { id: services.ids.uuid(), side, kind, size: bytes.length, added_at: services.clock.now() },
    bytes,
  }))
}

export async function putClaimFiles(put: PutFile, files: readonly ReadFile[]): Promise<void> {
  for (const { row, bytes } of files) await put(fileKey(row.id), bytes)
}

/** Downloads a file. Throws `not_found`, also to staff before the claim was escalated to them. */
export async function openClaimFile(
  db: Reader,
  { files }: Pick<Services, 'files'>,
  caller: Session,
  { id, file }: { readonly id: number; readonly file: string },
): Promise<HttpResponse<Uint8Array>> {
  const claim = (await findClaim(db, id)) ?? refuse('not_found')
  const isSide = claim.buyerId === caller.userId || claim.sellerId === caller.userId
  if (!isSide && !(caller.isStaff && claim.escalatedAt !== null)) refuse('not_found')
  const row = (await findClaimFile(db, id, file)) ?? refuse('not_found')
  const bytes = (await files.documents.get(fileKey(row.id))) ?? refuse('not_found')
  const name = `${claimNumber(claim)}-${row.id.slice(0, 4)}.${row.kind === 'pdf' ? 'pdf' : 'jpg'}`
  return new HttpResponse<Uint8Array>(200, bytes, downloadHeaders({ name, kind: row.kind as AttachedKind }))
}

const removeJob = defineJob<{ readonly ids: readonly string[] }>('orders.drop-claim-files')

/** Removes files from the store after the commit, by a job; their rows are deleted by the caller. */
export const removeClaimFiles = async (tx: Tx, { jobs }: Pick<Services, 'jobs'>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await jobs.send(tx, removeJob, { ids })
}

export const removeClaimFilesWorker = ({ files }: Pick<Services, 'files'>): JobWorker =>
  jobWorker(removeJob, async ({ ids }) => {
    for (const id of ids) await files.documents.remove(fileKey(id))
  })

/** Key of a stored file: folder and UUID. */
const KEY = /^order-claims\/[0-9a-f-]{36}$/

/** Recognizes the stored files that have a row. A regular sweep deletes the others, which a crash left. */
export const claimFiles: OwnedFiles = {
  store: 'documents',
  prefix: FOLDER,
  known: async (db, keys) => {
    const ids = keys.filter((key) => KEY.test(key)).map((key) => key.slice(FOLDER.length))
    return (await listKeptFiles(db, ids)).map(({ id }) => fileKey(id))
  },
}
