// Reads of posting lists: first chunks with what changed, further chunks, frequencies.
import { sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { changesSince } from './changes.sql.ts'

/** The changes, or the list of a term: how many documents it names, the last container of each chunk, the first chunk. */
export interface FirstChunkRow {
  readonly changes: string | null
  readonly segment: number | null
  readonly term: string | null
  readonly df: number | null
  readonly ends: string | null
  readonly body: string | null
}

/** What changed since `snapshot`, and the first chunks of the terms in the segments asked for: all as of one moment. */
export const listFirstChunks = compiledOnce((db: ReadDb, segments: readonly number[], terms: readonly string[], snapshot: string) => {
  const rows = sql<FirstChunkRow>`(
    select ${changesSince(snapshot)} as changes, null::integer as segment, null::text as term, null::integer as df, null::text as ends, null::text as body
    union all
    select null, segment, term, df, ends, body from company_search_terms
    where segment = any(${segments}::integer[]) and term = any(${terms}::text[]) and chunk = 0)`
  return db.selectFrom(rows.as('first_chunks')).modifyFront(prepared).selectAll()
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

/** How many documents of the segments have each of the terms. */
export const listFrequencies = compiledOnce((db: ReadDb, segments: Numbers, terms: readonly string[]) =>
  db
    .selectFrom('company_search_terms')
    .modifyFront(prepared)
    .select(['term', 'df'])
    .where('segment', '=', sql<number>`any(${segments}::integer[])`)
    .where('term', '=', sql<string>`any(${terms}::text[])`)
    .where('chunk', '=', 0),
)
