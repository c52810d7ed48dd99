// What the check of the index counts.
import { sql } from 'kysely'
import type { ReadDb } from '../platform/db/database.ts'

export interface IndexFaults {
  /** Records of the register that are not in the index. */
  readonly missing: number
  /** Places that count though their record is gone. */
  readonly orphaned: number
  /** Records found at more than one place. */
  readonly doubled: number
  /** Places that do not stand in the order of their ranks. */
  readonly misplaced: number
  /** Lists with more or fewer chunks than they say. */
  readonly torn: number
}

export async function countFaults(db: ReadDb): Promise<IndexFaults> {
  const counted = sql<IndexFaults>`(
    with living as (
      select place.id from company_search_places place join company_search_segments segment on segment.segment = place.segment and segment.is_ready
      where not exists (select from company_search_dead dead where dead.segment = place.segment and dead.ordinal = place.ordinal)
      union all
      select id from company_search_recent where words is not null
    )
    select
      (select count(*) from companies company where not exists (select from living where living.id = company.id))::integer as missing,
      (select count(*) from living where not exists (select from companies company where company.id = living.id))::integer as orphaned,
      (select count(*) from (select id from living group by id having count(*) > 1) double)::integer as doubled,
      (select count(*) from (select rank, lag(rank) over (partition by segment order by ordinal) as before from company_search_places) place
        where rank <= before)::integer as misplaced,
      (select count(*) from (select max(array_length(string_to_array(ends, ' '), 1)) as said, count(*) as present from company_search_terms
        group by segment, term) list where said is distinct from present)::integer as torn)`
  return db.selectFrom(counted.as('faults')).selectAll().executeTakeFirstOrThrow()
}

/** How many records the register holds, and how many of them the index says it has. */
export async function countRecords(db: ReadDb): Promise<{ readonly registered: number; readonly searchable: number }> {
  const counted = sql<{ registered: number; searchable: number }>`(select
    (select count(*) from companies)::integer as registered,
    ((select coalesce(sum(records), 0) from company_search_segments where is_ready)
      - (select count(*) from company_search_dead dead join company_search_segments segment on segment.segment = dead.segment and segment.is_ready)
      + (select count(*) from company_search_recent where words is not null))::integer as searchable)`
  return db.selectFrom(counted.as('counted')).selectAll().executeTakeFirstOrThrow()
}

/** How many records changed since the segments were made. */
export async function countRecent(db: ReadDb): Promise<number> {
  const { count } = await db
    .selectFrom('company_search_recent')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many places of segments no longer count. */
export async function countDead(db: ReadDb): Promise<number> {
  const { count } = await db.selectFrom('company_search_dead').select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  return count
}

export const findState = (db: ReadDb) =>
  db.selectFrom('company_search_state').select(['version', 'rebuilt_at as rebuiltAt']).executeTakeFirstOrThrow()
