// Reads of the register by the search: activities and the rows to show.
import { sql } from 'kysely'
import { compiledOnce } from '../platform/db/compiled.ts'
import type { ReadDb, Reader } from '../platform/db/database.ts'
import { prepared } from '../platform/db/prepared.ts'
import { newsSince, pageOfPlaces, type WantedPlaces } from './index/index.sql.ts'

/** Every activity by its code. */
export const listActivities = (db: Reader) => db.selectFrom('okved').select(['code', 'name']).orderBy('code').execute()

/**
 * A page of what was found, in order, and what the index has learned since `snapshot`: as of one moment. `people` are heads, founders and managing
 * companies by line. The first row tells the news, even if it is no company.
 */
export const listFound = compiledOnce((db: ReadDb, snapshot: string, ...wanted: WantedPlaces) =>
  db
    .selectFrom(sql<{ news: string }>`(select ${newsSince(snapshot)} as news)`.as('told'))
    .leftJoin(
      db
        .selectFrom(pageOfPlaces(wanted).as('place'))
        .innerJoin('companies as company', 'company.id', 'place.id')
        .leftJoin('regions as region', 'region.code', 'company.region_code')
        .leftJoin('okved', 'okved.code', 'company.okved_code')
        .select([
          'place.at',
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
        .as('found'),
      (on) => on.onTrue(),
    )
    .modifyFront(prepared)
    .select(sql<string | null>`case when row_number() over () = 1 then told.news end`.as('news'))
    .selectAll('found'),
)

type Told = Awaited<ReturnType<typeof listFound>>[number]
/** A company to show. */
export type FoundRow = {
  [K in keyof Told]: K extends 'at' | 'id' | 'kind' | 'name' | 'ogrn' | 'statusName' ? NonNullable<Told[K]> : Told[K]
}

export const isFoundRow = (row: Told): row is Told & FoundRow => row.id !== null

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
