// Stores the financial ratios of companies, and the quartiles of each ratio by industry and region, with which a company is compared. An industry is
// an activity class: the first two digits of the activity code (ОКВЭД).
import { sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { RatioKey } from '../rules/dossier-facts.ts'

/** The ratios of a company in one year, null if its sources do not give one. `okved`: the activity class. `region_code`: null if unknown. */
export interface RatioRow extends Record<RatioKey, number | null> {
  company_id: number
  okved: string
  region_code: string | null
  year: number
}

/**
 * Those of the companies `ids` for which ratios can be computed: with a main activity, and annual accounts or paid taxes of any year. Blocks of facts
 * are stored by company or by taxpayer number (ИНН, the column `number`).
 */
export async function listMeasured(db: Reader, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('companies as company')
    .select('company.id')
    .where(sql<boolean>`company.id = any(${[...ids]})`)
    .where('company.kind', '=', 'company')
    .where('company.okved_code', 'is not', null)
    .where(
      sql<boolean>`(
        exists (select from company_facts as block where block.company_id = company.id and (block.source like 'accounts%' or block.source like 'taxes%'))
        or exists (select from taxpayer_facts as block where block.number = company.inn and (block.source like 'accounts%' or block.source like 'taxes%')))`,
    )
    .orderBy('company.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Replaces the ratios of the companies `ids` by `rows`; a company without a row has none any more. */
export const replaceRatios = async (tx: Tx, ids: readonly number[], rows: readonly RatioRow[]): Promise<void> => {
  if (ids.length > 0)
    await tx
      .deleteFrom('reliability_ratios')
      .where('company_id', 'in', [...ids])
      .execute()
  if (rows.length > 0)
    await tx
      .insertInto('reliability_ratios')
      .values([...rows])
      .execute()
}

/** Quartiles over fewer companies are not computed: our own limit. */
const MIN_COMPANIES = 8

/**
 * Recomputes the quartiles of each activity class, by region and for the whole country (region `''`), from the ratios of the last three years.
 * In the statement: `fresh` are the new quartiles, `moved` the classes and regions in which they differ from the stored ones (`held`), `gone` deletes
 * quartiles that are not computed any more, and `outdated` clears the `basis` of stored report summaries of the companies that were compared with
 * moved quartiles (`beside`), so that these summaries are computed again.
 */
export async function recomputeQuartiles(tx: Tx): Promise<void> {
  await sql`
    with fresh as materialized (
      select okved, coalesce(region_code, '') as region_code, ratio,
        percentile_cont(0.25) within group (order by value)::real as lower, percentile_cont(0.5) within group (order by value)::real as median,
        percentile_cont(0.75) within group (order by value)::real as upper, count(*)::integer as companies
      from (
        select okved, region_code, ratio, value, year, max(year) over () as newest
        from reliability_ratios cross join lateral (values
          ('margin', margin), ('autonomy', autonomy), ('liquidity', liquidity),
          ('turnover', turnover), ('tax_burden', tax_burden), ('contributions', contributions)) as named (ratio, value)
        where value is not null
      ) as measured
      where year > newest - 3
      group by grouping sets ((okved, region_code, ratio), (okved, ratio))
      having count(*) >= ${sql.lit(MIN_COMPANIES)} and (grouping(region_code) = 1 or region_code is not null)
    ), moved as (
      select distinct okved, region_code from fresh full join reliability_quartiles as held using (okved, region_code, ratio)
      where (fresh.lower, fresh.median, fresh.upper) is distinct from (held.lower, held.median, held.upper)
    ), gone as (
      delete from reliability_quartiles as held
      where not exists (select from fresh where (fresh.okved, fresh.region_code, fresh.ratio) = (held.okved, held.region_code, held.ratio))
    ), beside as (
      select summary.company_id from reliability_summaries as summary join reliability_ratios as own using (company_id)
      where exists (select from moved where moved.okved = own.okved and moved.region_code in ('', own.region_code))
      order by summary.company_id for update of summary
    ), outdated as (
      update reliability_summaries set basis = null where company_id in (select company_id from beside)
    )
    insert into reliability_quartiles (okved, region_code, ratio, lower, median, upper, companies) select * from fresh
    on conflict (okved, region_code, ratio) do update
      set lower = excluded.lower, median = excluded.median, upper = excluded.upper, companies = excluded.companies`.execute(tx)
}

const selectRatios = compiledOnce((db, companyId: number) =>
  db.selectFrom('reliability_ratios').modifyFront(prepared).selectAll().where('company_id', '=', companyId),
)

/** The stored ratios of a company; undefined without any. */
export const findRatios = async (db: Reader, companyId: number) => (await selectRatios(db, companyId))[0]

const selectQuartiles = compiledOnce((db, okved: string, region: string) =>
  db
    .selectFrom('reliability_quartiles')
    .modifyFront(prepared)
    .selectAll()
    .where('okved', '=', okved)
    .where('region_code', 'in', ['', region]),
)

/** Quartiles of an activity class in the region and in the whole country (rows with the region `''`); `region` null: the country alone. */
export const listQuartiles = async (db: Reader, okved: string, region: string | null) => selectQuartiles(db, okved, region ?? '')
