// Reads of the index: what is new since the last look with the lists of terms, further chunks of lists, and places of records.
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** What a process that knows all up to a snapshot has missed, as the database tells it. */
export interface News {
  /** Before which everything is told. */
  readonly snapshot: string
  /** The version of the words. */
  readonly version: number | null
  /** The segments there are, `segment:records:otherFrom:closedFrom` with blanks between. */
  readonly segments: string | null
  /** Places that no longer count. */
  readonly dead: readonly (readonly [segment: number, ordinal: number])[] | null
  /** Records that changed; without words those that are gone. */
  readonly recent:
    | readonly (readonly [id: number, version: number, rank: number, inn: string | null, ogrn: string, words: string | null])[]
    | null
  /** Whether a load of the whole register is under way: it announces nothing. */
  readonly loading: boolean
}

/**
 * What was committed since `snapshot`, as JSON. A transaction that was not seen then is told by its number, so that nothing is missed however
 * long it took to commit.
 */
export const newsSince = (snapshot: string): RawBuilder<string> => {
  // No row that can be seen is beyond the end of the present snapshot; a stretch with two ends is supposed to be short, and looked up.
  const isNew = (table: string) => sql`${sql.ref(`${table}.tx`)} >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
    and ${sql.ref(`${table}.tx`)} < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(${sql.ref(`${table}.tx`)}, ${snapshot}::text::pg_snapshot)`
  return sql<string>`json_build_object('snapshot', pg_current_snapshot()::text, 'version', (select version from company_search_state),
    'loading', exists (select from registry_deferred_indexes),
    'segments', (select string_agg(concat_ws(':', segment, records, other_from, closed_from), ' ' order by segment)
      from company_search_segments where is_ready),
    'dead', (select json_agg(json_build_array(segment, ordinal)) from company_search_dead as dead where ${isNew('dead')}),
    'recent', (select json_agg(json_build_array(id, version, rank, inn, ogrn, words)) from company_search_recent as recent
      where ${isNew('recent')}))::text`
}

export const readNews = (text: string): News => JSON.parse(text)

/** The first transaction that a snapshot (`xmin:xmax:…`) cannot have seen. */
export const endOf = (snapshot: string): number => Number(snapshot.split(':')[1])

/** The news, or a list of a term: how many records it names, ends of its chunks, the first of them. */
export interface LookRow {
  readonly news: string | null
  readonly segment: number | null
  readonly term: string | null
  readonly df: number | null
  readonly ends: string | null
  readonly body: string | null
}

/** What is new since `snapshot`, and the first chunks of the terms in the segments asked for: all as of one moment. */
export const look = compiledOnce((db: ReadDb, segments: readonly number[], terms: readonly string[], snapshot: string) => {
  const rows = sql<LookRow>`(
    select ${newsSince(snapshot)} as news, null::integer as segment, null::text as term, null::integer as df, null::text as ends, null::text as body
    union all
    select null, segment, term, df, ends, body from company_search_terms
    where segment = any(${segments}::integer[]) and term = any(${terms}::text[]) and chunk = 0)`
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

/** Places in segments and records that changed since, by columns; `areRest` is false for what is shown before all others. */
export type WantedPlaces = readonly [
  placeQuestions: Numbers,
  segments: Numbers,
  ordinals: Numbers,
  areRest: readonly boolean[],
  changedQuestions: Numbers,
  changedIds: Numbers,
  changedRanks: Numbers,
  changedAreRest: readonly boolean[],
]

/** The places that several questions ask for, those of each numbered from 1 in the standing order. */
export const placesInOrder = ([questions, segments, ordinals, areRest, changedQuestions, ids, ranks, areRestToo]: WantedPlaces) =>
  sql<{ question: number; segment: number | null; ordinal: number | null; id: number; rank: number; at: number }>`(
    select question, segment, ordinal, id, rank, row_number() over (partition by question order by is_rest, rank)::integer as at from (
      select asked.question, place.segment, place.ordinal, place.id, place.rank, asked.is_rest
      from unnest(${questions}::integer[], ${segments}::integer[], ${ordinals}::integer[], ${areRest}::boolean[])
        as asked (question, segment, ordinal, is_rest)
      join company_search_places as place on place.segment = asked.segment and place.ordinal = asked.ordinal
      union all
      select question, null, null, id, rank, is_rest
      from unnest(${changedQuestions}::integer[], ${ids}::integer[], ${ranks}::bigint[], ${areRestToo}::boolean[])
        as changed (question, id, rank, is_rest)
    ) as place)`

/** Ranks of what one question asks for, in order, as many as `size` from `offset` on. */
export const listRanks = compiledOnce(
  (
    db: ReadDb,
    ...[questions, segments, ordinals, areRest, changedQuestions, ids, ranks, areRestToo, offset, size]: [
      ...WantedPlaces,
      offset: number,
      size: number,
    ]
  ) =>
    db
      .selectFrom(placesInOrder([questions, segments, ordinals, areRest, changedQuestions, ids, ranks, areRestToo]).as('place'))
      .modifyFront(prepared)
      .select('place.rank')
      .where('place.at', '>', offset)
      .where('place.at', '<=', sql<number>`${offset}::integer + ${size}::integer`)
      .orderBy('place.at'),
)

/**
 * Places of records whose ИНН, or ОГРН where it is asked for, lies from the start to before the end of each stretch: the numbers in a segment
 * with blanks between, since a row for each would cost more than finding them. One may stand there twice.
 */
export const listByNumbers = compiledOnce(
  (db: ReadDb, starts: readonly string[], ends: readonly string[], areOgrnToo: readonly boolean[]) => {
    const places = sql<{ number: string; segment: number; ordinals: string }>`(
      select asked.start as number, place.segment, string_agg(place.ordinal::text, ' ') as ordinals
      from unnest(${starts}::text[], ${ends}::text[], ${areOgrnToo}::boolean[]) as asked (start, stop, is_ogrn)
      cross join lateral (
        select segment, ordinal from company_search_places where inn >= asked.start and inn < asked.stop
        union all
        select segment, ordinal from company_search_places where asked.is_ogrn and ogrn >= asked.start and ogrn < asked.stop) as place
      group by asked.start, place.segment)`
    return db.selectFrom(places.as('places')).modifyFront(prepared).selectAll()
  },
)
