// Writes of the index.
import { sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'
import type { IndexRow } from './document.ts'

export type Placed = IndexRow & { readonly tier: number }

/** The state, held so that a rebuild cannot finish between our look and our commit. */
export const findStateShared = (tx: Tx) =>
  tx.selectFrom('company_search_state').select(['version', 'rebuilding']).forShare().executeTakeFirstOrThrow()

export async function listBorders(db: Reader): Promise<number[]> {
  const rows = await db.selectFrom('company_search_tiers').select('upto').orderBy('tier').execute()
  return rows.map((row) => row.upto)
}

/** Rows as they stand, a record's double included. */
export const listIndexed = (db: Reader, ids: readonly number[]): Promise<Placed[]> =>
  db
    .selectFrom('company_search')
    .select(['tier', 'id', 'rank', 'inn', 'ogrn', 'registered_on as registeredOn', 'keys'])
    .where('id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .execute()

export const deleteRows = (tx: Tx, ids: readonly number[]) =>
  tx
    .deleteFrom('company_search')
    .where('id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .execute()

const unnested = (rows: readonly Placed[]) => sql`unnest(
  ${rows.map((row) => row.tier)}::int2[], ${rows.map((row) => row.rank)}::int8[], ${rows.map((row) => row.id)}::int4[],
  ${rows.map((row) => row.inn)}::text[], ${rows.map((row) => row.ogrn)}::text[], ${rows.map((row) => row.registeredOn)}::date[],
  ${rows.map((row) => `{${row.keys.join(',')}}`)}::text[]) as new (tier, rank, id, inn, ogrn, registered_on, keys)`

export const insertRows = (tx: Tx, rows: readonly Placed[]) =>
  sql`insert into company_search (tier, rank, id, inn, ogrn, registered_on, keys)
    select tier, rank, id, inn, ogrn, registered_on, keys::int4[] from ${unnested(rows)}`.execute(tx)

/** Rows that stay in their tier; where only the rank moved, no index is touched. */
export const updateRows = (tx: Tx, rows: readonly Placed[]) =>
  sql`update company_search as row set rank = new.rank, inn = new.inn, ogrn = new.ogrn, registered_on = new.registered_on, keys = new.keys::int4[]
    from ${unnested(rows)} where row.tier = new.tier and row.id = new.id`.execute(tx)

/** Moves the keys of rows just written from the lists of their tiers' indexes into the indexes: each key once for all rows. */
export const mergePending = (tx: Tx, tiers: readonly number[]) =>
  sql`select company_search_merge_pending(${[...tiers]}::int2[])`.execute(tx)

/** Makes new key names known; counts of known ones are left to the next rebuild, so that writers never wait for each other on them. */
export async function addPrefixes(tx: Tx, counts: ReadonlyMap<string, number>): Promise<void> {
  const names = [...counts.keys()].sort()
  await sql`insert into company_search_prefixes (prefix, df)
    select * from unnest(${names}::text[], ${names.map((name) => counts.get(name) ?? 1)}::int4[])
    on conflict (prefix) do nothing`.execute(tx)
}

export const noteChanges = (tx: Tx, ids: readonly number[]) =>
  sql`insert into company_search_changes (company_id) select unnest(${[...ids]}::int4[]) on conflict do nothing`.execute(tx)
