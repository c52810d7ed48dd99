// Reads the content of a database for the restore drill, to compare it with a restored copy.
import { runQuery } from './run-query.ts'

/** For each table its row count and a hash of its rows, whatever their order. Keys are `schema.table`. */
export async function readContent(adminUrl: string): Promise<Map<string, string>> {
  const url = new URL(adminUrl)
  url.pathname = '/sverka'
  const tables = await runQuery(
    url.href,
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const [row] = await runQuery(
      url.href,
      `select count(*) || ' rows ' || coalesce(md5(string_agg(hash, '' order by hash)), '') as content from (select md5(t::text) as hash from ${name} t) hashed`,
    )
    found.set(String(name), String(row?.content))
  }
  return found
}

/** Prints the tables that differ and returns their number; a table that only one side has differs. */
export function compareContent(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  say: (line: string) => void,
): number {
  const names = new Set([...before.keys(), ...after.keys()])
  const different = [...names].filter((name) => after.get(name) !== before.get(name))
  for (const name of different) say(`${name}: ${before.get(name)} before, ${after.get(name)} after`)
  return different.length
}

/** Number of rows of all tables together. */
export const countRows = (content: ReadonlyMap<string, string>): number =>
  [...content.values()].reduce((sum, table) => sum + Number.parseInt(table, 10), 0)
