// What the check of the index counts.
import { sql } from 'kysely'
import type { ReadDb } from '../platform/db/database.ts'

export interface IndexFaults {
  /** Records of the register without a row. */
  readonly missing: number
  /** Rows whose record is gone. */
  readonly orphaned: number
  /** Records with more than one row. */
  readonly doubled: number
  /** Rows that stand in another tier than their rank belongs to. */
  readonly misplaced: number
}

export async function countFaults(db: ReadDb): Promise<IndexFaults> {
  const counted = sql<IndexFaults>`(
    select
      (select count(*) from companies c where not exists (select from company_search s where s.id = c.id))::int as missing,
      (select count(*) from company_search s where not exists (select from companies c where c.id = s.id))::int as orphaned,
      (select count(*) from (select id from company_search group by id having count(*) > 1) d)::int as doubled,
      (select count(*) from company_search s join (
        select tier, upto, lag(upto, 1, -1::bigint) over (order by upto, tier) as above from company_search_tiers
      ) t using (tier) where not (s.rank > t.above and s.rank <= t.upto))::int as misplaced)`
  return db.selectFrom(counted.as('faults')).selectAll().executeTakeFirstOrThrow()
}

/** Companies whose row is missing, the first of them. */
export const listMissing = (db: ReadDb, limit: number) =>
  db
    .selectFrom('companies as company')
    .select('company.id')
    .where((is) => is.not(is.exists(is.selectFrom('company_search as row').select('row.id').whereRef('row.id', '=', 'company.id'))))
    .orderBy('company.id')
    .limit(limit)
    .execute()

export const findState = (db: ReadDb) =>
  db.selectFrom('company_search_state').select(['version', 'rebuilding', 'rebuilt_at as rebuiltAt']).executeTakeFirstOrThrow()
