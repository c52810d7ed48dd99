// Counts the companies that changed since the posting lists of the search index were built, for a gauge of monitoring. The search finds them in a
// table of changes (the delta) instead of in the lists.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** Number of records that changed since the lists were built; each slows every search a little until the lists are built again. */
export async function countUnlisted(db: Reader): Promise<number> {
  const { records } = await db.selectFrom('company_search_delta').select(sql<number>`count(*)::int`.as('records')).executeTakeFirstOrThrow()
  return records
}
