// Baselines of the search bench, two common ways to search a table: ILIKE over a trigram index, and full-text search (tsvector) ordered by rank.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BenchQuery } from './queries.ts'

/** Time after which a query is cancelled. */
const LIMIT_MS = 2000

/** Makes the tables once; `adminUrl` may create the extension. */
export async function prepareBaselines(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('bench_plain') is not null as made`)
    if (rows[0]?.made) return
    await client.query(`set maintenance_work_mem = '1GB'`)
    await client.query('create extension if not exists pg_trgm')
    await client.query(`create table bench_plain as
      select c.id, s.rank, t.words, to_tsvector('simple', t.words) as vector
      from companies c join company_search_documents s on s.company_id = c.id and not exists (
          select from company_search_tombstones d where d.segment = s.segment and d.document_id = s.document_id),
        lateral (select lower(concat_ws(' ', c.name, c.leader, c.city, (select string_agg(name, ' ') from company_ties where company_id = c.id))) as words) t`)
    await client.query('create index bench_plain_trigrams on bench_plain using gin (words gin_trgm_ops)')
    await client.query('create index bench_plain_vector on bench_plain using gin (vector)')
    await client.query('vacuum (analyze) bench_plain')
  } finally {
    await client.end()
  }
}

/** The statement of each baseline for the words of a query; prefixes of words match. Both return ten results, as a page of the product does. */
const ways = {
  'ILIKE over trigrams': (words: readonly string[]) => ({
    text: `select id from bench_plain where ${words.map((_, index) => `words ilike $${index + 1}`).join(' and ')} order by rank limit 10`,
    values: words.map((word) => `%${word}%`),
  }),
  'tsvector, order by rank': (words: readonly string[]) => ({
    text: 'select id from bench_plain where vector @@ $1::tsquery order by rank limit 10',
    values: [words.map((word) => `'${word}':*`).join(' & ')],
  }),
}

/** Duration of each query by method in milliseconds; a cancelled one counts as the limit. */
export async function timeBaselines(adminUrl: string, queries: readonly BenchQuery[]): Promise<Map<string, number[]>> {
  const client = new pg.Client({ connectionString: adminUrl, statement_timeout: LIMIT_MS })
  await client.connect()
  const times = new Map<string, number[]>()
  try {
    for (const [way, statement] of Object.entries(ways)) {
      const list: number[] = []
      for (const { params } of queries) {
        const words = (params.query ?? '').split(' ')
        const started = performance.now()
        try {
          await client.query(statement(words))
        } catch (error) {
          // 57014 is PostgreSQL's code of a cancelled statement.
          if ((error as { code?: string }).code !== '57014') throw error
        }
        list.push(performance.now() - started)
      }
      times.set(way, list)
    }
    return times
  } finally {
    await client.end()
  }
}

/** Settings that the times depend on, as the server runs with them. */
export async function readSettings(url: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; value: string }>(
      `select name, current_setting(name) as value from pg_settings where name = any($1) order by name`,
      [SETTINGS],
    )
    return rows.map(({ name, value }) => `${name} ${value}`).join(', ')
  } finally {
    await client.end()
  }
}

const SETTINGS =
  'server_version shared_buffers effective_cache_size work_mem random_page_cost jit fsync synchronous_commit wal_compression max_wal_size checkpoint_timeout data_checksums'.split(
    ' ',
  )

/** Waits until pg_prewarm has reloaded the database's cache; `url` is the superuser's. */
export async function waitForPrewarming(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const isAtWork = async (): Promise<boolean> => {
      await pause(LOOK_EVERY_MS)
      const { rows } = await client.query(`select 1 from pg_stat_activity where backend_type = 'autoprewarm worker'`)
      return rows.length > 0
    }
    for (let looks = 0; !(await isAtWork()); looks++) if (looks > LATEST_START) throw new Error('the database did not prewarm')
    for (let absentChecks = 0; absentChecks < LONGEST_GAP; ) absentChecks = (await isAtWork()) ? 0 : absentChecks + 1
  } finally {
    await client.end()
  }
}

/** Interval of the checks whether the prewarm worker is running. */
const LOOK_EVERY_MS = 100
/** Checks without a prewarm worker after which it is regarded as not started: 30 s. */
const LATEST_START = 300
/** Checks without a prewarm worker after which it is regarded as done: 2 s. There is a short gap between the workers of two databases. */
const LONGEST_GAP = 20

/**
 * Number of lists (words) of the index, and sizes as text, such as `12 MB`. A long list is stored in several chunks, the first apart from the
 * others.
 */
export interface Sizes {
  readonly lists: number
  readonly first_chunks: string
  readonly further_chunks: string
  readonly documents: string
  readonly indexes: string
}

/** Reads how much disk space the search index takes. */
export async function readSizes(url: string): Promise<Sizes> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<Sizes>(`
      select reltuples::integer as lists, pg_size_pretty(pg_relation_size(oid)) as first_chunks,
        pg_size_pretty(pg_table_size(oid) - pg_relation_size(oid)) as further_chunks,
        pg_size_pretty(pg_table_size('company_search_documents')) as documents,
        pg_size_pretty(pg_indexes_size(oid) + pg_indexes_size('company_search_documents')) as indexes
      from pg_class where oid = 'company_search_terms'::regclass`)
    const [sizes] = rows
    if (!sizes) throw new Error('the sizes could not be read')
    return sizes
  } finally {
    await client.end()
  }
}
