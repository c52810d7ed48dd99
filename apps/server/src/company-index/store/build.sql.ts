// Statements of a build of the search index: a new segment (posting lists of a part of the companies) is written beside those in use and replaces
// some of them in one transaction. The delta is the table of companies that changed since the segments were built; a tombstone marks an outdated
// document.
import type { BuildStart, FinishedBuild } from '@sverka/posting-lists/build'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

/** COPY statements; `build-store.ts` and `copy-rows.ts` write the columns in this order. */
export const copyDocuments = 'copy company_search_documents (segment, document_id, company_id, rank, digest) from stdin'
export const copyTerms = 'copy company_search_terms (segment, term, chunk, df, ends, bytes) from stdin (format binary)'

/**
 * Begins a build: waits until every transaction that changes the index has committed, reads the last version of the delta, and adds an empty segment.
 */
export const startBuild = (db: Db): Promise<BuildStart> =>
  db.transaction().execute(async (tx) => {
    await holdAlone(tx)
    const { version, changed } = await tx
      .selectFrom('company_search_delta')
      .select([sql<number>`coalesce(max(version), 0)`.as('version'), sql<number>`count(*)::integer`.as('changed')])
      .executeTakeFirstOrThrow()
    const ready = await tx
      .selectFrom('company_search_segments')
      .select(['segment', 'records as documents'])
      .where('is_ready', '=', true)
      .execute()
    const { segment } = await tx.insertInto('company_search_segments').defaultValues().returning('segment').executeTakeFirstOrThrow()
    return { segment, version, ready, changed }
  })

/** Takes the lock of the state exclusively: waits for writers, which hold it shared (`lockState`), and keeps new ones waiting. Fails after 5 s. */
const holdAlone = async (tx: Tx): Promise<void> => {
  await sql`set local lock_timeout = '5s'`.execute(tx)
  await tx.selectFrom('company_search_state').select('version').forUpdate().execute()
}

/** Ids, ascending, of the companies whose document in these segments is current, and of those changed up to `version` (included). */
export async function listKeys(db: Db, segments: readonly number[], version: number): Promise<number[]> {
  const documents = await db
    .selectFrom('company_search_documents as document')
    .select('company_id as id')
    .where('segment', '=', sql<number>`any(${[...segments]}::integer[])`)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('company_search_tombstones as tombstone')
            .select('tombstone.document_id')
            .whereRef('tombstone.segment', '=', 'document.segment')
            .whereRef('tombstone.document_id', '=', 'document.document_id'),
        ),
      ),
    )
    .execute()
  const changed = await db
    .selectFrom('company_search_delta')
    .select('company_id as id')
    .where('version', '<=', version)
    .where('words', 'is not', null)
    .execute()
  return [...new Set([...documents, ...changed].map(({ id }) => id))].sort((a, b) => a - b)
}

/**
 * Puts the new segment in the place of the `replaced` ones. Documents of it that changed while it was built get tombstones. Writers wait for this
 * transaction, readers do not. Throws if the new segment was removed meanwhile, or another build has replaced the others. That can happen although
 * builds hold a lock: during an update of the product an older version of it still runs, and may use another key for the lock.
 */
export async function finishBuild(
  tx: Tx,
  { segment, version, replaced, documents, borders: [otherFrom = 0, closedFrom = 0], rulesVersion }: FinishedBuild,
): Promise<void> {
  await holdAlone(tx)
  await sql`insert into company_search_tombstones (segment, document_id) select document.segment, document.document_id
    from company_search_delta delta join company_search_documents document on document.company_id = delta.company_id
    where delta.version > ${version} and document.segment = ${segment}`.execute(tx)
  await tx.deleteFrom('company_search_delta').where('version', '<=', version).execute()
  const { numUpdatedRows } = await tx
    .updateTable('company_search_segments')
    .set({ is_ready: true, records: documents, other_from: otherFrom, closed_from: closedFrom })
    .where('segment', '=', segment)
    .where('is_ready', '=', false)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`segment ${segment}, which was built, is no longer there`)
  const taken = await tx
    .updateTable('company_search_segments')
    .set({ is_ready: false })
    .where('segment', 'in', [0, ...replaced])
    .where('is_ready', '=', true)
    .executeTakeFirstOrThrow()
  // If this build went on, each of their companies would be found twice.
  if (taken.numUpdatedRows !== BigInt(replaced.length)) throw new Error('another build has replaced the segments that this one replaces')
  if (rulesVersion !== null) {
    await tx.updateTable('company_search_state').set({ version: rulesVersion, rebuilt_at: sql`now()` }).execute()
  }
}

/** Removes segments that searches do not use: replaced ones, and those of interrupted builds. Call only while holding the build lock. */
export async function removeUnusedSegments(db: Db): Promise<void> {
  const unused = await db.selectFrom('company_search_segments').select('segment').where('is_ready', '=', false).execute()
  for (const { segment } of unused) await removeSegment(db, segment)
}

/** Removes a segment with all its rows, also rows that were written after its removal; does nothing if searches use it by now. */
export const removeSegment = (db: Db, segment: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Locked, so that the build of this segment cannot finish meanwhile.
    const locked = await tx
      .selectFrom('company_search_segments')
      .select('is_ready')
      .where('segment', '=', segment)
      .forUpdate()
      .executeTakeFirst()
    if (locked?.is_ready) return
    for (const table of [
      'company_search_terms',
      'company_search_documents',
      'company_search_tombstones',
      'company_search_segments',
    ] as const) {
      await tx.deleteFrom(table).where('segment', '=', segment).execute()
    }
  })

/** After a complete build: updates statistics and frees the space of removed rows. */
export async function vacuumAfterBuild(db: Db): Promise<void> {
  for (const table of ['company_search_terms', 'company_search_documents']) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}
