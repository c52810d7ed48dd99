// Checks the consistency of the search index with the register, and counts by which the index is rebuilt or compacted. A segment has the posting
// lists of a part of the companies; the delta has the companies changed since; a tombstone marks an outdated document of a segment.
import { sql } from 'kysely'
import type { ReadDb } from '../../platform/db/database.ts'

export interface IndexFaults {
  /** Records of the register that are missing in the index. */
  readonly missing: number
  /** Current documents whose company is no longer in the register. */
  readonly orphaned: number
  /** Companies with more than one current document. */
  readonly doubled: number
  /** Documents whose id in a segment does not follow the order of the ranks. */
  readonly misplaced: number
  /** Posting lists whose number of stored chunks differs from the recorded one. */
  readonly torn: number
}

/** All counts are 0 for a consistent index. Reads every row of the index. */
export async function countFaults(db: ReadDb): Promise<IndexFaults> {
  const counted = sql<IndexFaults>`(
    with living as (
      select document.company_id from company_search_documents document
        join company_search_segments segment on segment.segment = document.segment and segment.is_ready
      where not exists (select from company_search_tombstones tombstone
        where tombstone.segment = document.segment and tombstone.document_id = document.document_id)
      union all
      select company_id from company_search_delta where words is not null
    )
    select
      (select count(*) from companies company where not exists (select from living where living.company_id = company.id))::integer as missing,
      (select count(*) from living where not exists (select from companies company where company.id = living.company_id))::integer as orphaned,
      (select count(*) from (select company_id from living group by company_id having count(*) > 1) double)::integer as doubled,
      (select count(*) from (select rank, lag(rank) over (partition by segment order by document_id) as before from company_search_documents) document
        where rank <= before)::integer as misplaced,
      (select count(*) from (select coalesce(max(array_length(string_to_array(ends, ' '), 1)), 1) as said, count(*) as present from company_search_terms
        group by segment, term) list where said is distinct from present)::integer as torn)`
  return db.selectFrom(counted.as('faults')).selectAll().executeTakeFirstOrThrow()
}

/** Number of records in the register, and in the index by the index's own counts (segments less tombstones plus delta). */
export async function countRecords(db: ReadDb): Promise<{ readonly registered: number; readonly searchable: number }> {
  const counted = sql<{ registered: number; searchable: number }>`(select
    (select count(*) from companies)::integer as registered,
    ((select coalesce(sum(records), 0) from company_search_segments where is_ready)
      - (select count(*) from company_search_tombstones tombstone
        join company_search_segments segment on segment.segment = tombstone.segment and segment.is_ready)
      + (select count(*) from company_search_delta where words is not null))::integer as searchable)`
  return db.selectFrom(counted.as('counted')).selectAll().executeTakeFirstOrThrow()
}

/** Number of companies that were changed or deleted since the segments were built. */
export async function countDelta(db: ReadDb): Promise<number> {
  const { count } = await db.selectFrom('company_search_delta').select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  return count
}

/** Number of tombstones. */
export async function countTombstones(db: ReadDb): Promise<number> {
  const { count } = await db
    .selectFrom('company_search_tombstones')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The version of the terms with which the index was built (`INDEX_VERSION`), and the time of the last rebuild. */
export const findState = (db: ReadDb) =>
  db.selectFrom('company_search_state').select(['version', 'rebuilt_at as rebuiltAt']).executeTakeFirstOrThrow()
