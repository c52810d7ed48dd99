// Reads of the search: frequencies of keys, passes over the tiers, and the rows to show.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Plan } from './plan.ts'

/** How many records carry each of the named keys; keys that occur nowhere are left out. */
export async function countKeys(db: Reader, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('company_search_prefixes')
    .modifyFront(prepared)
    .select(['prefix', 'df'])
    .where('prefix', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
  return new Map(rows.map(({ prefix, df }) => [prefix, df]))
}

export interface Pass {
  /** The first `limit` in order; with `gather` all that were counted unless `countTo` was reached, some of them twice. */
  readonly ranks: readonly number[]
  /** Those of them that have one of the keys `mark`. */
  readonly marked: readonly number[]
  /** All that match, up to `countTo`. */
  readonly total: number
  /** False when the time ran out. */
  readonly complete: boolean
}

export interface PassLimits {
  readonly limit: number
  readonly countTo: number
  readonly gather?: boolean
  readonly mark?: readonly number[]
}

const NOTHING_SEEN: Pass = { ranks: [], marked: [], total: 0, complete: false }

/** One pass over the tiers by a plan. A pass that the database cuts off before its first tier has seen nothing. */
export async function runPass(db: Reader, plan: Plan, { limit, countTo, gather, mark }: PassLimits): Promise<Pass> {
  const call = sql<{ ranks: string; marked: string; total: number; complete: boolean }>`(
    select array_to_string(ranks, ' ') as ranks, array_to_string(marked, ' ') as marked, total, complete from ${sql.table(`company_search_by_${plan.driver}`)}(
      ${[...plan.allOf]}::int4[], ${[...plan.anyOf]}::int4[], ${plan.number}, ${plan.numberEnd},
      ${orNull(plan.rowsAll)}::int4[], ${orNull(plan.rowsAny[0])}::int4[], ${orNull(plan.rowsAny[1])}::int4[], ${orNull(plan.rowsAny[2])}::int4[],
      ${plan.bornFrom}::date, ${plan.bornTo}::date, ${[...plan.tiers]}::int2[],
      ${limit}, ${countTo}, ${gather ?? false}, ${orNull(mark)}::int4[]))`
  try {
    const pass = await db.selectFrom(call.as('pass')).modifyFront(prepared).selectAll().executeTakeFirstOrThrow()
    return { ...pass, ranks: numbersIn(pass.ranks), marked: numbersIn(pass.marked) }
  } catch (error) {
    if ((error as { code?: string }).code === QUERY_CANCELED) return NOTHING_SEEN
    throw error
  }
}

const QUERY_CANCELED = '57014'

/** Numbers written with blanks between them: read several times faster than an array of the database. */
const numbersIn = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number))

const orNull = (keys: readonly number[] | undefined): number[] | null => (keys && keys.length > 0 ? [...keys] : null)

/** Every activity by its code. */
export const listActivities = (db: Reader) => db.selectFrom('okved').select(['code', 'name']).orderBy('code').execute()

/** The rows to show with the names of their codes, in any order; `people` are heads, founders and managing companies by line. */
export const listFound = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('companies as company')
    .leftJoin('regions as region', 'region.code', 'company.region_code')
    .leftJoin('okved', 'okved.code', 'company.okved_code')
    .modifyFront(prepared)
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
