// Statements of a rebuild: the next index grows in a schema of its own and takes the old one's place in one transaction.
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { TIERS } from '../rank.ts'

/** Where the next index grows; the tables have the same names as the living ones. */
const NEXT = 'company_search_next'
const next = (table: string) => sql.table(`${NEXT}.${table}`)

export const tierCount = Object.values(TIERS).flat().length
const tables = ['company_search', ...Array.from({ length: tierCount }, (_, tier) => `company_search_t${tier}`)]

/** Any fixed number: one rebuild at a time. */
const ADVISORY_LOCK = 7_210_452

export async function takeTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${ADVISORY_LOCK}) as taken`.execute(db)
  return rows[0]?.taken === true
}

/** From here on writers note what they change. */
export async function beginRebuild(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('company_search_state').set({ rebuilding: true }).execute()
    await tx.deleteFrom('company_search_changes').execute()
  })
  await sql`drop schema if exists ${sql.ref(NEXT)} cascade`.execute(db)
  await sql`create schema ${sql.ref(NEXT)}`.execute(db)
  await sql`call company_search_create_tables(${NEXT})`.execute(db)
  await sql`create unlogged table ${next('counted')} (prefix text collate "C" not null, df integer not null)`.execute(db)
}

/** Statements for COPY, in the order of columns the rows are written in. */
export const copyRows = `copy ${NEXT}.company_search (tier, rank, id, inn, ogrn, registered_on, keys) from stdin`
export const copyCounts = `copy ${NEXT}.counted (prefix, df) from stdin`

/** Indexes of one tier; what one machine has to spare of memory makes the difference between minutes and hours. */
export async function indexTier(db: Db, tier: number): Promise<void> {
  await sql`set maintenance_work_mem = '1GB'`.execute(db)
  await sql`call company_search_create_indexes(${NEXT}, ${sql.lit(tier)})`.execute(db)
  await sql`vacuum (analyze) ${next(`company_search_t${tier}`)}`.execute(db)
}

/** Sums what the workers counted. */
export async function sumCounts(db: Db): Promise<void> {
  await sql`create table ${next('company_search_prefixes')} as
    select prefix, sum(df)::integer as df from ${next('counted')} group by prefix`.execute(db)
  await sql`alter table ${next('company_search_prefixes')} alter prefix set not null, alter df set not null, add primary key (prefix)`.execute(
    db,
  )
  await sql`drop table ${next('counted')}`.execute(db)
  await sql`vacuum (analyze) ${next('company_search_prefixes')}`.execute(db)
}

/** Puts the next index in the old one's place; readers wait for this transaction only. Returns what changed meanwhile. */
export async function swap(tx: Tx, options: { borders: readonly number[]; appRole: string; version: number }): Promise<number[]> {
  await sql`set local lock_timeout = '5s'`.execute(tx)
  await tx.selectFrom('company_search_state').select('version').forUpdate().execute()
  const changes = await tx.selectFrom('company_search_changes').select('company_id').orderBy('company_id').execute()
  await sql`drop table company_search, company_search_prefixes`.execute(tx)
  for (const table of [...tables, 'company_search_prefixes']) {
    await sql`alter table ${next(table)} set schema public`.execute(tx)
    await sql`grant select, insert, update, delete on ${sql.table(`public.${table}`)} to ${sql.ref(options.appRole)}`.execute(tx)
  }
  for (const [tier, upto] of options.borders.entries()) {
    await tx.updateTable('company_search_tiers').set({ upto }).where('tier', '=', tier).execute()
  }
  await tx.deleteFrom('company_search_changes').execute()
  await tx.updateTable('company_search_state').set({ version: options.version, rebuilding: false, rebuilt_at: sql`now()` }).execute()
  return changes.map((row) => row.company_id)
}

export const endRebuild = (db: Db) => sql`drop schema if exists ${sql.ref(NEXT)} cascade`.execute(db)

/** A rebuild that failed leaves the living index as it was. */
export async function abandonRebuild(db: Db): Promise<void> {
  await db.updateTable('company_search_state').set({ rebuilding: false }).execute()
  await endRebuild(db)
}
