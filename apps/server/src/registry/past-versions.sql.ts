// Reads what our data said about a company on a past day: the row beside its extract, its blocks, and the whole copies of sets.
import { type Selectable, sql } from 'kysely'
import type { Reader } from '../platform/db/database.ts'
import type { Database } from '../platform/db/types.generated.ts'
import { columns } from './registry.sql.ts'

/** Far more than a company has sources. */
const MOST_BLOCKS = 500

/** The row that was replaced first after the day; null if none was replaced since, so that the present one holds. */
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

/** A block as it was on the day. */
interface PastBlock {
  source: string
  asOf: string | null
  loadedAt: Date
  since: string
  leftOn: string | null
  facts: Buffer
}

/**
 * Of each source the version that held on the day: the one that was replaced first afterwards, otherwise the present one. It is as of the
 * newest document that was available on the day, so that later ones that say the same change nothing. Of more than a thousand such documents
 * the oldest days are not kept: a day before them is as of the first document, which is never newer than what was known on it.
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
    order by source, number limit ${MOST_BLOCKS}`.execute(db)
  return rows
}

/** The first day for which an extract of the company is held. */
export async function findFirstDay(db: Reader, companyId: number): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select min(coalesce(since, (loaded_at at time zone 'Europe/Moscow')::date)) as first from (
      select since, loaded_at from company_past_facts where company_id = ${companyId} and source in ('egrul', 'egrip')
      union all select since, loaded_at from company_facts where company_id = ${companyId} and source in ('egrul', 'egrip')) as version`.execute(
    db,
  )
  return rows[0]?.first ?? null
}

/** The newest whole copy of each set that was to be had on the day; `word` is the set without its year, «taxes» of «taxes-2024». */
export const listWholeCopiesOn = (db: Reader, day: string) =>
  db
    .selectFrom('registry_whole_days')
    .select([sql<string>`case when source like 'sanctions%' then source else split_part(source, '-', 1) end`.as('word'), 'example'])
    .select((is) => is.fn.max('day').$castTo<string>().as('day'))
    .where('known_from', '<=', day)
    .groupBy(['word', 'example'])
    .orderBy('word')
    .limit(MOST_BLOCKS)
    .execute()
