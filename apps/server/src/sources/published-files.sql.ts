// Reads for the metrics how many files of publishers (open data of state bodies) could not be downloaded, and how long ago they were checked.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

/** Number of files whose last check failed. */
export async function countFailedFiles(db: Reader): Promise<number> {
  const { failed } = await db
    .selectFrom('published_files')
    .select(sql<number>`count(*)::int`.as('failed'))
    .where('fault', 'is not', null)
    .executeTakeFirstOrThrow()
  return failed
}

/** Age of the oldest last check of a file, in seconds; 0 without files. */
export async function longestUnchecked(db: Reader): Promise<number> {
  const { age } = await db
    .selectFrom('published_files')
    .select(sql<number>`coalesce(extract(epoch from now() - min(looked_at)), 0)::float`.as('age'))
    .executeTakeFirstOrThrow()
  return age
}
