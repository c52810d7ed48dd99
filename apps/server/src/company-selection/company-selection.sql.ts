// The queries of selections: ids of the companies with certain traits (region, activity, size …), their stored verdicts, and the removal of export
// counts of the previous version.
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import { SELECTION_COUNT_MAX } from '@sverka/contract/company-selection/company-selection.rules'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../platform/db/database.ts'

/** Traits of a selection in terms of columns: sums in kopecks, days as YYYY-MM-DD; undefined or empty: any. */
export interface Traits {
  /** `company` or `entrepreneur` (sole trader). */
  readonly kind: string | undefined
  /** Not ended, in a procedure such as liquidation, or ended. */
  readonly status: 'living' | 'procedure' | 'ended' | undefined
  /** Region codes of two digits. */
  readonly regions: readonly string[] | undefined
  /** Beginnings of codes of the main activity (ОКВЭД). */
  readonly okveds: readonly string[] | undefined
  readonly sizes: readonly string[] | undefined
  /** Days of registration, both included. */
  readonly bornFrom: string | undefined
  readonly bornTo: string | undefined
  readonly revenueFrom: number | undefined
  readonly revenueTo: number | undefined
  /** Numbers of employees, both included. */
  readonly staffFrom: number | undefined
  readonly staffTo: number | undefined
  /** The stored verdict is one of `any`; `place`: position of the kind of deal among the stored verdicts, from 1. */
  readonly verdict: { readonly place: number; readonly any: readonly string[] } | undefined
  /** Special registers (tax debts, sanctions, licences …): all of `within` name the company, and none of `without`. */
  readonly within: readonly string[]
  readonly without: readonly string[]
}

/**
 * Size as in the filter of the search: the category of the register of small business, else by revenue. Limits in kopecks by the law on small
 * business, 209-ФЗ: 120 and 800 million, 2 billion rubles.
 */
const SIZE = sql`case company.msp_category when 1 then 'micro' when 2 then 'small' when 3 then 'medium' else
  case when company.revenue_kopecks is null or company.revenue_kopecks <= 0 then null
    when company.revenue_kopecks <= 12000000000 then 'micro' when company.revenue_kopecks <= 80000000000 then 'small'
    when company.revenue_kopecks <= 200000000000 then 'medium' else 'large' end end`

/** The condition, or true if the value is null. PostgreSQL removes such conditions when it plans, because it has the values then. */
const unlessNull = (value: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`(${value} is null or ${condition})`

const texts = (values: readonly string[] | undefined) => sql`${values ? [...values] : null}::text[]`
const text = (value: string | undefined) => sql`${value ?? null}::text`
const day = (value: string | undefined) => sql`${value ?? null}::date`
const number = (value: number | undefined) => sql`${value ?? null}::bigint`
/** An empty list as null. */
const textsOrNull = (values: readonly string[]) => texts(values.length > 0 ? values : undefined)

/** All conditions. The SQL text is the same for every selection; only the values differ. */
function buildConditions(traits: Traits) {
  const { okveds, verdict, within, without } = traits
  const born = sql`coalesce(company.registered_on, company.ogrn_date)`
  const ended = sql`company_ended(company.status_name, company.closed_on)`
  const prefixes = texts(okveds?.map((code) => `${code}%`))
  const [first, ...others] = within
  const entries = sql`select from special_register_entries as entry where entry.company_id = company.id and entry.register`
  return sql.join(
    [
      unlessNull(text(traits.kind), sql`company.kind = ${text(traits.kind)}`),
      sql`case ${text(traits.status)} when 'living' then not ${ended} when 'ended' then ${ended} when 'procedure' then company.procedure is not null
        else true end`,
      unlessNull(texts(traits.regions), sql`company.region_code = any(${texts(traits.regions)})`),
      unlessNull(prefixes, sql`company.okved_code like any(${prefixes})`),
      unlessNull(texts(traits.sizes), sql`${SIZE} = any(${texts(traits.sizes)})`),
      unlessNull(day(traits.bornFrom), sql`${born} >= ${day(traits.bornFrom)}`),
      unlessNull(day(traits.bornTo), sql`${born} <= ${day(traits.bornTo)}`),
      unlessNull(number(traits.revenueFrom), sql`company.revenue_kopecks >= ${number(traits.revenueFrom)}`),
      unlessNull(number(traits.revenueTo), sql`company.revenue_kopecks <= ${number(traits.revenueTo)}`),
      unlessNull(number(traits.staffFrom), sql`company.headcount >= ${number(traits.staffFrom)}`),
      unlessNull(number(traits.staffTo), sql`company.headcount <= ${number(traits.staffTo)}`),
      unlessNull(
        number(verdict?.place),
        sql`exists (select from reliability_summaries as summary where summary.company_id = company.id
          and summary.verdicts[${number(verdict?.place)}] = any(${texts(verdict?.any)}))`,
      ),
      // The ids of the first register as an array, so that companies are looked up by id.
      unlessNull(
        text(first),
        sql`company.id = any(array(select company_id from special_register_entries where register = ${text(first)}))`,
      ),
      unlessNull(
        textsOrNull(others),
        sql`not exists (select from unnest(${textsOrNull(others)}) as wanted where not exists (${entries} = wanted))`,
      ),
      unlessNull(textsOrNull(without), sql`not exists (${entries} = any(${textsOrNull(without)}))`),
    ],
    sql` and `,
  )
}

/** The companies that have all traits. */
export interface Selected {
  /** Counted up to `SELECTION_COUNT_MAX` + 1, which means «more than `SELECTION_COUNT_MAX`». */
  readonly count: number
  /** Ids of the requested page. */
  readonly ids: readonly number[]
}

/** A page of ids, the largest revenue first, and the number of all companies with the traits. */
export async function selectIds(db: Reader, traits: Traits, { limit, offset }: { limit: number; offset: number }): Promise<Selected> {
  const { rows } = await sql<Selected>`
    with found as materialized (
      select company.id, company.revenue_kopecks from companies as company where ${buildConditions(traits)} limit ${sql.lit(SELECTION_COUNT_MAX + 1)}
    )
    select (select count(*)::int from found) as count,
      array(select id from found order by revenue_kopecks desc nulls last, id limit ${limit}::int offset ${offset}::int) as ids`.execute(db)
  return rows[0] ?? { count: 0, ids: [] }
}

/** Verdicts by company id, for the kind of deal at this position (from 1) of `purposes`; companies without a summary are left out. */
export async function readVerdicts(db: Reader, ids: readonly number[], place: number): Promise<Map<number, Verdict>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('reliability_summaries as summary')
    .select(['summary.company_id as id', sql<Verdict | null>`summary.verdicts[${place}::int]`.as('verdict')])
    .where('summary.company_id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  return new Map(rows.flatMap(({ id, verdict }) => (verdict ? [[id, verdict] as const] : [])))
}

/** Deletes a member's rows of `selection_exports`, where the previous version counted exports; the next version drops the table. */
export async function deleteExported(tx: Tx, userId: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('selection_exports').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}
