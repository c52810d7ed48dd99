// Writes of the index beside its segments: documents that changed, and places in segments that no longer count.
import { sql } from 'kysely'
import type { Tx } from '../platform/db/database.ts'
import type { Document } from './document.ts'

/** Holds the state, so that no new segment takes others' place between our look and our commit. */
export const holdState = (tx: Tx) => tx.selectFrom('company_search_state').select('version').forShare().executeTakeFirstOrThrow()

/** Where a record is found: among what changed (no segment), or at a place of a segment. */
export interface Known {
  readonly id: number
  readonly segment: number | null
  readonly ordinal: number | null
  /** Null for a record that is gone. */
  readonly digest: number | null
}

export function listKnown(tx: Tx, ids: readonly number[]): Promise<Known[]> {
  const wanted = sql<number>`any(${[...ids]}::integer[])`
  return tx
    .selectFrom('company_search_places as place')
    .innerJoin('company_search_segments as segment', 'segment.segment', 'place.segment')
    .leftJoin('company_search_dead as dead', (on) =>
      on.onRef('dead.segment', '=', 'place.segment').onRef('dead.ordinal', '=', 'place.ordinal'),
    )
    .select(['place.id', sql<number | null>`place.segment`.as('segment'), sql<number | null>`place.ordinal`.as('ordinal')])
    .select(sql<number | null>`place.digest`.as('digest'))
    .where('place.id', '=', wanted)
    .where('segment.is_ready', '=', true)
    .where('dead.ordinal', 'is', null)
    .unionAll(
      tx
        .selectFrom('company_search_recent')
        .select(['id', sql<number | null>`null::integer`.as('segment'), sql<number | null>`null::integer`.as('ordinal')])
        .select(sql<number | null>`case when words is not null then digest end`.as('digest'))
        .where('id', '=', wanted),
    )
    .execute()
}

export const markDead = (tx: Tx, places: readonly Known[]) =>
  sql`insert into company_search_dead (segment, ordinal)
    select * from unnest(${places.map(({ segment }) => segment)}::integer[], ${places.map(({ ordinal }) => ordinal)}::integer[])
    on conflict do nothing`.execute(tx)

export const writeRecent = (tx: Tx, documents: readonly Document[]) =>
  sql`insert into company_search_recent as present (id, rank, digest, inn, ogrn, words)
    select * from unnest(${documents.map(({ id }) => id)}::integer[], ${documents.map(({ rank }) => rank)}::bigint[],
      ${documents.map(({ digest }) => digest)}::bigint[], ${documents.map(({ inn }) => inn)}::text[],
      ${documents.map(({ ogrn }) => ogrn)}::text[], ${documents.map(({ words }) => words.join(' '))}::text[])
    on conflict (id) do update set version = nextval('company_search_version'), tx = pg_current_xact_id(), rank = excluded.rank,
      digest = excluded.digest, inn = excluded.inn, ogrn = excluded.ogrn, words = excluded.words`.execute(tx)

/** Notes that records are gone: whoever has read them is to forget them. */
export const writeGone = (tx: Tx, ids: readonly number[]) =>
  sql`insert into company_search_recent as present (id, rank, digest, ogrn)
    select id, 0, 0, '' from unnest(${[...ids]}::integer[]) as gone (id)
    on conflict (id) do update set version = nextval('company_search_version'), tx = pg_current_xact_id(), words = null`.execute(tx)
