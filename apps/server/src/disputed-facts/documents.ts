// The documents with which companies prove that an entry on their card is wrong (disputed facts): public once staff have accepted the form, deleted
// when the mark on the card ends.
import { type DisputeState, isMarked } from '@sverka/contract/disputed-facts/disputed-facts.rules'
import type { Caller } from '../platform/auth/session.ts'
import type { Reader, Tx } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { type AttachedKind, downloadHeaders } from '../platform/files/attached.ts'
import type { OwnedFiles } from '../platform/files/sweep.ts'
import { HttpResponse } from '../platform/http/binding.ts'
import { defineJob, type JobWorker, jobWorker } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { findDispute, listMarkedDocuments } from './disputed-facts.sql.ts'

const FOLDER = 'disputed-facts/'
/** Key of a document in the file store `documents`; `id` is the UUID in its row. */
export const documentKey = (id: string): string => `${FOLDER}${id}`

/** The document for download. Throws `not_found` once the mark has ended, and to all but its author and staff until staff have accepted the form. */
export async function openDocument(
  db: Reader,
  { files }: Pick<Services, 'files'>,
  caller: Caller,
  id: number,
): Promise<HttpResponse<Uint8Array>> {
  const row = (await findDispute(db, id)) ?? refuse('not_found')
  const seesAll = caller !== null && (caller.isStaff || caller.userId === row.userId)
  if (row.state !== 'standing' && !(seesAll && isMarked(row.state as DisputeState))) refuse('not_found')
  const bytes = (await files.documents.get(documentKey(row.fileId))) ?? refuse('not_found')
  return new HttpResponse<Uint8Array>(200, bytes, downloadHeaders({ name: row.fileName, kind: row.fileKind as AttachedKind }))
}

const dropJob = defineJob<{ readonly ids: readonly string[] }>('disputed-facts.drop-documents')

/** Queues a job that deletes the documents after the commit, as deleted files cannot be restored by a rollback. */
export const deleteDocumentAfterCommit = (tx: Tx, { jobs }: Pick<Services, 'jobs'>, ...ids: string[]): Promise<void> =>
  jobs.send(tx, dropJob, { ids })

export const deleteDocumentsWorker = ({ files }: Pick<Services, 'files'>): JobWorker =>
  jobWorker(dropJob, async ({ ids }) => {
    for (const id of ids) await files.documents.remove(documentKey(id))
  })

const KEY = /^disputed-facts\/[0-9a-f-]{36}$/

/** For the daily sweep of stored files: the documents that belong to a current mark. The sweep deletes the others. */
export const disputeDocuments: OwnedFiles = {
  store: 'documents',
  prefix: FOLDER,
  known: async (db, keys) => {
    const ids = keys.filter((key) => KEY.test(key)).map((key) => key.slice(FOLDER.length))
    return (await listMarkedDocuments(db, ids)).map(({ id }) => documentKey(id))
  },
}
