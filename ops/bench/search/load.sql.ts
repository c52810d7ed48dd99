// Statements that load the generated register into the tables of the search bench's database.
import type pg from 'pg'

/** COPY statements for the lines of `load-worker.ts`. */
export const copyCompanies = `copy companies (id, kind, ogrn, inn, name, name_full, fio, status_name, region_code, city, okved_code, leader,
  registered_on, revenue_kopecks, msp_category, register_as_of, register_hash) from stdin`
export const copyTies = 'copy company_ties (company_id, role, position, name) from stdin'

/**
 * Drops indexes and constraints, which would slow down a load of millions of rows. {@link settle} makes those again that the
 * search needs; the primary keys stay.
 */
export async function dropIndexes(client: pg.Client): Promise<void> {
  await client.query('alter table company_ties drop constraint company_ties_company_id_fkey')
  await client.query('alter table company_facts drop constraint company_facts_company_id_fkey')
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where indrelid in ('companies'::regclass, 'company_ties'::regclass) and not indisprimary and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query('alter table companies drop constraint companies_ogrn_key')
}

/** After the load: makes the indexes that the search needs again and updates the planner's statistics. */
export async function settle(client: pg.Client): Promise<void> {
  await client.query(`select setval(pg_get_serial_sequence('companies', 'id'), (select max(id) from companies))`)
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query('alter table companies add constraint companies_ogrn_key unique (ogrn)')
  await client.query('create index on companies (inn) where inn is not null')
  await client.query('create index on companies (kpp, revenue_kopecks desc nulls last) where kpp is not null')
  await client.query('create index on company_ties (inn) where inn is not null')
  await client.query('create index on company_ties (kpp) where kpp is not null')
  await client.query('vacuum (analyze) companies')
  await client.query('vacuum (analyze) company_ties')
}
