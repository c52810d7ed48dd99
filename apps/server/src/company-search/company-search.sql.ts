// Reads of the search: frequencies of keys, passes over the tiers, and the rows to show.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import type { Plan } from './plan.ts'

/** How many records carry each of the named keys; keys that occur nowhere are left out. */
export async function countKeys(db: Reader, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('company_search_prefixes')
    .select(['prefix', 'df'])
    .where('prefix', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
  return new Map(rows.map(({ prefix, df }) => [prefix, df]))
}

export interface Pass {
  /** In order, best first. */
  readonly ranks: number[]
  /** All that match, up to `countTo`. */
  readonly total: number
  /** False when the time ran out. */
  readonly complete: boolean
}

export interface PassLimits {
  readonly limit: number
  readonly countTo: number
  readonly milliseconds: number
}

/** One pass over the tiers by a plan. */
export async function runPass(db: Reader, plan: Plan, { limit, countTo, milliseconds }: PassLimits): Promise<Pass> {
  const call = sql<{ ranks: string[]; total: number; complete: boolean }>`(
    select ranks::text[] as ranks, total, complete from ${sql.table(`company_search_by_${plan.driver}`)}(
      ${[...plan.allOf]}::int4[], ${[...plan.anyOf]}::int4[], ${plan.number}, ${plan.numberEnd},
      ${orNull(plan.rowsAll)}::int4[], ${orNull(plan.rowsAny[0])}::int4[], ${orNull(plan.rowsAny[1])}::int4[], ${orNull(plan.rowsAny[2])}::int4[],
      ${orNull(plan.rowsNone)}::int4[], ${plan.bornFrom}::date, ${plan.bornTo}::date, ${[...plan.tiers]}::int2[],
      ${limit}, ${countTo}, ${milliseconds}))`
  const { ranks, total, complete } = await db.selectFrom(call.as('pass')).selectAll().executeTakeFirstOrThrow()
  return { ranks: ranks.map(Number), total, complete }
}

const orNull = (keys: readonly number[] | undefined): number[] | null => (keys && keys.length > 0 ? [...keys] : null)

/** The rows to show with the names of their codes, in any order; `people` are heads, founders and managing companies by line. */
export const listFound = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('companies as company')
    .leftJoin('regions as region', 'region.code', 'company.region_code')
    .leftJoin('okved', 'okved.code', 'company.okved_code')
    .select([
      'company.id',
      'company.kind',
      'company.name',
      'company.name_full as nameFull',
      'company.fio',
      'company.inn',
      'company.ogrn',
      'company.status_name as statusName',
      'company.city',
      'company.address',
      'company.leader',
      'company.registered_on as registeredOn',
      'company.closed_on as closedOn',
      'company.okved_code as okved',
      'okved.name as okvedName',
      'region.name as region',
      peopleOf('company.id').as('people'),
    ])
    .where('company.id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .execute()

export type FoundRow = Awaited<ReturnType<typeof listFound>>[number]

/** A housing cooperative may have thousands of founders; no further than these are searched. */
export const MOST_PEOPLE = 300

/** Names of the people and companies behind a company, one per line. */
export const peopleOf = (id: string) => sql<string | null>`(
  select string_agg(tie.name, e'\\n') from company_ties tie
  where tie.company_id = ${sql.ref(id)} and tie.role in ('head', 'founder', 'manager') and tie.position < ${sql.lit(MOST_PEOPLE)})`

/** Records by kind and status name among these ids. */
export const countKindsAndStatuses = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('companies')
    .select((is) => ['kind', 'status_name as statusName', is.fn.countAll<number>().as('count')])
    .where('id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .groupBy(['kind', 'status_name'])
    .execute()

/** Rows in the detail the external registry's shape has. */
export const listRegistryRows = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('companies as company')
    .select([
      'company.id',
      'company.kind',
      'company.ogrn',
      'company.inn',
      'company.kpp',
      'company.name',
      'company.name_full as nameFull',
      'company.fio',
      'company.status_name as statusName',
      'company.region_code as regionCode',
      'company.address',
      'company.okved_code as okved',
      'company.leader',
      'company.registered_on as registeredOn',
      namesOf('founder').as('founders'),
      namesOf('head').as('heads'),
    ])
    .where('company.id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .execute()

export type RegistryRow = Awaited<ReturnType<typeof listRegistryRows>>[number]

const namesOf = (role: 'founder' | 'head') => sql<string | null>`(
  select string_agg(tie.name, e'\\n' order by tie.position) from company_ties tie
  where tie.company_id = company.id and tie.role = ${sql.lit(role)} and tie.position < ${sql.lit(MOST_PEOPLE)})`
