// Queries of the files of deals. A deal requests documents (papers) of a counterparty; each paper may get several files.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface NewDealFile {
  readonly id: string
  readonly deal_id: number
  readonly paper_id: number
  readonly name: string
  /** `picture`, `pdf`, `xlsx` or `docx`. */
  readonly kind: string
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  /** Uploaded by the counterparty through the link; otherwise by the member. */
  readonly by_link: boolean
  readonly given_at: Date
}

/** False if the paper has the same file already. */
export const insertDealFile = async (tx: Tx, row: NewDealFile): Promise<boolean> =>
  (await tx
    .insertInto('deal_files')
    .values(row)
    .onConflict((conflict) => conflict.columns(['paper_id', 'sha256']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

export const findSameFile = (tx: Tx, paperId: number, sha256: string) =>
  tx.selectFrom('deal_files').select('id').where('paper_id', '=', paperId).where('sha256', '=', sha256).executeTakeFirst()

/** Bytes of all files of the deal, and the number of those of one paper. */
export async function measureFiles(tx: Tx, dealId: number, paperId: number): Promise<{ bytes: number; ofPaper: number }> {
  const row = await tx
    .selectFrom('deal_files')
    .select([sql<number>`coalesce(sum(size), 0)`.as('bytes'), sql<number>`count(*) filter (where paper_id = ${paperId})`.as('ofPaper')])
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow()
  return { bytes: Number(row.bytes), ofPaper: Number(row.ofPaper) }
}

/** The most files of a deal that its dossier lists as received. */
const MAX_RECEIVED = 1000

/** Every file that was received, also those replaced by a later one, oldest first. */
export const listReceived = (db: Reader, dealId: number) =>
  db
    .selectFrom('deal_files')
    .select(['name', 'given_at as givenAt', 'by_link as byLink'])
    .where('deal_id', '=', dealId)
    .orderBy('given_at')
    .orderBy('id')
    .limit(MAX_RECEIVED)
    .execute()

export const findDealFile = (db: Reader, dealId: number, id: string) =>
  db.selectFrom('deal_files').select(['id', 'name', 'kind']).where('deal_id', '=', dealId).where('id', '=', id).executeTakeFirst()

/** Ids of the files of some deals, or of one paper. */
export const listFileIds = async (
  db: Reader,
  of: { readonly dealIds: readonly number[] } | { readonly paperId: number },
): Promise<string[]> => {
  const files = db.selectFrom('deal_files').select('id')
  const selected =
    'paperId' in of
      ? files.where('paper_id', '=', of.paperId)
      : files.where('deal_id', '=', sql<number>`any(${[...of.dealIds]}::integer[])`)
  return (await selected.execute()).map(({ id }) => id)
}

/** Which of the ids have a row. */
export const listKnownDealFiles = (db: Reader, ids: readonly string[]) =>
  db
    .selectFrom('deal_files')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
