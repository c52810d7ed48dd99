// Counts the registered people, whose number the home page shows.
import type { Reader } from '../platform/db/database.ts'

/** Accounts that were not deleted. */
export async function countUsers(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
