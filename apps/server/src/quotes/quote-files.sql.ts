// Stores files of requests for prices.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

const columns = ['id', 'kind', 'size'] as const

/** All files of the request, oldest first; at most `QUOTE_FILES_MAX`. */
export const listRequestFiles = (db: Reader, requestId: number) =>
  db.selectFrom('quote_request_files').select(columns).where('request_id', '=', requestId).orderBy('added_at').orderBy('id').execute()

export const findRequestFile = (db: Reader, requestId: number, id: string) =>
  db.selectFrom('quote_request_files').select(columns).where('request_id', '=', requestId).where('id', '=', id).executeTakeFirst()

export interface NewFile {
  readonly id: string
  readonly kind: string
  readonly size: number
  readonly sha256: Buffer
  readonly added_at: Date
}

/** A file whose content the request has already is not stored again. */
export const insertRequestFiles = (tx: Tx, requestId: number, files: readonly NewFile[]) =>
  tx
    .insertInto('quote_request_files')
    .values(files.map((file) => ({ request_id: requestId, ...file })))
    .onConflict((conflict) => conflict.columns(['request_id', 'sha256']).doNothing())
    .execute()

/** True if it was there. */
export const deleteRequestFile = async (tx: Tx, requestId: number, id: string): Promise<boolean> =>
  (await tx
    .deleteFrom('quote_request_files')
    .where('request_id', '=', requestId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

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
    .select(['file.request_id', 'file.kind', 'file.size', 'file.added_at'])
    .where('request.buyer_id', '=', userId)
    .orderBy('file.request_id')
    .orderBy('file.added_at')
    .orderBy('file.id')
    .execute()

/** Ids of the files of all requests of a buyer who deletes the account. */
export async function deleteFilesOfBuyer(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('quote_request_files')
    .where('request_id', 'in', tx.selectFrom('quote_requests').select('id').where('buyer_id', '=', userId))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
