// Finds data about a person that are still in the database, for tests of deleting an account.
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** Names of the tables that have a row with one of the words in any column. */
export async function findTablesContaining(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
    const match = await sql<{ held: boolean }>`
      select exists (select from ${sql.raw(name)} as line where line::text ~ ${pattern}) as held`.execute(db)
    if (match.rows[0]?.held) found.push(name.replace('public.', ''))
  }
  return found.sort()
}

/** Number of rows by table whose `user_id` is this person's. */
export async function countRows(db: Db, userId: number, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where user_id = ${userId}`.execute(db)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}
