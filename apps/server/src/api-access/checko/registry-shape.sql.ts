// Reads rows of the register with the fields of the external registry's format.
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { MAX_PEOPLE } from '../../company-index/company-index.ts'
import type { Reader } from '../../platform/db/database.ts'

/** Rows with the fields of the external registry's format. */
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

/** The names of companies, or of sole traders. */
export const listOwnNames = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('companies as company')
    .select(['company.id', sql<string[]>`array_remove(array[company.name, company.name_full, company.fio], null)`.as('names')])
    .where('company.id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .execute()

/** The names of their heads or founders. */
export const listPeopleNames = (db: Reader, ids: readonly number[], role: 'head' | 'founder') =>
  db
    .selectFrom('company_ties as tie')
    .select(['tie.company_id as id', sql<string[]>`array_agg(tie.name)`.as('names')])
    .where('tie.company_id', '=', sql<number>`any(${[...ids]}::int4[])`)
    .where('tie.role', '=', role)
    .where('tie.position', '<', MAX_PEOPLE)
    .groupBy('tie.company_id')
    .execute()
