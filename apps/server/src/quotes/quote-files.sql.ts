// Queries of the files that buyers attach to their requests for prices. A file that the buyer removes while a complaint about the request is open
// is only hidden (`removed_at`), so that staff can still see it.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const columns = ['id', 'kind', 'size'] as const

/** All files of the request, the oldest first, hidden ones too; at most `KEPT_FILES_MAX`. */
export const listRequestFiles = (db: Reader, requestId: number) =>
  db
    .selectFrom('quote_request_files')
    .select([...columns, 'removed_at as removedAt'])
    .where('request_id', '=', requestId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()

export const findRequestFile = (db: Reader, requestId: number, id: string) =>
  db
    .selectFrom('quote_request_files')
    .select([...columns, 'removed_at as removedAt'])
    .where('request_id', '=', requestId)
    .where('id', '=', id)
    .executeTakeFirst()

export interface NewFile {
  readonly id: string
  readonly kind: string
  /** Bytes. */
  readonly size: number
  readonly sha256: Buffer
  readonly added_at: Date
}

/** Stores files. A file whose content the request has already is not stored twice; if that one is hidden, it is shown again. */
export const insertRequestFiles = (tx: Tx, requestId: number, files: readonly NewFile[]) => {
  // PostgreSQL refuses an insertion that would update one row twice, so equal files are reduced to one.
  const unique = new Map(files.map((file) => [file.sha256.toString('hex'), { request_id: requestId, ...file }]))
  return tx
    .insertInto('quote_request_files')
    .values([...unique.values()])
    .onConflict((conflict) => conflict.columns(['request_id', 'sha256']).doUpdateSet({ removed_at: null }))
    .execute()
}

/** Deletes a file; false if the request has no such file. */
export const deleteRequestFile = async (tx: Tx, requestId: number, id: string): Promise<boolean> =>
  (await tx
    .deleteFrom('quote_request_files')
    .where('request_id', '=', requestId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Deletes a file and stores the hash of its content, by which `listRefused` recognises the same file. */
export const refuseRequestFile = (tx: Tx, requestId: number, id: string) =>
  sql`
    with gone as (delete from quote_request_files where request_id = ${requestId} and id = ${id} returning request_id, sha256)
    insert into quote_refused_files (request_id, sha256) select request_id, sha256 from gone`.execute(tx)

/** Those of the hashes whose files staff have removed from the request. */
export const listRefused = (tx: Tx, requestId: number, hashes: readonly Buffer[]) =>
  tx
    .selectFrom('quote_refused_files')
    .select('sha256')
    .where('request_id', '=', requestId)
    .where('sha256', '=', sql<Buffer>`any(${[...hashes]}::bytea[])`)
    .execute()

/** Hides a file from everybody but staff; false if the request has no such file or it is hidden already. */
export const hideRequestFile = async (tx: Tx, file: { requestId: number; id: string; at: Date }): Promise<boolean> =>
  (await tx
    .updateTable('quote_request_files')
    .set({ removed_at: file.at })
    .where('request_id', '=', file.requestId)
    .where('id', '=', file.id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Deletes the hidden files of those of the requests that have no open complaint. Returns the ids of the files. */
export async function deleteHiddenFiles(tx: Tx, requestIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from quote_request_files as file
    where file.request_id = any(${[...requestIds]}::int[]) and file.removed_at is not null
      and not exists (select 1 from quote_complaints as complaint
        where complaint.request_id = file.request_id and complaint.decided_at is null)
    returning file.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const listExistingFileIds = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('quote_request_files')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()

export const listFilesForExport = (db: Reader, userId: number) =>
  db
    .selectFrom('quote_request_files as file')
    .innerJoin('quote_requests as request', 'request.id', 'file.request_id')
    .select(['file.request_id', 'file.kind', 'file.size', 'file.added_at', 'file.removed_at'])
    .where('request.buyer_id', '=', userId)
    .orderBy('file.request_id')
    .orderBy('file.added_at')
    .orderBy('file.id')
    .execute()

/** Deletes the files of all requests of the buyer, and the hashes of removed files. Returns the ids of the files. */
export async function deleteFilesOfBuyer(tx: Tx, userId: number): Promise<string[]> {
  const requests = tx.selectFrom('quote_requests').select('id').where('buyer_id', '=', userId)
  await tx.deleteFrom('quote_refused_files').where('request_id', 'in', requests).execute()
  const rows = await tx.deleteFrom('quote_request_files').where('request_id', 'in', requests).returning('id').execute()
  return rows.map(({ id }) => id)
}
