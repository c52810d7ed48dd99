// Statements that bring changes of single companies into the search index. A changed company is written to the delta, a table beside the segments
// (the built posting lists), and its document in a segment gets a tombstone, the mark of an outdated document.
import type { KnownDocument } from '@sverka/posting-lists/change'
import type { Document } from '@sverka/posting-lists/share'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Takes a shared lock on the state until the transaction ends, so that no build replaces segments between this transaction's read and its commit. */
export const lockState = (tx: Tx) => tx.selectFrom('company_search_state').select('version').forShare().executeTakeFirstOrThrow()

/** Documents of these companies in the index: those of segments without a tombstone (`segment` set), and rows of the delta (`segment` null). */
export function listKnown(tx: Tx, ids: readonly number[]): Promise<KnownDocument[]> {
  const wanted = sql<number>`any(${[...ids]}::integer[])`
  return tx
    .selectFrom('company_search_documents as document')
    .innerJoin('company_search_segments as segment', 'segment.segment', 'document.segment')
    .leftJoin('company_search_tombstones as tombstone', (on) =>
      on.onRef('tombstone.segment', '=', 'document.segment').onRef('tombstone.document_id', '=', 'document.document_id'),
    )
    .select(['document.company_id as key', sql<number | null>`document.segment`.as('segment')])
    .select([sql<number | null>`document.document_id`.as('documentId'), sql<number | null>`document.digest`.as('digest')])
    .where('document.company_id', '=', wanted)
    .where('segment.is_ready', '=', true)
    .where('tombstone.document_id', 'is', null)
    .unionAll(
      tx
        .selectFrom('company_search_delta')
        .select(['company_id as key', sql<number | null>`null::integer`.as('segment'), sql<number | null>`null::integer`.as('documentId')])
        .select(sql<number | null>`case when words is not null then digest end`.as('digest'))
        .where('company_id', '=', wanted),
    )
    .execute()
}

/** Marks documents of segments as deleted or replaced. */
export const writeTombstones = (tx: Tx, documents: readonly KnownDocument[]) =>
  sql`insert into company_search_tombstones (segment, document_id)
    select * from unnest(${documents.map(({ segment }) => segment)}::integer[], ${documents.map(({ documentId }) => documentId)}::integer[])
    on conflict do nothing`.execute(tx)

/** Writes documents into the delta with a new version. The empty `ogrn` and `inn`: rows of an earlier release had the numbers in these columns. */
export const writeDelta = (tx: Tx, documents: readonly Document[]) =>
  sql`insert into company_search_delta as present (company_id, rank, digest, ogrn, words)
    select id, rank, digest, '', words from unnest(${documents.map(({ key }) => key)}::integer[], ${documents.map(({ rank }) => rank)}::bigint[],
      ${documents.map(({ digest }) => digest)}::bigint[],
      ${documents.map(({ words, unlisted }) => [...words, ...unlisted].join(' '))}::text[]) as written (id, rank, digest, words)
    on conflict (company_id) do update set version = nextval('company_search_version'), tx = pg_current_xact_id(), rank = excluded.rank,
      digest = excluded.digest, inn = null, ogrn = '', words = excluded.words`.execute(tx)

/** Records that companies were deleted, so that every process that has read them drops them. */
export const writeDeleted = (tx: Tx, ids: readonly number[]) =>
  sql`insert into company_search_delta as present (company_id, rank, digest, ogrn)
    select id, 0, 0, '' from unnest(${[...ids]}::integer[]) as gone (id)
    on conflict (company_id) do update set version = nextval('company_search_version'), tx = pg_current_xact_id(), words = null`.execute(tx)
