// Merges blocks of facts (the facts of one source about one company) from staging tables into the register: blocks of companies, by ОГРН
// (registration number), and blocks of open data, by ИНН (taxpayer number) or ОГРН.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { type Merged, type MergeMode, readFirst } from './merge.sql.ts'

/** A written block, with the position of its document in the import. */
interface Written {
  ordinal: number
  /** Id of the company. */
  key: string
  inserted: boolean
}

/** A document counts once: as created if any of its blocks is new, else as changed. */
const countDocuments = (rows: readonly Written[]): Pick<Merged, 'created' | 'changed'> => {
  const created = new Set(rows.filter((row) => row.inserted).map((row) => row.ordinal))
  const changed = new Set(rows.map((row) => row.ordinal).filter((ordinal) => !created.has(ordinal)))
  return { created: created.size, changed: changed.size }
}

/**
 * Merges blocks of companies that are in the register; blocks of other companies are dropped. If a block equals the stored one and has a newer day,
 * the stored one only gets the new day. That is not counted as a change, but the company is among `companyIds`: facts that were out of date are
 * current again.
 */
export async function mergeBlocks(tx: Tx, loadedAt: Date): Promise<Merged> {
  const { rows } = await sql<Written & { confirmed: boolean }>`
    with newest as (
      select distinct on (company.id, staged.source) company.id, staged.*
      from staged_blocks as staged join companies as company on company.ogrn = staged.number
      order by company.id, staged.source, staged.as_of desc nulls last, staged.ordinal desc
    ), before as materialized (
      select stored.company_id, stored.source, stored.hash
      from newest join company_facts as stored on stored.company_id = newest.id and stored.source = newest.source
      order by stored.company_id, stored.source for update of stored
    ), written as (
      insert into company_facts (company_id, source, since, as_of, loaded_at, hash, figure, figure_year, facts)
      select id, source, known_since(source, as_of, null, ${loadedAt}), as_of, ${loadedAt}, hash, figure, figure_year, facts
      from newest where ${readFirst('before')}
      on conflict (company_id, source) do update
        set since = case when company_facts.hash = excluded.hash then company_facts.since else excluded.since end, as_of = excluded.as_of, loaded_at = excluded.loaded_at, hash = excluded.hash, figure = excluded.figure,
          figure_year = excluded.figure_year, facts = excluded.facts,
          confirmed_as_of = case when company_facts.hash = excluded.hash then confirmed_days(company_facts.confirmed_as_of, company_facts.as_of, excluded.as_of) end,
          confirmed_since = case when company_facts.hash = excluded.hash then confirmed_days(company_facts.confirmed_since, company_facts.since, excluded.since) end
        where coalesce(company_facts.as_of, '-infinity') <= coalesce(excluded.as_of, '-infinity')
          and (company_facts.hash, company_facts.as_of) is distinct from (excluded.hash, excluded.as_of)
      returning company_id, source, hash, xmax = 0 as inserted
    )
    select newest.ordinal, written.company_id::text as key, written.inserted, coalesce(before.hash = written.hash, false) as confirmed
    from written join newest on newest.id = written.company_id and newest.source = written.source
      left join before on before.company_id = written.company_id and before.source = written.source`.execute(tx)
  const companyIds = [...new Set(rows.map((row) => Number(row.key)))]
  return { ...countDocuments(rows.filter(({ confirmed }) => !confirmed)), companyIds }
}

/** Merges blocks by ИНН (or ОГРН, in sanctions lists), whether or not the company is in the register yet. */
export async function mergeTaxpayers(tx: Tx, { loadedAt, large }: MergeMode): Promise<Merged> {
  return large && (await areNewTaxpayers(tx)) ? insertTaxpayers(tx, loadedAt) : upsertTaxpayers(tx, loadedAt)
}

/** True if none of the staged blocks is stored yet. Locks the table, so that no other transaction can store one before this one ends. */
async function areNewTaxpayers(tx: Tx): Promise<boolean> {
  await sql`lock table taxpayer_facts in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from staged_taxpayers as staged
      where exists (select from taxpayer_facts as stored where stored.number = staged.number and stored.source = staged.source)) as known`.execute(
    tx,
  )
  return rows[0]?.known === false
}

/** Half the cost of `upsertTaxpayers`: the database need not guard every row against concurrent inserts. */
async function insertTaxpayers(tx: Tx, loadedAt: Date): Promise<Merged> {
  const { rows } = await sql<Merged>`
    with newest as materialized (
      select distinct on (number, source) * from staged_taxpayers
      order by number, source, as_of desc nulls last, published_on desc nulls last, ordinal desc
    ), written as (
      insert into taxpayer_facts (number, source, since, as_of, published_on, loaded_at, hash, figure, facts)
      select number, source, known_since(source, as_of, published_on, ${loadedAt}), as_of, published_on, ${loadedAt}, hash, figure, facts from newest
    )
    select (select count(distinct ordinal) from newest)::integer as created, 0 as changed,
      array(select id from companies where inn in (select number from newest)
        union select id from companies where ogrn in (select number from newest where length(number) in (13, 15))) as "companyIds"`.execute(
    tx,
  )
  return rows[0] ?? { created: 0, changed: 0, companyIds: [] }
}

/** SQL condition: the new block equals the stored one. If the number has left the list, the new block must also be of a list before that day. */
const saysTheSame = sql`stored.hash = excluded.hash and (stored.left_on is null or excluded.as_of < stored.left_on)`

/**
 * SQL: the stored days on which documents had the same content, with the day of the new document added. A document of the same day that was published
 * again adds no day. Null if the content differs.
 */
const confirmed = (day: 'as_of' | 'since', first: RawBuilder<unknown>) => {
  const days = sql.ref(`stored.confirmed_${day}`)
  return sql`case when not (${saysTheSame}) then null when stored.as_of is distinct from excluded.as_of
    then confirmed_days(${days}, ${first}, ${sql.ref(`excluded.${day}`)}) else ${days} end`
}

/**
 * Inserts new blocks and replaces older ones. If a block is equal and has a newer day, only the day changes, which does not count as a change. A
 * number that had left a list and is named again is listed again (`left_on` becomes null).
 */
async function upsertTaxpayers(tx: Tx, loadedAt: Date): Promise<Merged> {
  const { rows } = await sql<Merged>`
    with newest as (
      select distinct on (number, source) * from staged_taxpayers
      order by number, source, as_of desc nulls last, published_on desc nulls last, ordinal desc
    ), before as materialized (
      select stored.number, stored.source, stored.hash, stored.left_on
      from newest join taxpayer_facts as stored using (number, source) order by number, source for update of stored
    ), written as (
      insert into taxpayer_facts as stored (number, source, since, as_of, published_on, loaded_at, hash, figure, facts)
      select number, source, known_since(source, as_of, published_on, ${loadedAt}), as_of, published_on, ${loadedAt}, hash, figure, facts from newest where ${readFirst('before')}
      on conflict (number, source) do update
        set since = case when ${saysTheSame} then stored.since else excluded.since end,
          confirmed_as_of = ${confirmed('as_of', sql`stored.as_of`)}, confirmed_since = ${confirmed('since', sql`stored.since`)},
          as_of = excluded.as_of, published_on = excluded.published_on, loaded_at = excluded.loaded_at, hash = excluded.hash,
          figure = excluded.figure, facts = excluded.facts,
          left_on = case when coalesce(excluded.as_of, 'infinity') < stored.left_on then stored.left_on end
        where (coalesce(stored.as_of, '-infinity'), coalesce(stored.published_on, '-infinity'))
            <= (coalesce(excluded.as_of, '-infinity'), coalesce(excluded.published_on, '-infinity'))
          and (stored.hash <> excluded.hash or stored.left_on <= coalesce(excluded.as_of, 'infinity') or excluded.as_of is null
            or (stored.as_of, stored.published_on) is distinct from (excluded.as_of, excluded.published_on))
      returning stored.number, stored.source, stored.hash, stored.left_on, xmax = 0 as inserted
    ), changed as (
      select written.number, written.source, written.inserted
      from written left join before using (number, source)
      where written.inserted or (before.hash, before.left_on) is distinct from (written.hash, written.left_on)
    ), documents as (
      select newest.ordinal, bool_or(changed.inserted) as inserted
      from changed join newest using (number, source) group by newest.ordinal
    ), numbers as (
      select distinct number from changed
    )
    select (select count(*) from documents where inserted)::integer as created,
      (select count(*) from documents where not inserted)::integer as changed,
      array(select id from companies where inn = any(array(select number from numbers))
        union select id from companies where ogrn = any(array(select number from numbers))) as "companyIds"`.execute(tx)
  return rows[0] ?? { created: 0, changed: 0, companyIds: [] }
}

/** Ids of the companies with one of these ИНН or ОГРН. */
export async function companiesByNumbers(tx: Tx, numbers: string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from companies where inn = any(${numbers}) union select id from companies where ogrn = any(${numbers})`.execute(tx)
  return rows.map((row) => row.id)
}

/**
 * Updates revenue (with its year), headcount and small-business category of the companies, by which they are sorted and filtered. Revenue is taken
 * from the company's own accounts, else from published accounts, else from the published incomes of its ИНН.
 */
export async function refreshFigures(tx: Tx, companyIds: readonly number[]): Promise<void> {
  await sql`
    with figures as (
      select company.id, coalesce(own.figure, accounts.figure, incomes.figure) as revenue,
        case when own.figure is not null then own.year when accounts.figure is not null then accounts.year else incomes.year end as revenue_year,
        (select figure from taxpayer_facts where number = company.inn and source like 'headcount-%' order by source desc limit 1) as headcount,
        (select figure from taxpayer_facts where number = company.inn and source = 'msp' and left_on is null) as category
      from companies as company
      left join lateral (select figure, figure_year as year from company_facts where company_id = company.id and source = 'accounts') as own on true
      left join lateral ${selectNewest('accounts')} as accounts on true
      left join lateral ${selectNewest('incomes')} as incomes on true
      where company.id = any(${[...companyIds]})
    )
    update companies
    set revenue_kopecks = figures.revenue, revenue_year = figures.revenue_year, headcount = figures.headcount, msp_category = figures.category
    from figures
    where companies.id = figures.id and (revenue_kopecks, companies.revenue_year, companies.headcount, msp_category)
      is distinct from (figures.revenue, figures.revenue_year, figures.headcount::integer, figures.category::smallint)`.execute(tx)
}

/** SQL: the value of the newest block of a yearly source («accounts-2024»), and its year. */
const selectNewest = (set: string) => sql`(
  select figure, right(source, 4)::smallint as year from taxpayer_facts
  where number = company.inn and source like ${sql.lit(`${set}-%`)} order by source desc limit 1)`
