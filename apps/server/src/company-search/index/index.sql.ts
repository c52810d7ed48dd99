// Reads of the index: what is new since the last look with the lists of terms, further chunks of lists, and places of records.
import { sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** One row of a look; what its columns mean depends on `what`. */
export interface LookRow {
  /** The state; a list of a term; a place that no longer counts; a record that changed. */
  readonly what: 'state' | 'term' | 'dead' | 'recent'
  readonly segment: number | null
  /** The version of the words; how many records the list names; the place; the record's id. */
  readonly number: number | null
  readonly rank: number | null
  readonly version: number | null
  /** The term; the record's ИНН. */
  readonly name: string | null
  /** The snapshot of the look; ends of the list's chunks; the record's ОГРН. */
  readonly ends: string | null
  /** The segments; the first chunk; the record's words. */
  readonly body: string | null
}

/**
 * The segments there are, the first chunks of the terms in the segments asked for, and what was committed since `snapshot`: all as of one moment.
 * A transaction that the earlier look did not see is told by its number, so that nothing is missed however long it took to commit.
 */
export const look = compiledOnce((db: ReadDb, segments: readonly number[], terms: readonly string[], snapshot: string) => {
  const isNew = (table: string) => sql`${sql.ref(`${table}.tx`)} >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
    and not pg_visible_in_snapshot(${sql.ref(`${table}.tx`)}, ${snapshot}::text::pg_snapshot)`
  const rows = sql<LookRow>`(
    select 'state' as what, null::integer as segment, (select version from company_search_state) as number, null::bigint as rank, null::bigint as version, null::text as name,
      pg_current_snapshot()::text as ends, (select string_agg(concat_ws(':', segment, records, other_from, closed_from), ' ' order by segment)
      from company_search_segments where is_ready) as body
    union all
    select 'term', segment, df, null, null, term, ends, body from company_search_terms
    where segment = any(${segments}::integer[]) and term = any(${terms}::text[]) and chunk = 0
    union all
    select 'dead', segment, ordinal, null, null, null, null, null from company_search_dead as dead where ${isNew('dead')}
    union all
    select 'recent', null, id, rank, version, inn, ogrn, words from company_search_recent as recent where ${isNew('recent')})`
  return db.selectFrom(rows.as('look')).modifyFront(prepared).selectAll()
})

type Numbers = readonly number[]

/**
 * Chunks of lists: of each term in the segment, from the first and to the last chunk that stand at the same place of `numbers` (segments, firsts, lasts).
 * `offset 0` keeps the planner from any other way than the index, one list after another.
 */
export const listChunks = compiledOnce((db: ReadDb, terms: readonly string[], numbers: readonly Numbers[]) => {
  const chunks = sql<{ segment: number; term: string; chunk: number; body: string }>`(
    select read.segment, read.term, read.chunk, read.body
    from generate_subscripts(${terms}::text[], 1) as i, lateral (
      select segment, term, chunk, body from company_search_terms
      where segment = (${numbers}::integer[])[1][i] and term = (${terms}::text[])[i]
        and chunk between (${numbers}::integer[])[2][i] and (${numbers}::integer[])[3][i] offset 0) as read)`
  return db.selectFrom(chunks.as('chunks')).modifyFront(prepared).selectAll()
})

/** How many records of the segments have each of the terms. */
export const listFrequencies = compiledOnce((db: ReadDb, segments: Numbers, terms: readonly string[]) =>
  db
    .selectFrom('company_search_terms')
    .modifyFront(prepared)
    .select(['term', 'df'])
    .where('segment', '=', sql<number>`any(${segments}::integer[])`)
    .where('term', '=', sql<string>`any(${terms}::text[])`)
    .where('chunk', '=', 0),
)

/** Ranks of the records at these numbers of a segment. */
export const listPlaces = compiledOnce((db: ReadDb, segment: number, ordinals: Numbers) =>
  db
    .selectFrom('company_search_places')
    .modifyFront(prepared)
    .select(['ordinal', 'rank'])
    .where('segment', '=', segment)
    .where('ordinal', '=', sql<number>`any(${ordinals}::integer[])`),
)

/** Places whose ИНН lies from `from` to before `to`, in every segment there is. */
export const listByInn = compiledOnce((db: ReadDb, from: string, to: string) =>
  db
    .selectFrom('company_search_places')
    .modifyFront(prepared)
    .select(['segment', 'ordinal'])
    .where('inn', '>=', from)
    .where('inn', '<', to),
)

/** The same by ОГРН. */
export const listByOgrn = compiledOnce((db: ReadDb, from: string, to: string) =>
  db
    .selectFrom('company_search_places')
    .modifyFront(prepared)
    .select(['segment', 'ordinal'])
    .where('ogrn', '>=', from)
    .where('ogrn', '<', to),
)
