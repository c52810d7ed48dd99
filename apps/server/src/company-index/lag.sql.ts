// Counts the records that the search finds in the delta (changes since the segments were made) instead of in posting lists.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** Records changed since the lists were made; each slows every search a little until the lists are rebuilt. */
export async function countUnlisted(db: Reader): Promise<number> {
  const { records } = await db.selectFrom('company_search_delta').select(sql<number>`count(*)::int`.as('records')).executeTakeFirstOrThrow()
  return records
}
