// Looks companies up in the register by their numbers: ИНН (taxpayer number), ОГРН (registration number), КПП (code of a registration with a tax
// office).
import { sql } from 'kysely'
import { MAX_PEOPLE } from '../../company-index/company-index.ts'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** A company, with the position of its number in the query, from 1. */
export interface NumberedRow {
  readonly at: number
  readonly id: number
  /** True if the number is the ИНН of a person behind the company: its head, founder or manager. */
  readonly isBehind: boolean
}

/**
 * Companies with one of the numbers as ИНН or ОГРН, and companies whose head, founder or manager is a person with this ИНН (12 digits): at most
 * `most` of each for a number.
 */
export const listByNumbers = compiledOnce((db: ReadDb, numbers: readonly string[], most: number) => {
  const found = sql<NumberedRow>`(
    select asked.at::integer as at, company.id, company.is_behind as "isBehind"
    from unnest(${numbers}::text[]) with ordinality as asked (number, at)
    cross join lateral (
      select id, false as is_behind from companies where ogrn = asked.number
      union all
      (select id, false from companies where inn = asked.number limit ${most}::integer)
      union all
      (select distinct company_id, true from company_ties
        where inn = asked.number and length(asked.number) = 12 and role in ('head', 'founder', 'manager') and position < ${sql.lit(MAX_PEOPLE)}
        limit ${most}::integer)) as company)`
  return db.selectFrom(found.as('found')).modifyFront(prepared).selectAll()
})

/**
 * Companies that have this КПП (largest revenue first) or a branch with it: `at` is 1. Then those whose ИНН is in `range` (start, end excluded;
 * empty for none): `at` is 2. At most `most` of each of the three. `offset 0` makes PostgreSQL use the index on the КПП: it expects many rows and
 * would otherwise read those of all companies in order.
 */
export const listByKpp = compiledOnce((db: ReadDb, kpp: string, range: readonly string[], most: number) => {
  const found = sql<NumberedRow>`(
    (select 1 as at, id, false as "isBehind" from companies where kpp = ${kpp} order by revenue_kopecks desc nulls last limit ${most}::integer)
    union all
    (select distinct 1, company_id, false from (select company_id from company_ties where kpp = ${kpp} offset 0) as branch limit ${most}::integer)
    union all
    (select 2, id, false from companies where inn >= (${range}::text[])[1] and inn < (${range}::text[])[2] limit ${most}::integer))`
  return db.selectFrom(found.as('found')).modifyFront(prepared).selectAll()
})
