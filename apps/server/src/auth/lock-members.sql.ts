// Locks members' rows, so that their accounts cannot be deleted while a transaction inserts rows that refer to them.
import type { Tx } from '../platform/db/database.ts'

/**
 * Returns which of the members exist, and prevents their deletion until the commit. Call it before any other lock. Rows are locked in the order
 * of ids, so that two transactions cannot deadlock.
 */
export async function lockMembers(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}
