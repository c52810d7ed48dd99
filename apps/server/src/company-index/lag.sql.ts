// How much of the register the search finds by its rows rather than by its lists.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** Records that were written since the lists were made; each costs a search a little until they are made anew. */
export async function countUnlisted(db: Reader): Promise<number> {
  const { records } = await db.selectFrom('company_search_delta').select(sql<number>`count(*)::int`.as('records')).executeTakeFirstOrThrow()
  return records
}
