// Merges extracts of the state registers from staging tables into the register: new companies are added, changed ones replaced, older or equal
// extracts ignored. Ties are the heads and founders of a company; facts are the rest of its extract.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { formerNames } from '../../store-answer.sql.ts'
import { companyColumns } from '../database/staged-rows.ts'

const columnNames = companyColumns.map(([column]) => column)
const columnList = () => sql.raw(columnNames.join(', '))

/** Result of a merge: numbers of documents, and the ids of new and changed companies. */
export interface Merged {
  created: number
  changed: number
  companyIds: number[]
}

/** Creates the temporary tables that COPY fills; they exist as long as the connection and are emptied at every commit. */
export async function createStaging(tx: Tx): Promise<void> {
  await sql`
    create temporary table if not exists staged_companies on commit delete rows as
      select 0::integer as ordinal, ${columnList()}, register_as_of, register_hash, register_records, ''::text as source, ''::bytea as facts
      from companies with no data`.execute(tx)
  await sql`
    create temporary table if not exists staged_ties on commit delete rows as
      select 0::integer as ordinal, role, position, name, inn, ogrn, kpp from company_ties with no data`.execute(tx)
  await sql`
    create temporary table if not exists merged_companies (id integer, ogrn text, ordinal integer, inserted boolean, before_day date) on commit delete rows`.execute(
    tx,
  )
  for (const table of ['staged_blocks', 'staged_taxpayers']) {
    await sql`
      create temporary table if not exists ${sql.table(table)} (ordinal integer, number text, source text, as_of date, published_on date, hash bigint,
        figure bigint, figure_year smallint, facts bytea) on commit delete rows`.execute(tx)
  }
}

/** Empties the tables within a transaction, for a second merge in it. */
export const clearStaging = (tx: Tx) =>
  sql`truncate staged_companies, staged_ties, merged_companies, staged_blocks, staged_taxpayers`.execute(tx)

/** COPY statements that fill the staging tables, by the part of a batch. */
export const copyStatements = {
  companies: 'copy staged_companies from stdin binary',
  ties: 'copy staged_ties from stdin binary',
  blocks: 'copy staged_blocks from stdin binary',
  taxpayers: 'copy staged_taxpayers from stdin binary',
} as const

/** Conditions of a merge. */
export interface MergeMode {
  readonly loadedAt: Date
  /** A large load: tables may be locked, and rows known to be new are inserted without a check for existing ones. */
  readonly large: boolean
}

/**
 * Of several extracts of a company the newest is merged. Of two extracts of one day the one with more records in its history is merged, because the
 * register only adds records; if they have equally many, the one read later. A stored row changes if its content differs and its extract is not newer
 * than the merged one; equal content of a newer day only changes the day. Rows are locked in the order of ОГРН (registration number), so that two
 * merges never deadlock.
 */
export async function mergeCompanies(tx: Tx, { loadedAt, large }: MergeMode): Promise<Merged> {
  const allNew = large && (await areNewCompanies(tx))
  await (allNew ? insertCompanies(tx) : upsertCompanies(tx))
  if (!allNew) await removeTies(tx)
  await insertTies(tx)
  await replaceFacts(tx, loadedAt)
  if (!allNew) await moveDays(tx)
  const { rows } = await sql<{ id: number; inserted: boolean }>`select id, inserted from merged_companies order by id`.execute(tx)
  const created = rows.filter((row) => row.inserted).length
  return { created, changed: rows.length - created, companyIds: rows.map((row) => row.id) }
}

/** True if none of the staged companies exists. Locks the table, so that no other transaction can add one before this one ends. */
async function areNewCompanies(tx: Tx): Promise<boolean> {
  await sql`lock table companies in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from staged_companies as staged where exists (select from companies where ogrn = staged.ogrn)) as known`.execute(
    tx,
  )
  return rows[0]?.known === false
}

const newest = sql`select distinct on (ogrn) * from staged_companies order by ogrn, register_as_of desc, register_records desc, ordinal desc`

/** For new companies only; cheaper than `upsertCompanies`, because the database need not check every row for a conflict. */
async function insertCompanies(tx: Tx): Promise<void> {
  await sql`
    with newest as (${newest}), written as (
      insert into companies (${columnList()}, register_as_of, register_hash, register_records)
      select ${columnList()}, register_as_of, register_hash, register_records from newest
      returning id, ogrn
    )
    insert into merged_companies
      select written.id, written.ogrn, newest.ordinal, true from written join newest using (ogrn)`.execute(tx)
}

/**
 * A condition that is always true, but makes PostgreSQL execute the CTE of that name first: it locks rows and reads their old values, which
 * `returning` cannot give before PostgreSQL 18.
 */
export const readFirst = (list: string) => sql`(select count(*) from ${sql.id(list)}) >= 0`

async function upsertCompanies(tx: Tx): Promise<void> {
  const updated = columnNames.filter((name) => name !== 'ogrn')
  const assignments = sql.raw(updated.map((name) => `${name} = excluded.${name}`).join(', '))
  await sql`
    with newest as (${newest}), before as materialized (
      select companies.ogrn, companies.register_as_of
      from newest join companies using (ogrn) order by ogrn for update of companies
    ), written as (
      insert into companies (${columnList()}, register_as_of, register_hash, register_records)
      select ${columnList()}, register_as_of, register_hash, register_records from newest where ${readFirst('before')} order by ogrn
      on conflict (ogrn) do update set ${assignments}, name_former = ${formerNames('companies', sql`excluded.name`)}, register_as_of = excluded.register_as_of, register_hash = excluded.register_hash,
        register_records = excluded.register_records
      where (companies.register_as_of, companies.register_records) <= (excluded.register_as_of, excluded.register_records)
        and companies.register_hash <> excluded.register_hash
      returning id, ogrn, xmax = 0 as inserted
    )
    insert into merged_companies
      select written.id, written.ogrn, newest.ordinal, written.inserted, before.register_as_of
      from written join newest using (ogrn) left join before using (ogrn)`.execute(tx)
}

/**
 * Deletes the ties of changed companies. Heads and founders whom the newer extract no longer names are stored as former, with the day of the last
 * extract that named them and the day of the first one without them. Only persons (an ИНН, taxpayer number, of 12 digits) are stored so.
 */
const removeTies = (tx: Tx) =>
  sql`
    with gone as (
      delete from company_ties using merged_companies as merged
      where not merged.inserted and company_ties.company_id = merged.id
      returning company_ties.company_id, company_ties.role, company_ties.name, company_ties.inn, merged.ordinal, merged.before_day
    )
    insert into company_former_ties (inn, company_id, role, name, named_on, gone_on)
    select distinct on (gone.inn, gone.company_id, gone.role)
      gone.inn, gone.company_id, gone.role, gone.name, gone.before_day, staged.register_as_of
    from gone join staged_companies as staged on staged.ordinal = gone.ordinal
    where gone.role in ('head', 'founder') and length(gone.inn) = 12 and gone.before_day < staged.register_as_of and not exists (
      select from staged_ties as tie where tie.ordinal = gone.ordinal and tie.role = gone.role and tie.inn = gone.inn)
    order by gone.inn, gone.company_id, gone.role
    on conflict (inn, company_id, role) do update set name = excluded.name, named_on = excluded.named_on, gone_on = excluded.gone_on`.execute(
    tx,
  )

async function insertTies(tx: Tx): Promise<void> {
  await sql`
    insert into company_ties (company_id, role, position, name, inn, ogrn, kpp)
    select merged.id, tie.role, tie.position, tie.name, tie.inn, tie.ogrn, tie.kpp
    from staged_ties as tie join merged_companies as merged on merged.ordinal = tie.ordinal`.execute(tx)
}

/** Stores the facts of the merged extracts in place of those of the older ones. */
async function replaceFacts(tx: Tx, loadedAt: Date): Promise<void> {
  await sql`
    insert into company_facts (company_id, source, since, as_of, loaded_at, hash, facts)
    select merged.id, staged.source, staged.register_as_of, staged.register_as_of, ${loadedAt}, staged.register_hash, staged.facts
    from merged_companies as merged
      join staged_companies as staged on staged.ordinal = merged.ordinal
    on conflict (company_id, source) do update
      set since = excluded.since, as_of = excluded.as_of, loaded_at = excluded.loaded_at, hash = excluded.hash, facts = excluded.facts,
        confirmed_as_of = null, confirmed_since = null`.execute(tx)
}

/** A newer extract with the same content confirms it: only the days change. */
async function moveDays(tx: Tx): Promise<void> {
  await sql`
    with latest as (
      select ogrn, max(register_as_of) as day from staged_companies group by ogrn
    ), confirmed as (
      update companies set register_as_of = latest.day
      from latest
      where companies.ogrn = latest.ogrn and companies.register_as_of < latest.day and exists (
        select 1 from staged_companies as same
        where same.ogrn = latest.ogrn and same.register_as_of = latest.day and same.register_hash = companies.register_hash)
      returning companies.id, latest.day
    )
    update company_facts set as_of = confirmed.day,
      confirmed_as_of = confirmed_days(company_facts.confirmed_as_of, company_facts.as_of, confirmed.day),
      confirmed_since = confirmed_days(company_facts.confirmed_since, company_facts.since, confirmed.day)
    from confirmed
    where company_facts.company_id = confirmed.id and company_facts.source in ('egrul', 'egrip')`.execute(tx)
}
