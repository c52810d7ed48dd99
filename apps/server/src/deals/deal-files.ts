// Files of deals: stores those that the member uploads or the counterparty sends by the link, serves downloads, and deletes files that no deal has
// any more. A file belongs to a paper, one of the documents that the deal requests.
import { createHash } from 'node:crypto'
import { DEAL_BYTES_MAX, DEAL_FILE_NAME_MAX, PAPER_FILES_MAX } from '@sverka/contract/deals/deals.rules'
import type { Db, Reader, Tx } from '../platform/db/database.ts'
import { refuse, refuseField } from '../platform/errors.ts'
import { type AttachedKind, attachedName, downloadHeaders, identifyAttached, refuseInfected } from '../platform/files/attached.ts'
import { withStoredFiles } from '../platform/files/store.ts'
import type { OwnedFiles } from '../platform/files/sweep.ts'
import { HttpResponse } from '../platform/http/binding.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { findDealFile, findSameFile, insertDealFile, listKnownDealFiles, measureFiles, type NewDealFile } from './deal-files.sql.ts'
import { findPaper, updatePaper } from './deals.sql.ts'

const FOLDER = 'deals/'
export const dealFileKey = (id: string): string => `${FOLDER}${id}`

interface PaperFile {
  readonly file: Buffer
  readonly name: string
  readonly dealId: number
  readonly paperId: number
  readonly byLink: boolean
  /** Locks the deal in the transaction that stores the file. Throws if the deal or its link has ended meanwhile. */
  readonly lock: (tx: Tx) => Promise<void>
  /** Called in the same transaction for a stored file, to notify the member; not for a file that the paper has already. */
  readonly notify?: (tx: Tx) => Promise<void>
}

/**
 * Stores a file of a paper. A file uploaded by the link waits for a review, the member's own is accepted at once. A repeated upload of the current
 * file changes nothing. Throws `not_found`, `paper_accepted`, `deal_full`, `files_unavailable` and errors of the field `file`.
 */
export async function addDealFile(db: Db, services: Services, upload: PaperFile): Promise<void> {
  const { dealId, paperId, byLink } = upload
  const attached = (await identifyAttached(upload.file)) ?? refuseField('file', 'not_an_attachment')
  await refuseInfected(services, upload.file, 'not_an_attachment')
  const { kind, bytes } = attached
  const id = services.ids.uuid()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const now = services.clock.now()
  const name = attachedName(upload.name, kind, DEAL_FILE_NAME_MAX)
  const row = { id, deal_id: dealId, paper_id: paperId, name, kind, sha256, size: bytes.length, by_link: byLink, given_at: now }
  await withStoredFiles(services.files.documents, async (put) => {
    await put(dealFileKey(id), bytes)
    const isNew = await db.transaction().execute((tx) => recordFile(tx, upload, row))
    // The same file was sent before: its earlier copy stays, this one is removed.
    if (!isNew) await services.files.documents.remove(dealFileKey(id))
  })
}

/** Makes the file the current one of its paper. False if the paper has a file of the same content already: then that row is used. */
async function recordFile(tx: Tx, { dealId, paperId, byLink, lock, notify }: PaperFile, row: NewDealFile): Promise<boolean> {
  await lock(tx)
  const paper = (await findPaper(tx, { dealId, paperId })) ?? refuse('not_found')
  const same = await findSameFile(tx, paperId, row.sha256)
  // Nothing changes if this is the current file; but a member who uploads it again accepts it.
  if (same !== undefined && same.id === paper.fileId && (byLink || paper.state === 'accepted')) return false
  if (byLink && paper.state === 'accepted') refuse('paper_accepted')
  if (!same) {
    const measured = await measureFiles(tx, dealId, paperId)
    if (measured.bytes + row.size > DEAL_BYTES_MAX || measured.ofPaper >= PAPER_FILES_MAX) refuse('deal_full')
    await insertDealFile(tx, row)
  }
  const state = byLink ? 'received' : 'accepted'
  await updatePaper(tx, { dealId, paperId }, { state, reason: null, file_id: same?.id ?? row.id, changed_at: row.given_at })
  await notify?.(tx)
  return !same
}

/** A download under a safe name. Throws `not_found`. */
export async function openDealFile(
  db: Reader,
  { files }: Pick<Services, 'files'>,
  dealId: number,
  id: string,
): Promise<HttpResponse<Uint8Array>> {
  const { name, kind } = (await findDealFile(db, dealId, id)) ?? refuse('not_found')
  const bytes = (await files.documents.get(dealFileKey(id))) ?? refuse('not_found')
  return new HttpResponse<Uint8Array>(200, bytes, downloadHeaders({ name, kind: kind as AttachedKind }))
}

export const deleteFilesJob = defineJob<{ readonly ids: readonly string[] }>('deals.drop-files')

/** Deletes files whose rows are gone. */
export const deleteFilesWorker = ({ files }: Pick<Services, 'files'>): JobWorker =>
  jobWorker(deleteFilesJob, async ({ ids }) => {
    for (const id of ids) await files.documents.remove(dealFileKey(id))
  })

/** Key of a stored file: folder and UUID. */
const UUID_KEY = /^deals\/[0-9a-f-]{36}$/

/** Recognizes the stored files that have a row. A regular sweep deletes the others, which a crash left. */
export const dealFiles: OwnedFiles = {
  store: 'documents',
  prefix: FOLDER,
  known: async (db, keys) => {
    const ids = keys.filter((key) => UUID_KEY.test(key)).map((key) => key.slice(FOLDER.length))
    return (await listKnownDealFiles(db, ids)).map(({ id }) => dealFileKey(id))
  },
}
