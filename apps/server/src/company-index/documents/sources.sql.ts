// Reads from the register the data of companies and sole traders that the search index contains.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { SearchableRecord } from './document.ts'
import type { Kind, SizeFacts } from './rank.ts'

/** Limit of the people, and of the predecessors, of one company in the index: a housing cooperative may have thousands of founders. */
export const MAX_PEOPLE = 300

/** SQL expression: names of the heads, founders and managing companies of a company, one a line; null if none. `id`: column with its id. */
export const selectPeople = (id: string) => sql<string | null>`(
  select string_agg(tie.name, e'\\n') from company_ties tie
  where tie.company_id = ${sql.ref(id)} and tie.role in ('head', 'founder', 'manager') and tie.position < ${sql.lit(MAX_PEOPLE)})`

/** SQL expression: names of a company's predecessors, one a line; null if none. `id`: column with the company's id. */
export const selectPredecessors = (id: string) => sql<string | null>`(
  select string_agg(tie.name, e'\\n') from company_ties tie
  where tie.company_id = ${sql.ref(id)} and tie.role = 'predecessor' and tie.position < ${sql.lit(MAX_PEOPLE)})`

/** Names of people and predecessors of the selected records, read together: one query for each record costs several times as much. */
const selectTied = (db: Reader, selection: Selection) =>
  db
    .selectFrom('company_ties as tie')
    .select([
      'tie.company_id',
      sql<string | null>`string_agg(tie.name, e'\\n') filter (where tie.role <> 'predecessor')`.as('people'),
      sql<string | null>`string_agg(tie.name, e'\\n') filter (where tie.role = 'predecessor')`.as('predecessors'),
    ])
    .where('tie.role', 'in', ['head', 'founder', 'manager', 'predecessor'])
    .where('tie.position', '<', MAX_PEOPLE)
    .where(isIn('tie.company_id', selection))
    .groupBy('tie.company_id')
    .as('tied')

const selectSearched = (db: Reader, selection: Selection) =>
  db
    .selectFrom('companies as company')
    .leftJoin(selectTied(db, selection), (join) => join.onRef('tied.company_id', '=', 'company.id'))
    .where(isIn('company.id', selection))
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
      'tied.people',
      'tied.predecessors',
    ])

/** The records of the register to read: those with these ids, or with ids from `from` (included) to `to` (excluded). */
export type Selection = { readonly ids: readonly number[] } | { readonly from: number; readonly to: number }

const isIn = (id: string, selection: Selection) =>
  'ids' in selection
    ? sql<boolean>`${sql.ref(id)} = any(${[...selection.ids]}::int4[])`
    : sql<boolean>`${sql.ref(id)} >= ${selection.from} and ${sql.ref(id)} < ${selection.to}`

/** The records of a selection with everything that the index needs, in any order; ids without a record are left out. */
export const listSearchableRecords = async (db: Reader, selection: Selection): Promise<SearchableRecord[]> =>
  (await selectSearched(db, selection).execute()) as SearchableRecord[]

/** Locks these records until the transaction ends: another transaction that indexes one of them waits. Readers do not wait. */
export const lockCompanies = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** The highest id of a record; 0 for an empty register. */
export async function findHighestId(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('companies')
    .select((query) => query.fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

interface SizedRow extends SizeFacts {
  readonly id: number
  readonly kind: Kind
  readonly statusName: string
}

/** The properties from which the ranks of the selected records are computed, in any order. */
export const listSizes = async (db: Reader, selection: Selection): Promise<SizedRow[]> =>
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
    .where(isIn('company.id', selection))
    .execute()) as SizedRow[]
