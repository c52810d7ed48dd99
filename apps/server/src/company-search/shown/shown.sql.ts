// Reads the records that several questions show, with what the index has learned since: all as of one moment.
import { sql } from 'kysely'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { peopleOf } from '../company-search.sql.ts'
import { newsSince, placesInOrder, type WantedPlaces } from '../index/index.sql.ts'

type Numbers = readonly number[]

/** What several questions ask for: of each which part it shows, and whether it wants to know the ranks of the others too. */
export type AskedRows = readonly [...WantedPlaces, offsets: Numbers, sizes: Numbers, tellOthers: readonly boolean[]]

/** A record, or the news alone. */
export interface TellingRow {
  readonly news: string | null
  readonly question: number | null
  /** Null for a record that changed since the segments were made. */
  readonly segment: number | null
  readonly ordinal: number | null
  readonly rank: number | null
  /** Where it stands among what its question asked for, from 1. */
  readonly at: number | null
  /** What is shown of it, see `ROW`; null where only the rank is told, or the record is gone. */
  readonly body: string | null
}

/** The columns of a row to show in the order in which `body` has them. */
export interface FoundRow {
  readonly id: number
  readonly kind: string
  readonly name: string
  readonly nameFull: string | null
  readonly fio: string | null
  readonly inn: string | null
  readonly ogrn: string
  readonly statusName: string
  readonly city: string | null
  readonly address: string | null
  readonly leader: string | null
  /** ISO days. */
  readonly registeredOn: string | null
  readonly closedOn: string | null
  readonly okved: string | null
  readonly okvedName: string | null
  readonly region: string | null
  /** Heads, founders and managing companies by line. */
  readonly people: string | null
}

const ROW = sql<string>`json_build_array(company.id, company.kind, company.name, company.name_full, company.fio, company.inn, company.ogrn,
  company.status_name, company.city, company.address, company.leader, company.registered_on, company.closed_on, company.okved_code,
  okved.name, region.name, ${peopleOf('company.id')})::text`

type Body = [number, string, string, ...(string | null)[]]

/** The rows of some bodies. */
export function readBodies(bodies: readonly string[]): FoundRow[] {
  const rows = JSON.parse(`[${bodies.join()}]`) as Body[]
  return rows.map(rowOf)
}

function rowOf([
  id,
  kind,
  name,
  nameFull,
  fio,
  inn,
  ogrn,
  statusName,
  city,
  address,
  leader,
  registeredOn,
  closedOn,
  ...more
]: Body): FoundRow {
  const [okved, okvedName, region, people] = more
  return {
    id,
    kind,
    name,
    nameFull: nameFull ?? null,
    fio: fio ?? null,
    inn: inn ?? null,
    ogrn: ogrn ?? '',
    statusName: statusName ?? '',
    city: city ?? null,
    address: address ?? null,
    leader: leader ?? null,
    registeredOn: registeredOn ?? null,
    closedOn: closedOn ?? null,
    okved: okved ?? null,
    okvedName: okvedName ?? null,
    region: region ?? null,
    people: people ?? null,
  }
}

/** What was committed since `snapshot`, in the first row, and what the questions show. */
export const listShown = compiledOnce((db: ReadDb, snapshot: string, ...asked: AskedRows) => {
  const [places, segments, ordinals, areRest, changed, ids, ranks, areRestToo, offsets, sizes, tellOthers] = asked
  const shown = sql`(
    select place.question, place.segment, place.ordinal, place.rank, place.at, row.body
    from ${placesInOrder([places, segments, ordinals, areRest, changed, ids, ranks, areRestToo])} as place
    join unnest(${offsets}::integer[], ${sizes}::integer[], ${tellOthers}::boolean[]) with ordinality as page (skipped, size, tells_others, question)
      on page.question = place.question
    left join lateral (
      select ${ROW} as body from companies as company
      left join regions as region on region.code = company.region_code left join okved on okved.code = company.okved_code
      where company.id = place.id and place.at > page.skipped and place.at <= page.skipped + page.size) as row on true
    where page.tells_others or (place.at > page.skipped and place.at <= page.skipped + page.size))`
  const rows = sql<TellingRow>`(
    select case when row_number() over () = 1 then told.news end as news, shown.*
    from (select ${newsSince(snapshot)} as news) as told left join ${shown} as shown on true)`
  return db.selectFrom(rows.as('told')).modifyFront(prepared).selectAll()
})

/** What was committed since `snapshot`, where nothing is asked for. */
export const listNews = compiledOnce((db: ReadDb, snapshot: string) =>
  db
    .selectFrom(sql<{ news: string }>`(select ${newsSince(snapshot)} as news)`.as('told'))
    .modifyFront(prepared)
    .select('news'),
)
