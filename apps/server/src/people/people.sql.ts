// Queries of the companies and sole trader records of a person by INN («ИНН», the taxpayer number). `company_ties` has the heads and founders that
// the newest extract of each company names, `company_former_ties` those that only an older extract names.
import { sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'

interface PageSlice {
  readonly limit: number
  readonly offset: number
}

/** The most companies that are counted and paged; some people have thousands. */
export const PERSON_COMPANIES_MAX = 1000

/** Ids of the companies whose newest or an older extract names the person, and of the person's records as a sole trader. */
const namedIn = (inn: string) =>
  sql<{ id: number }>`(select company_id as id from company_ties where inn = ${inn} and role in ('head', 'founder')
    union select company_id from company_former_ties where inn = ${inn}
    union select id from companies where inn = ${inn} and kind = 'entrepreneur' limit ${PERSON_COMPANIES_MAX + 1})`.as('named')

const isNamed = (inn: string, role: 'head' | 'founder') =>
  sql<boolean>`exists (select from company_ties as tie where tie.company_id = company.id and tie.inn = ${inn} and tie.role = ${role})`

/** The company exists, and its newest extract names the person (or it is the person's own sole trader record). */
const isCurrent = (inn: string) =>
  sql<boolean>`(company.closed_on is null and (company.inn = ${inn} or ${isNamed(inn, 'head')} or ${isNamed(inn, 'founder')}))`

interface FormerRole {
  readonly role: 'head' | 'founder'
  /** Day of the last extract that names the person in this role, and of the first one that does not (YYYY-MM-DD). */
  readonly namedOn: string
  readonly goneOn: string
}

/** Roles of the person in older extracts that the newest one no longer has, as JSON. */
const formerRoles = (inn: string) =>
  sql<
    FormerRole[]
  >`coalesce((select json_agg(json_build_object('role', former.role, 'namedOn', former.named_on, 'goneOn', former.gone_on) order by former.role)
    from company_former_ties as former where former.company_id = company.id and former.inn = ${inn} and not exists (
      select from company_ties as tie where tie.company_id = company.id and tie.inn = former.inn and tie.role = former.role)), '[]')`

const selectCompanies = (db: Reader, inn: string) => db.selectFrom(namedIn(inn)).innerJoin('companies as company', 'company.id', 'named.id')

export type PersonCompany = Awaited<ReturnType<typeof listPersonCompanies>>[number]

/** A page of the person's companies with the roles: current ones first, then the most recently registered. */
export const listPersonCompanies = (db: Reader, inn: string, { limit, offset }: PageSlice) =>
  selectCompanies(db, inn)
    .select([
      'company.id',
      'company.kind',
      'company.name',
      'company.inn',
      'company.ogrn',
      'company.status_name as statusName',
      'company.procedure',
      'company.procedure_since as procedureSince',
      'company.closed_on as closedOn',
      'company.registered_on as registeredOn',
      'company.example as isExample',
    ])
    .select([isNamed(inn, 'head').as('isHead'), isNamed(inn, 'founder').as('isFounder'), formerRoles(inn).as('formerRoles')])
    .select(
      sql<string>`coalesce((select tie.name from company_ties as tie where tie.company_id = company.id and tie.inn = ${inn} limit 1),
        (select former.name from company_former_ties as former where former.company_id = company.id and former.inn = ${inn} limit 1), company.fio, company.name)`.as(
        'personName',
      ),
    )
    .orderBy(sql`not ${isCurrent(inn)}`)
    .orderBy('company.registered_on', (order) => order.desc().nullsLast())
    .orderBy('company.id')
    .limit(limit)
    .offset(offset)
    .execute()

export type PersonCounts = Awaited<ReturnType<typeof countPersonCompanies>>

/**
 * Counts up to `PERSON_COMPANIES_MAX` + 1 companies. `living`: current ones; `ended`: those that no longer exist; `headed`, `owned`: existing ones
 * whose newest extract names the person as head or founder; `since`: the earliest registration; `withRevenue`: current ones with a known
 * revenue, whose sum is `revenueKopecks` and whose years are `years`.
 */
export const countPersonCompanies = (db: Reader, inn: string) =>
  selectCompanies(db, inn)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where ${isCurrent(inn)}))::int`.as('living'),
      sql<number>`(count(*) filter (where company.closed_on is not null))::int`.as('ended'),
      sql<number>`(count(*) filter (where company.closed_on is null and ${isNamed(inn, 'head')}))::int`.as('headed'),
      sql<number>`(count(*) filter (where company.closed_on is null and ${isNamed(inn, 'founder')}))::int`.as('owned'),
      sql<string | null>`min(company.registered_on)`.as('since'),
      sql<string | null>`sum(company.revenue_kopecks) filter (where ${isCurrent(inn)})`.as('revenueKopecks'),
      sql<number>`(count(company.revenue_kopecks) filter (where ${isCurrent(inn)}))::int`.as('withRevenue'),
      sql<number[]>`coalesce(array_agg(distinct company.revenue_year::int)
        filter (where ${isCurrent(inn)} and company.revenue_year is not null and company.revenue_kopecks is not null), '{}')`.as('years'),
    ])
    .executeTakeFirstOrThrow()
