// Stores how much of the limits of their plan members have used, for each day or month.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

interface Counter {
  readonly user_id: number
  /** Such as `selection_rows_per_day`. */
  readonly limit_name: string
  /** Start of the day or month that is counted. */
  readonly since: Date
}

/** The used amount; 0 if nothing was used. */
export async function findUsed(db: Reader, { user_id, limit_name, since }: Counter): Promise<number> {
  const row = await db
    .selectFrom('plan_limit_counts')
    .select('used')
    .where('user_id', '=', user_id)
    .where('limit_name', '=', limit_name)
    .where('since', '=', since)
    .executeTakeFirst()
  return row?.used ?? 0
}

/** Adds `used` to the count if the sum stays within `most`; otherwise returns false and changes nothing. Concurrent callers wait. */
export async function addUsed(tx: Tx, row: Counter & { readonly used: number }, most: number): Promise<boolean> {
  if (row.used > most) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('plan_limit_counts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'limit_name', 'since'])
        .doUpdateSet((is) => ({ used: sql`plan_limit_counts.used + ${is.ref('excluded.used')}` }))
        .where(sql<boolean>`plan_limit_counts.used + excluded.used <= ${most}`),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Subtracts `used` from the count, but not below 0. */
export const takeUsed = (tx: Tx, { user_id, limit_name, since, used }: Counter & { readonly used: number }) =>
  tx
    .updateTable('plan_limit_counts')
    .set({ used: sql`greatest(used - ${used}::int, 0)` })
    .where('user_id', '=', user_id)
    .where('limit_name', '=', limit_name)
    .where('since', '=', since)
    .execute()

/** The member's counts, for the export of their data. */
export const listUsed = (db: Reader, userId: number) =>
  db
    .selectFrom('plan_limit_counts')
    .select(['limit_name', 'since', 'used'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .orderBy('limit_name')
    .limit(10_000)
    .execute()

/** Returns the number of deleted counts. */
export async function deleteUsed(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('plan_limit_counts').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
