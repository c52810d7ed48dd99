// Stores tallies: how many companies of the register share a building, an exact address (office), a head (director) or a founder. Many companies at
// one address or of one person are a sign of shell companies in the reliability report.
import { sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

// Values of `reliability_tallies.kind`.
const BUILDING = 1
const OFFICE = 2
const HEAD = 3
const FOUNDER = 4

/**
 * Selects the keys under which companies are to be counted now: hashes of their building and exact address, and the taxpayer numbers (ИНН, 12 digits
 * for a person) of their heads and founders. `living`: the company is not closed. `ids` null: all companies.
 */
const selectCurrentKeys = (ids: readonly number[] | null) => sql`
  select company.id as company_id, company.closed_on is null as living, company.address_key as building,
    case when company.address_key is not null then hashtextextended(lower(company.address), 0) end as office,
    array(select distinct tie.inn::bigint from company_ties as tie
      where tie.company_id = company.id and tie.role = 'head' and tie.inn ~ '^[0-9]{12}$') as heads,
    array(select distinct tie.inn::bigint from company_ties as tie
      where tie.company_id = company.id and tie.role = 'founder' and tie.inn ~ '^[0-9]{12}$') as founders
  from companies as company
  where company.kind = 'company' and ${ids === null ? sql`true` : sql`company.id = any(${[...ids]})`}`

/** Selects a row for each place and person of the companies in `table`, with the numbers to add to its tally: `sign` -1 takes the companies away. */
const selectTallyChanges = (table: string, sign: 1 | -1) => {
  const weight = sql`case when living then ${sql.lit(sign)} else 0 end as living, ${sql.lit(sign)} as total`
  const from = sql.table(table)
  return sql`
    select ${sql.lit(BUILDING)} as kind, building as key, ${weight} from ${from} where building is not null
    union all select ${sql.lit(OFFICE)}, office, ${weight} from ${from} where office is not null
    union all select ${sql.lit(HEAD)}, unnest(heads), ${weight} from ${from}
    union all select ${sql.lit(FOUNDER)}, unnest(founders), ${weight} from ${from}`
}

/**
 * Recounts the companies `ids`: takes them away from the tallies of the keys under which they were last counted (`reliability_counted`) and adds
 * them to the tallies of their current keys. Rows are locked in the order of their keys, so that concurrent calls cannot deadlock.
 */
export async function recountDossiers(tx: Tx, ids: readonly number[]): Promise<void> {
  // A statement of its own: inside the next one the rows would be locked only after it has changed them, and `for update` skips such rows.
  await sql`select company_id from reliability_counted where company_id = any(${[...ids]}) order by company_id for update`.execute(tx)
  await sql`
    with now_counted as materialized (${selectCurrentKeys(ids)}),
    was_counted as materialized (select * from reliability_counted where company_id = any(${[...ids]})),
    moved as (
      select kind, key, sum(living)::integer as living, sum(total)::integer as total
      from (${selectTallyChanges('now_counted', 1)} union all ${selectTallyChanges('was_counted', -1)}) as signed
      group by kind, key having sum(living) <> 0 or sum(total) <> 0
    ), tallied as (
      insert into reliability_tallies (kind, key, living, total) select kind, key, living, total from moved order by kind, key
      on conflict (kind, key) do update
        set living = reliability_tallies.living + excluded.living, total = reliability_tallies.total + excluded.total
    )
    insert into reliability_counted (company_id, living, building, office, heads, founders)
    select company_id, living, building, office, heads, founders from now_counted order by company_id
    on conflict (company_id) do update set living = excluded.living, building = excluded.building, office = excluded.office,
      heads = excluded.heads, founders = excluded.founders
    where (reliability_counted.living, reliability_counted.building, reliability_counted.office, reliability_counted.heads, reliability_counted.founders)
      is distinct from (excluded.living, excluded.building, excluded.office, excluded.heads, excluded.founders)`.execute(tx)
}

/** Recounts the whole register: deletes all tallies and counts every company anew. */
export async function recountAll(tx: Tx): Promise<void> {
  await tx.deleteFrom('reliability_tallies').execute()
  await tx.deleteFrom('reliability_counted').execute()
  await sql`insert into reliability_counted (company_id, living, building, office, heads, founders) ${selectCurrentKeys(null)}`.execute(tx)
  await sql`
    insert into reliability_tallies (kind, key, living, total)
    select kind, key, sum(living), sum(total) from (${selectTallyChanges('reliability_counted', 1)}) as signed group by kind, key`.execute(
    tx,
  )
}

const selectTallies = compiledOnce((db, companyId: number) => {
  const tallies = sql<{ kind: number; key: string; living: number; total: number }>`(
    with counted as (select * from reliability_counted where company_id = ${companyId}),
    wanted as (${selectTallyChanges('counted', 1)})
    select tally.kind, tally.key::text as key, tally.living, tally.total
    from (select distinct kind, key from wanted) as wanted join reliability_tallies as tally using (kind, key))`
  return db.selectFrom(tallies.as('tally')).modifyFront(prepared).selectAll('tally')
})

/**
 * The tallies of one company's places and people: `living` companies and `total`, closed ones included. `key` is a hash of the place, or the ИНН of
 * the person as a number, without leading zeros.
 */
export const listTallies = async (db: Reader, companyId: number) => selectTallies(db, companyId)

/** Values of `kind` in the rows of `listTallies`. */
export const tallyKinds = { building: BUILDING, office: OFFICE, head: HEAD, founder: FOUNDER } as const

/** Ids of companies in ascending order, beginning after the id `after`; at most `limit`. */
export async function listIdsAfter(db: Reader, after: number, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('companies').select('id').where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}
