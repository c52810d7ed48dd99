// Makes a drill's database large: adds e-mails with random text, which does not compress.
import { runQuery } from './run-query.ts'

/** Rows of one statement, some 50 MB. Any number will do; by at most so much the database may grow beyond the wanted size. */
const ROWS = 50_000
/** 32 hashes of 32 characters: one kilobyte, small enough to be stored in the row's own page. */
const TEXT = "(select string_agg(md5(n || ':' || part || random()), '') from generate_series(1, 32) part)"

/** Adds rows until the database has at least this many gigabytes; returns its size in gigabytes. */
export async function growDatabaseTo(ownerUrl: string, gigabytes: number): Promise<number> {
  const readSize = async () =>
    Number((await runQuery(ownerUrl, 'select (pg_database_size(current_database()) / 1073741824.0)::float as size'))[0]?.size)
  let size = await readSize()
  while (size < gigabytes) {
    await runQuery(
      ownerUrl,
      `insert into emails (recipient, subject, body_text, body_html, created_at, sent_at)
      select 'ballast-' || n || '@drill.test', 'ballast', ${TEXT}, '', now(), now() from generate_series(1, ${ROWS}) n`,
    )
    size = await readSize()
  }
  return size
}
