// What was committed since a snapshot: the segments there are, tombstones, and the delta.
import { type RawBuilder, sql } from 'kysely'

/** What a process that knows all up to a snapshot has missed, as the database tells it. */
export interface Changes {
  /** Before which everything is told. */
  readonly snapshot: string
  /** The version of the words. */
  readonly version: number | null
  /** The segments there are, `segment:documents:otherFrom:closedFrom` with blanks between. */
  readonly segments: string | null
  /** Documents that no longer count. */
  readonly tombstones: readonly (readonly [segment: number, documentId: number])[] | null
  /** Companies that changed; without words those that are gone. */
  readonly delta:
    | readonly (readonly [companyId: number, version: number, rank: number, inn: string | null, ogrn: string, words: string | null])[]
    | null
}

/** Before all transactions: everything committed is new to it. */
export const NEVER = '3:3:'

/** A standby does not name the transactions under way: what is certain there ends with the first of them. */
const seen = sql`case when pg_is_in_recovery() then pg_snapshot_xmin(pg_current_snapshot()) || ':' || pg_snapshot_xmin(pg_current_snapshot()) || ':'
      else pg_current_snapshot()::text end`

/**
 * What was committed since `snapshot`, as JSON. A transaction that was not seen then is told by its number, so that nothing is missed however
 * long it took to commit.
 */
export const changesSince = (snapshot: string): RawBuilder<string> => {
  // No row that can be seen is beyond the end of the present snapshot; a range with two ends is estimated to be short, and looked up.
  const isNew = (table: string) => sql`${sql.ref(`${table}.tx`)} >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
    and ${sql.ref(`${table}.tx`)} < pg_snapshot_xmax(pg_current_snapshot()) and not pg_visible_in_snapshot(${sql.ref(`${table}.tx`)}, ${snapshot}::text::pg_snapshot)`
  return sql<string>`json_build_object('snapshot', ${seen}, 'version', (select version from company_search_state),
    'segments', (select string_agg(concat_ws(':', segment, records, other_from, closed_from), ' ' order by segment)
      from company_search_segments where is_ready),
    'tombstones', (select json_agg(json_build_array(segment, document_id)) from company_search_tombstones as tombstone
      where ${isNew('tombstone')}),
    'delta', (select json_agg(json_build_array(company_id, version, rank, inn, ogrn, words)) from company_search_delta as delta
      where ${isNew('delta')}))::text`
}

export const parseChanges = (text: string): Changes => JSON.parse(text)

/** The first transaction that a snapshot (`xmin:xmax:…`) cannot have seen. */
export const endOf = (snapshot: string): number => Number(snapshot.split(':')[1])
