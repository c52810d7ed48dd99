// Stores the full checks of companies that a member has used in a period of their plan. Each company counts once a period.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

export interface CountedRow {
  /** The member whose plan pays for the check. */
  readonly user_id: number
  /** Start of the plan's month. */
  readonly period_start: Date
  readonly company_id: number
}

/** Whether a check of the company was counted in the period. */
export async function isCounted(db: Reader, { user_id, period_start, company_id }: CountedRow): Promise<boolean> {
  const row = await db
    .selectFrom('counted_checks')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('period_start', '=', period_start)
    .where('company_id', '=', company_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Number of these companies that were counted in the period. */
export async function countCounted(
  db: Reader,
  { user_id, period_start }: Omit<CountedRow, 'company_id'>,
  companyIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from counted_checks
    where user_id = ${user_id} and period_start = ${period_start} and company_id = any(${[...companyIds]}::int[])`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks the company as counted; false if it was counted before. */
export async function insertCounted(tx: Tx, row: CountedRow & { readonly counted_at: Date }): Promise<boolean> {
  const inserted = await tx
    .insertInto('counted_checks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Uses one check if the limit allows it; null is no limit. A single statement, so that of many concurrent calls for the last check one succeeds. */
export async function countCheck(
  tx: Tx,
  { user_id, period_start }: Omit<CountedRow, 'company_id'>,
  limit: number | null,
): Promise<boolean> {
  if (limit !== null && limit < 1) return false
  const { rows } = await sql`
    insert into check_counts (user_id, period_start, used) values (${user_id}, ${period_start}, 1)
    on conflict (user_id, period_start) do update set used = check_counts.used + 1
      where ${limit}::int is null or check_counts.used < ${limit}::int
    returning used`.execute(tx)
  return rows.length > 0
}
