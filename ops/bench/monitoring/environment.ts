// Database steps of the monitoring bench: makes and deletes watches (a member follows a company), and reads how long the triggers that record the
// changes of watched companies have run.
import pg from 'pg'
import type { BenchEnvironment } from '../import/environment.ts'

/** Turns on PostgreSQL's statistics of the time spent in PL/pgSQL functions, the triggers among them. */
export async function measureFunctions({ adminUrl }: BenchEnvironment): Promise<void> {
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  try {
    await admin.query(`alter system set track_functions = 'pl'`)
    await admin.query('select pg_reload_conf()')
  } finally {
    await admin.end()
  }
}

/** Seconds spent so far in the triggers that record changes: their functions' names begin with `note_` or `keep_`. */
export async function secondsInTriggers({ client }: BenchEnvironment): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ seconds: string }>(
    `select coalesce(sum(self_time), 0) / 1000 as seconds from pg_stat_user_functions where funcname ~ '^(note|keep)_'`,
  )
  return Number(rows[0]?.seconds)
}

/**
 * Makes one member watch `count` companies, `ofFiles` of them among the companies of the imported files: these were imported last, so they have the
 * largest ids.
 */
export async function watchCompanies(
  { client }: BenchEnvironment,
  { count, ofFiles }: { count: number; ofFiles: number },
): Promise<number> {
  await client.query(`insert into users (email, full_name, password_hash, created_at) values ('bench@sverka.test', '', '', now())`)
  const { rowCount } = await client.query(
    `insert into watches (user_id, company_id, since)
     select person.id, company.id, now() from users as person, (
       (select id from companies order by id desc limit ${ofFiles}) union all (select id from companies order by id limit ${count - ofFiles})
     ) as company
     where person.email = 'bench@sverka.test'`,
  )
  await client.query('vacuum analyze watches, watched_numbers')
  return rowCount ?? 0
}

/** Deletes all watches. */
export async function unwatchAll({ client }: BenchEnvironment): Promise<void> {
  await client.query('delete from watches')
}

/** Number of changes recorded so far. */
export async function countEvents({ client }: BenchEnvironment): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from company_events')
  return Number(rows[0]?.count)
}

/** The slowest triggers so far, with calls and seconds. */
export async function longestTriggers({ client }: BenchEnvironment): Promise<string> {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ funcname: string; calls: string; seconds: string }>(
    `select funcname, calls, round((self_time / 1000)::numeric, 2) as seconds from pg_stat_user_functions
     where funcname ~ '^(note|keep)_' order by self_time desc limit 6`,
  )
  return rows.map(({ funcname, calls, seconds }) => `${funcname} ${seconds} s in ${calls} calls`).join(', ')
}
