// Queries of the search in the format of Checko, another service of company data: the rows of the answer, and the names that are compared with
// the words of the query.
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { MAX_PEOPLE } from '../../company-index/company-index.ts'
import type { Reader } from '../../platform/db/database.ts'

/** The companies and sole traders with the fields of that format, in no certain order. */
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
      'company.registered_on as registeredOn',
    ])
    .select((is) =>
      jsonArrayFrom(
        is
          .selectFrom('company_ties as tie')
          .select(['tie.name', 'tie.inn'])
          .whereRef('tie.company_id', '=', 'company.id')
          .where('tie.role', '=', 'head')
          .where('tie.position', '<', MAX_PEOPLE)
          .orderBy('tie.position'),
      ).as('heads'),
    )
    .where('company.id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .execute()

export type RegistryRow = Awaited<ReturnType<typeof listRegistryRows>>[number]

/** All names of each company (short and full) or sole trader. */
export const listOwnNames = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('companies as company')
    .select(['company.id', sql<string[]>`array_remove(array[company.name, company.name_full, company.fio], null)`.as('names')])
    .where('company.id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .execute()

/** The names of each company's heads or founders: the same first ones as the search index contains. */
export const listPeopleNames = (db: Reader, ids: readonly number[], role: 'head' | 'founder') =>
  db
    .selectFrom('company_ties as tie')
    .select(['tie.company_id as id', sql<string[]>`array_agg(tie.name)`.as('names')])
    .where('tie.company_id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .where('tie.role', '=', role)
    .where('tie.position', '<', MAX_PEOPLE)
    .groupBy('tie.company_id')
    .execute()
