// Drops the indexes of the register's tables before a large load (an import that fills a nearly empty register) and rebuilds them after it. Their
// definitions are stored in `registry_deferred_indexes`, so that the next import can rebuild them if this one is killed.
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'

const TABLES = ['companies', 'company_ties']

/** Rough number of companies, from the planner's statistics; -1 if there are no statistics yet. */
export async function estimateCompanies(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select reltuples::bigint as count from pg_class where oid = 'companies'::regclass`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Stores the definitions of all indexes and drops them, except unique ones and that of the ИНН (taxpayer number), which the import itself needs. */
export async function deferIndexes(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select class.relname as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index as index join pg_class as class on class.oid = index.indexrelid
    where index.indrelid = any(${TABLES}::regclass[]) and not index.indisunique and class.relname <> 'companies_inn'`.execute(tx)
  if (rows.length === 0) return
  await tx
    .insertInto('registry_deferred_indexes')
    .values(rows)
    .onConflict((is) => is.doNothing())
    .execute()
  for (const { name } of rows) await sql`drop index ${sql.table(name)}`.execute(tx)
}

/** The indexes that were dropped and are not rebuilt yet; empty if no large load is under way. */
export const listDeferred = (db: Db) => db.selectFrom('registry_deferred_indexes').selectAll().orderBy('name').execute()

/** Rebuilds one dropped index, unless a killed import has already done so. */
export async function buildIndex(db: Db, definition: string): Promise<void> {
  await sql`set maintenance_work_mem = '256MB'`.execute(db)
  await sql.raw(definition.replace(/^CREATE INDEX /, 'create index if not exists ')).execute(db)
}

/** Updates the planner's statistics. */
export const analyse = async (db: Db | Tx): Promise<void> => {
  await sql`analyze companies, company_ties, company_facts, taxpayer_facts`.execute(db)
}

/** Forgets the definitions, which marks the large load as finished. */
export const forgetDeferred = (db: Db) => db.deleteFrom('registry_deferred_indexes').execute()
