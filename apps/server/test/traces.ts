// Finds what the database still has about a person: every row of every table with one of some words.
import { sql } from 'kysely'
import type { Db } from '../src/platform/db/database.ts'

/** Names of the tables with a row whose text contains one of the words. */
export async function tablesHolding(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
    const held = await sql<{ held: boolean }>`
      select exists (select from ${sql.raw(name)} as line where line::text ~ ${pattern}) as held`.execute(db)
    if (held.rows[0]?.held) found.push(name.replace('public.', ''))
  }
  return found.sort()
}

/** How many rows of the named tables still refer to the person. */
export async function countRows(db: Db, userId: number, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where user_id = ${userId}`.execute(db)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}
