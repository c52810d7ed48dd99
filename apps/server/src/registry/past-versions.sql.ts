// Reads the stored data about a company as they were on a past day: its row, its blocks of facts, and the complete copies of lists available then.
import { type Selectable, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import type { Database } from '../platform/db/types.generated.ts'
import { columns } from './registry.sql.ts'

/** Limit of the rows of a result: far more than a company has sources. */
const MAX_BLOCKS = 500

/** The version of the row that was valid at the end of the day; null if it has not been replaced since, so that the current row is valid. */
export async function findPastRow(db: Reader, companyId: number, day: string) {
  const row = await db
    .selectFrom(
      sql<Selectable<Database['companies']>>`(
        select company.* from company_past_rows as past, jsonb_populate_record(null::companies, past.row) as company
        where past.company_id = ${companyId} and past.until > ${day}::date order by past.until, past.id limit 1)`.as('company'),
    )
    .select(columns)
    .executeTakeFirst()
  return row ?? null
}

/** A block of facts as it was on the day. */
interface PastBlock {
  source: string
  /** Day of the newest document with this content. */
  asOf: string | null
  loadedAt: Date
  /** First day on which this content was available. */
  since: string
  /** Day on which the company left the list (sanctions, small businesses …), if that was not after the day. */
  leftOn: string | null
  facts: Buffer
}

/**
 * Of each source the version that was valid on the day: of the versions replaced after that day the one replaced first, or else the current one. Its
 * `asOf` is the day of the newest document with this content that was available then, so that later documents change nothing. If there were more than
 * a thousand such documents, the days of the oldest ones are not stored; then `asOf` is the day of the first document.
 */
export async function listFactsOn(
  db: Reader,
  company: { id: number; inn: string | null; ogrn: string },
  day: string,
): Promise<PastBlock[]> {
  const numbers = [company.inn ?? '', company.ogrn]
  const { rows } = await sql<PastBlock>`
    with version as (
      select id, until, '' as number, source, since, as_of, null::date as left_on, loaded_at, facts, confirmed_as_of, confirmed_since
      from company_past_facts where company_id = ${company.id} and until > ${day}::date
      union all select null, 'infinity', '', source, since, as_of, null, loaded_at, facts, confirmed_as_of, confirmed_since
      from company_facts where company_id = ${company.id}
      union all select id, until, number, source, since, as_of, left_on, loaded_at, facts, confirmed_as_of, confirmed_since
      from taxpayer_past_facts where number = any(${numbers}) and until > ${day}::date
      union all select null, 'infinity', number, source, since, as_of, left_on, loaded_at, facts, confirmed_as_of, confirmed_since
      from taxpayer_facts where number = any(${numbers})
    ), holding as (
      select distinct on (number, source) * from version order by number, source, until, id
    )
    select source, least(${day}::date, coalesce((select document.as_of from unnest(confirmed_as_of, confirmed_since) as document (as_of, since)
      where document.since <= ${day}::date order by document.since desc, document.as_of desc limit 1), case when confirmed_since is null then as_of else least(as_of, since) end)) as "asOf", loaded_at as "loadedAt",
      coalesce(since, (loaded_at at time zone 'Europe/Moscow')::date) as since, case when left_on <= ${day}::date then left_on end as "leftOn", facts
    from holding where coalesce(since, (loaded_at at time zone 'Europe/Moscow')::date) <= ${day}::date
    order by source, number limit ${MAX_BLOCKS}`.execute(db)
  return rows
}

/** The first day (YYYY-MM-DD) for which an extract of the company is stored (ЕГРЮЛ or, for sole traders, ЕГРИП); null if there is none. */
export async function findFirstDay(db: Reader, companyId: number): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select min(coalesce(since, (loaded_at at time zone 'Europe/Moscow')::date)) as first from (
      select since, loaded_at from company_past_facts where company_id = ${companyId} and source in ('egrul', 'egrip')
      union all select since, loaded_at from company_facts where company_id = ${companyId} and source in ('egrul', 'egrip')) as version`.execute(
    db,
  )
  return rows[0]?.first ?? null
}

/** The newest complete copy of each list that was available on the day; `word` is its source without the year: «taxes» for «taxes-2024». */
export const listWholeCopiesOn = (db: Reader, day: string) =>
  db
    .selectFrom('registry_whole_days')
    .select([sql<string>`case when source like 'sanctions%' then source else split_part(source, '-', 1) end`.as('word'), 'example'])
    .select((is) => is.fn.max('day').$castTo<string>().as('day'))
    .where('known_from', '<=', day)
    .groupBy(['word', 'example'])
    .orderBy('word')
    .limit(MAX_BLOCKS)
    .execute()

/** Number of replaced extracts of a company that are read, the newest ones. */
export const MAX_EXTRACTS = 30

/** Replaced extracts of a company, the newest first. */
export async function listReplacedExtracts(db: Reader, companyId: number): Promise<{ asOf: string | null; facts: Buffer }[]> {
  const { rows } = await sql<{ asOf: string | null; facts: Buffer }>`
    select as_of as "asOf", facts from company_past_facts where company_id = ${companyId} and source in ('egrul', 'egrip')
    order by until desc, id desc limit ${MAX_EXTRACTS}`.execute(db)
  return rows
}
