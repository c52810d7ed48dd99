// Reads from the register what search needs to know of its records.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Searched } from './document.ts'
import type { Kind, SizeFacts } from './rank.ts'

/** A housing cooperative may have thousands of founders; no further than these are searched. */
export const MOST_PEOPLE = 300

/** Names of the people and companies behind a company, one per line. */
export const peopleOf = (id: string) => sql<string | null>`(
  select string_agg(tie.name, e'\\n') from company_ties tie
  where tie.company_id = ${sql.ref(id)} and tie.role in ('head', 'founder', 'manager') and tie.position < ${sql.lit(MOST_PEOPLE)})`

/** ИНН of people among them, between blanks. */
const peopleInnsOf = (id: string) => sql<string | null>`(
  select string_agg(distinct tie.inn, ' ' order by tie.inn) from company_ties tie
  where tie.company_id = ${sql.ref(id)} and tie.role in ('head', 'founder', 'manager') and tie.position < ${sql.lit(MOST_PEOPLE)}
    and length(tie.inn) = 12)`

/** Names of the companies a company goes back to, one per line. */
export const predecessorsOf = (id: string) => sql<string | null>`(
  select string_agg(tie.name, e'\\n') from company_ties tie
  where tie.company_id = ${sql.ref(id)} and tie.role = 'predecessor' and tie.position < ${sql.lit(MOST_PEOPLE)})`

const selectSearched = (db: Reader) =>
  db
    .selectFrom('companies as company')
    .select([
      'company.id',
      'company.kind',
      'company.inn',
      'company.ogrn',
      'company.name',
      'company.name_full as nameFull',
      'company.name_other as nameOther',
      'company.name_former as nameFormer',
      'company.fio',
      'company.leader',
      'company.city',
      'company.status_name as statusName',
      'company.procedure',
      'company.procedure_since as procedureSince',
      'company.region_code as regionCode',
      'company.okved_code as okved',
      'company.registered_on as registeredOn',
      'company.closed_on as closedOn',
      'company.address',
      'company.revenue_kopecks as revenueKopecks',
      'company.headcount',
      'company.msp_category as mspCategory',
      'company.capital_kopecks as capitalKopecks',
      'company.kpp',
      peopleOf('company.id').as('people'),
      peopleInnsOf('company.id').as('peopleInns'),
      predecessorsOf('company.id').as('predecessors'),
    ])

/** A part of the register: records by their ids, or with ids from `from` to before `to`. */
export type Stretch = { readonly ids: readonly number[] } | { readonly from: number; readonly to: number }

const isIn = (stretch: Stretch) =>
  'ids' in stretch
    ? sql<boolean>`company.id = any(${[...stretch.ids]}::int4[])`
    : sql<boolean>`company.id >= ${stretch.from} and company.id < ${stretch.to}`

export const listSearched = async (db: Reader, stretch: Stretch): Promise<Searched[]> =>
  (await selectSearched(db).where(isIn(stretch)).execute()) as Searched[]

/** Holds these records until the transaction ends, so that two changes of one record follow each other. */
export const lockCompanies = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export async function findHighestId(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('companies')
    .select((is) => is.fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

interface SizedRow extends SizeFacts {
  readonly id: number
  readonly kind: Kind
  readonly statusName: string
}

/** What the order of records depends on. */
export const listSizes = async (db: Reader, stretch: Stretch): Promise<SizedRow[]> =>
  (await db
    .selectFrom('companies as company')
    .select([
      'id',
      'kind',
      'status_name as statusName',
      'revenue_kopecks as revenueKopecks',
      'headcount',
      'msp_category as mspCategory',
      'capital_kopecks as capitalKopecks',
    ])
    .where(isIn(stretch))
    .execute()) as SizedRow[]
