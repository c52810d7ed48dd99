// Reads companies from the product's copy of the state register, with their ties (founders, heads, predecessors …) and blocks of facts (the data of
// one source about a company, compressed).
import { type RawBuilder, sql } from 'kysely'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { ReadDb, Reader } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { CompanyKind } from './register-extract.ts'

/** The columns of a company's row that the rest of the server gets. */
export const columns = [
  'company.id',
  'company.kind',
  'company.ogrn',
  'company.inn',
  'company.kpp',
  'company.name',
  'company.name_full as nameFull',
  'company.name_other as nameOther',
  'company.fio',
  'company.status_code as statusCode',
  'company.status_name as statusName',
  'company.procedure',
  'company.procedure_since as procedureSince',
  'company.closed_on as closedOn',
  'company.ogrn_date as ogrnDate',
  'company.registered_on as registeredOn',
  'company.region_code as regionCode',
  'company.city',
  'company.address',
  'company.okved_code as okvedCode',
  'company.okopf_code as okopfCode',
  'company.capital_kopecks as capitalKopecks',
  'company.leader',
  'company.leader_post as leaderPost',
  'company.revenue_kopecks as revenueKopecks',
  'company.headcount',
  'company.msp_category as mspCategory',
  'company.register_as_of as registerAsOf',
  'company.example as isExample',
] as const

const selectCompanies = (db: Reader) => db.selectFrom('companies as company').select(columns)

/** A company's row as the rest of the server gets it. */
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompanyById>>>

const companyById = compiledOnce((db, id: number) => selectCompanies(db).modifyFront(prepared).where('company.id', '=', id))
const companyByOgrn = compiledOnce((db, ogrn: string) => selectCompanies(db).modifyFront(prepared).where('company.ogrn', '=', ogrn))
const companyByInn = compiledOnce((db, inn: string) =>
  selectCompanies(db)
    .modifyFront(prepared)
    .where('company.inn', '=', inn)
    .orderBy(sql`company.closed_on is not null`)
    .orderBy(sql`company.ogrn_date desc nulls last`)
    .orderBy('company.id', 'desc')
    .limit(1),
)

export const findCompanyById = async (db: Reader, id: number) => (await companyById(db, id))[0]

/** ОГРН: the registration number of a company or sole trader, which is unique. */
export const findCompanyByOgrn = async (db: Reader, ogrn: string) => (await companyByOgrn(db, ogrn))[0]

/** One ИНН (taxpayer number) may belong to several records over time: the active one is preferred, else the newest. */
export const findCompanyByInn = async (db: Reader, inn: string) => (await companyByInn(db, inn))[0]

export const listCompaniesByOgrn = compiledOnce((db, ogrns: readonly string[]) =>
  selectCompanies(db).modifyFront(prepared).where('company.ogrn', '=', sql<string>`any(${ogrns}::text[])`),
)

/** One row for each number (ИНН or ОГРН): of several companies with one ИНН the active one, else the newest; `id` null if nobody has it. */
export const listIdsByNumbers = async (db: Reader, numbers: readonly string[]) => {
  const { rows } = await sql<{ number: string; id: number | null }>`
    select number, coalesce(
      (select id from companies where ogrn = number),
      (select id from companies where inn = number order by closed_on is not null, ogrn_date desc nulls last, id desc limit 1)
    ) as id
    from unnest(${[...numbers]}::text[]) as number`.execute(db)
  return rows
}

export const listNamesByIds = async (db: Reader, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from companies where id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

export const listCompaniesByIds = (db: Reader, ids: readonly number[]) =>
  selectCompanies(db)
    .where('company.id', 'in', [...ids])
    .orderBy('company.id')
    .execute()

export interface CompanyFilters {
  kind: CompanyKind
  regionCodes?: readonly string[]
  /** Prefixes of codes of activities (ОКВЭД): `46` also finds `46.73`. */
  okvedCodes?: readonly string[]
  statusName?: string
  /** Limits the list to these ids. */
  ids?: readonly number[]
}

function filtered(db: Reader, filters: CompanyFilters) {
  let query = db.selectFrom('companies as company').where('company.kind', '=', filters.kind)
  if (filters.regionCodes) query = query.where(sql<boolean>`company.region_code = any(${[...filters.regionCodes]})`)
  if (filters.okvedCodes)
    query = query.where(sql<boolean>`company.okved_code like any(${filters.okvedCodes.map((code) => `${escapeLike(code)}%`)})`)
  if (filters.statusName) query = query.where('company.status_name', '=', filters.statusName)
  if (filters.ids) query = query.where(sql<boolean>`company.id = any(${[...filters.ids]}::int4[])`)
  return query
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (char) => `\\${char}`)

/** One page, ordered by id. */
export const listCompanies = (db: Reader, filters: CompanyFilters, page: { limit: number; offset: number }) =>
  filtered(db, filters).select(columns).orderBy('company.id').limit(page.limit).offset(page.offset).execute()

/** The number of rows, counted up to `limit`. */
export async function countCompanies(db: Reader, filters: CompanyFilters, limit: number): Promise<number> {
  const first = filtered(db, filters).select('company.id').limit(limit).as('first')
  const row = await db
    .selectFrom(first)
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * Blocks of facts stored by the company's id, and those stored by its `numbers` (ИНН, ОГРН). `leftOn`: day of the first list without the company;
 * `wanted`: condition on the source.
 */
const selectFacts = (db: ReadDb, id: number, numbers: readonly string[], wanted: RawBuilder<boolean>) =>
  db
    .selectFrom('company_facts')
    .modifyFront(prepared)
    .select(['source', 'as_of as asOf', 'loaded_at as loadedAt', 'facts', sql<string | null>`null::date`.as('leftOn')])
    .where('company_id', '=', id)
    .where(wanted)
    .unionAll(
      db
        .selectFrom('taxpayer_facts')
        .select(['source', 'as_of as asOf', 'loaded_at as loadedAt', 'facts', 'left_on as leftOn'])
        .where(sql<boolean>`number = any(${numbers})`)
        .where(wanted),
    )

const allFacts = compiledOnce((db, id: number, numbers: readonly string[]) => selectFacts(db, id, numbers, sql<boolean>`true`))
const factsOfSources = compiledOnce((db, id: number, numbers: readonly string[], sources: readonly string[]) =>
  selectFacts(db, id, numbers, sql<boolean>`split_part(source, '-', 1) = any(${sources})`),
)

/** Blocks of one company, also those stored by its ИНН and ОГРН: all, or those of `sources` (`accounts`) with their parts (`accounts-2019`). */
export async function listFacts(db: Reader, company: { id: number; inn: string | null; ogrn: string }, sources?: readonly string[]) {
  const numbers = [company.inn ?? '', company.ogrn]
  return sources ? factsOfSources(db, company.id, numbers, [...sources]) : allFacts(db, company.id, numbers)
}

/** Blocks of many companies, of the named sources and their parts, in any order; `id` is the company's. */
export function listFactsOfMany(db: Reader, ids: readonly number[], sources: readonly string[]) {
  const wanted = sql<boolean>`split_part(block.source, '-', 1) = any(${[...sources]})`
  return db
    .selectFrom('company_facts as block')
    .select(['block.company_id as id', 'block.source', 'block.as_of as asOf', 'block.loaded_at as loadedAt', 'block.facts'])
    .select(sql<string | null>`null::date`.as('leftOn'))
    .where(sql<boolean>`block.company_id = any(${[...ids]})`)
    .where(wanted)
    .unionAll(
      db
        .selectFrom('companies as company')
        .innerJoin('taxpayer_facts as block', (join) => join.on(sql<boolean>`block.number in (company.inn, company.ogrn)`))
        .select([
          'company.id',
          'block.source',
          'block.as_of as asOf',
          'block.loaded_at as loadedAt',
          'block.facts',
          'block.left_on as leftOn',
        ])
        .where(sql<boolean>`company.id = any(${[...ids]})`)
        .where(wanted),
    )
    .execute()
}

/** Columns of a tie, named apart from those of a company's row. */
export const tieColumns = [
  'tie.role',
  'tie.name as tieName',
  'tie.inn as tieInn',
  'tie.ogrn as tieOgrn',
  'tie.company_id as tieCompanyId',
] as const

/** Companies that this company's extract names, other than as heads, with their own rows if the register has them (else `id` is null). */
export const listNamedTies = (db: Reader, companyId: number, limit: number) =>
  db
    .selectFrom('company_ties as tie')
    .leftJoin('companies as company', 'company.ogrn', 'tie.ogrn')
    .select(tieColumns)
    .select(columns.map((column) => column) as unknown as typeof columns)
    .where('tie.company_id', '=', companyId)
    .where('tie.ogrn', 'is not', null)
    .where((is) => is('tie.role', '<>', 'head'))
    .orderBy('tie.role')
    .orderBy('tie.position')
    .limit(limit)
    .execute()

/** Companies whose extracts name this one: as founder, manager, predecessor or successor. */
export const listNamingTies = (db: Reader, ogrn: string, limit: number) =>
  db
    .selectFrom('company_ties as tie')
    .innerJoin('companies as company', 'company.id', 'tie.company_id')
    .select(tieColumns)
    .select(columns)
    .where('tie.ogrn', '=', ogrn)
    .orderBy('tie.role')
    .orderBy('tie.company_id')
    .limit(limit)
    .execute()

/** Other companies with a head who has one of these ИНН (not empty). */
export const listSharedHeads = (db: Reader, companyId: number, inns: readonly string[], limit: number) =>
  db
    .selectFrom('company_ties as tie')
    .innerJoin('companies as company', 'company.id', 'tie.company_id')
    .select(tieColumns)
    .select(columns)
    .where('tie.inn', 'in', [...inns])
    .where('tie.role', '=', 'head')
    .where('tie.company_id', '<>', companyId)
    .orderBy('tie.company_id')
    .limit(limit)
    .execute()
