// Reads how recently the publishers' files were checked.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

export async function countFailedFiles(db: Reader): Promise<number> {
  const { failed } = await db
    .selectFrom('published_files')
    .select(sql<number>`count(*)::int`.as('failed'))
    .where('fault', 'is not', null)
    .executeTakeFirstOrThrow()
  return failed
}

/** In seconds; 0 if no address is configured. */
export async function longestUnchecked(db: Reader): Promise<number> {
  const { age } = await db
    .selectFrom('published_files')
    .select(sql<number>`coalesce(extract(epoch from now() - min(looked_at)), 0)::float`.as('age'))
    .executeTakeFirstOrThrow()
  return age
}
