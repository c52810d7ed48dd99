// Holds members against the deletion of their accounts for as long as a transaction makes something that names them.
import type { Tx } from '../platform/db/database.ts'

/** Those of them that are still there; none of them goes before the commit. Taken before every other lock, in the order of their ids. */
export async function holdMembers(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
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
