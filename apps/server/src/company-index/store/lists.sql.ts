// Statements with which a search reads the index of companies: changes since a snapshot, chunks (pieces) of posting lists, frequencies of terms,
// terms. Segments are the built posting lists; the delta has the companies changed since; a tombstone marks an outdated document of a segment.
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** Either the one row with the changes (all other columns null), or a row with the beginning of a list (`changes` null). */
export interface FirstChunkRow {
  /** JSON, see `parseChanges`. */
  readonly changes: string | null
  readonly segment: number | null
  /** The requested term. */
  readonly asked: string | null
  /** The term that the list is stored under: the requested one or a longer one with the same documents. */
  readonly term: string | null
  /** Document frequency: number of documents in the list. */
  readonly df: number | null
  /** The number of the last container (65,536 document ids) in each chunk, separated by spaces; null if there is only one chunk. */
  readonly ends: string | null
  /** The first chunk. */
  readonly body: Buffer | null
}

type Numbers = readonly number[]

/**
 * The current snapshot. A standby does not list open transactions, so there the snapshot ends before the first open one. Transactions that committed
 * after that one are read again by the next search.
 */
const snapshotNow = sql`case when pg_is_in_recovery() then pg_snapshot_xmin(pg_current_snapshot()) || ':' || pg_snapshot_xmin(pg_current_snapshot()) || ':'
      else pg_current_snapshot()::text end`

/**
 * SQL expression: the changes of the index that were committed since `snapshot` (a `pg_snapshot` as text), as JSON for `parseChanges`. A row is new
 * if the transaction that wrote it was not visible in the snapshot, so that a transaction that took long to commit is not missed. Rows of the delta
 * written by an earlier release have ИНН and ОГРН (taxpayer and registration number) in columns of their own.
 */
export const changesSince = (snapshot: string): RawBuilder<string> => {
  // No visible row is beyond the end of the current snapshot. With that condition the planner expects a short range and uses the index.
  const isNew = (table: string) => sql`${sql.ref(`${table}.tx`)} >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
    and ${sql.ref(`${table}.tx`)} < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(${sql.ref(`${table}.tx`)}, ${snapshot}::text::pg_snapshot)`
  return sql<string>`json_build_object('snapshot', ${snapshotNow}, 'version', (select version from company_search_state),
    'segments', (select string_agg(concat_ws(':', segment, records, other_from, closed_from), ' ' order by segment)
      from company_search_segments where is_ready),
    'tombstones', (select json_agg(json_build_array(segment, document_id)) from company_search_tombstones as tombstone
      where ${isNew('tombstone')}),
    'delta', (select json_agg(json_build_array(company_id, version, rank, case when words is not null then concat_ws(' ', words, inn, nullif(ogrn, '')) end))
      from company_search_delta as delta where ${isNew('delta')}))::text`
}

/** SQL expression: the bytes of a chunk. An index built by an earlier release has them in base64 in another column. */
const body = sql<Buffer>`coalesce(bytes, decode(body, 'base64'))`

/**
 * The first rows of the lists of terms in segments. If a prefix has the same documents as a longer term, it has no list of its own: its list is that
 * of the next term after it, which begins with the prefix. A fact (`@…`) is never searched by a prefix.
 */
const firstRows = (segments: Numbers, terms: readonly string[], columns: RawBuilder<unknown>) => sql`
  unnest(${segments}::integer[]) as asked_segment (segment) cross join unnest(${terms}::text[]) as asked (term)
  cross join lateral (
    select term, df, ${columns} from company_search_terms
    where company_search_terms.segment = asked_segment.segment and term >= asked.term order by segment, term, chunk limit 1) as list
  where list.term = asked.term or (asked.term !~ '^@' and starts_with(list.term, asked.term))`

/** The changes since `snapshot`, and the first chunks of the terms in these segments: one statement, so that all rows are of one moment. */
export const listFirstChunks = compiledOnce((db: ReadDb, segments: readonly number[], terms: readonly string[], snapshot: string) => {
  const rows = sql<FirstChunkRow>`(
    select ${changesSince(snapshot)} as changes, null::integer as segment, null::text as asked, null::text as term, null::integer as df,
      null::text as ends, null::bytea as body
    union all
    select null, asked_segment.segment, asked.term, list.term, list.df, list.ends, list.body
    from ${firstRows(segments, terms, sql`ends, ${body} as body`)})`
  return db.selectFrom(rows.as('first_chunks')).modifyFront(prepared).selectAll()
})

/**
 * Chunks of lists. `numbers` has three arrays of the length of `terms`: segments, first chunks, last chunks (included).
 * `offset 0` makes the planner read one list after another by the table's index.
 */
export const listChunks = compiledOnce((db: ReadDb, terms: readonly string[], numbers: readonly Numbers[]) => {
  const chunks = sql<{ segment: number; term: string; chunk: number; body: Buffer }>`(
    select read.segment, read.term, read.chunk, read.body
    from generate_subscripts(${terms}::text[], 1) as i, lateral (
      select segment, term, chunk, ${body} as body from company_search_terms
      where segment = (${numbers}::integer[])[1][i] and term = (${terms}::text[])[i]
        and chunk between (${numbers}::integer[])[2][i] and (${numbers}::integer[])[3][i] offset 0) as read)`
  return db.selectFrom(chunks.as('chunks')).modifyFront(prepared).selectAll()
})

/** One row for each segment that has any: its terms in the range (the end excluded) that end with `ending`, ascending, separated by spaces. */
export const listTerms = compiledOnce((db: ReadDb, segments: Numbers, range: readonly [begin: string, end: string], ending: string) => {
  const terms = sql<{ terms: string }>`(
    select string_agg(term, ' ' order by term) as terms from company_search_terms
    where segment = any(${segments}::integer[]) and term >= (${range}::text[])[1] and term < (${range}::text[])[2] and chunk = 0
      and right(term, length(${ending}::text)) = ${ending}
    group by segment)`
  return db.selectFrom(terms.as('terms')).modifyFront(prepared).selectAll()
})

/** Number of documents of the segments that have each of the terms; terms of no document are left out. */
export const listFrequencies = compiledOnce((db: ReadDb, segments: Numbers, terms: readonly string[]) => {
  const counted = sql<{ term: string; df: number }>`(
    select asked.term, sum(list.df)::integer as df from ${firstRows(segments, terms, sql`chunk`)} group by asked.term)`
  return db.selectFrom(counted.as('counted')).modifyFront(prepared).selectAll()
})
