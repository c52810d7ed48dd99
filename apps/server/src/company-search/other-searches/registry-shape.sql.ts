// Reads rows of the register in the detail the external registry's shape has.
import { sql } from 'kysely'
import type { Reader } from '../../platform/db/database.ts'
import { MOST_PEOPLE } from '../documents/sources.sql.ts'

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
