// Reads the rows of one page of search results, and the changes of the index since the search read it, in one statement. The index consists
// of segments (built once) and a delta (companies changed since).
import { type RawBuilder, sql } from 'kysely'
import { changesSince, selectPeople, selectPredecessors } from '../../company-index/company-index.ts'
import { compiledOnce } from '../../platform/db/compiled.ts'
import type { ReadDb } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { type SummaryVersion, type WorstInRow, worstColumn } from '../../reliability/reliability.ts'

type Numbers = readonly number[]

/**
 * Candidates for a page as columns: documents of segments (the first three arrays, of one length) and companies of the delta (the next three). A
 * lower level is shown before a higher one.
 */
export type CandidateColumns = readonly [
  segments: Numbers,
  documentIds: Numbers,
  levels: Numbers,
  deltaIds: Numbers,
  deltaRanks: Numbers,
  deltaLevels: Numbers,
  /** Offset and length of the page within the sorted candidates. */
  offset: number,
  size: number,
]

/** SQL expressions for the orders that a user can choose, ascending: largest revenue first, oldest company first; unknown values come last. */
const SORTED_BY = {
  revenue: sql`(select -revenue_kopecks from companies where id = company_id)`,
  age: sql`(select registered_on from companies where id = company_id)`,
} as const

/**
 * SQL: the page, ordered by `first` and then by rank; `at` is the position. A rank is a number of the index by which active and larger companies come
 * first; documents of segments have it in a table, companies of the delta bring it with them.
 */
function selectPage(request: CandidateColumns, first: RawBuilder<unknown> = sql`level`): RawBuilder<unknown> {
  const [segments, documentIds, levels, deltaIds, deltaRanks, deltaLevels, offset, size] = request
  return sql`(
    select company_id, rank, row_number() over (order by ${first} nulls last, rank)::integer as at from (
      select document.company_id, document.rank, asked.level
      from unnest(${segments}::integer[], ${documentIds}::integer[], ${levels}::integer[]) as asked (segment, document_id, level)
      join company_search_documents as document on document.segment = asked.segment and document.document_id = asked.document_id
      union all
      select company_id, rank, level
      from unnest(${deltaIds}::integer[], ${deltaRanks}::bigint[], ${deltaLevels}::integer[]) as changed (company_id, rank, level)
    ) as candidate
    order by at offset ${offset}::integer limit ${size}::integer)`
}

/** A row of the page. The first one also has the changes of the index; an empty page has one row for them, without a rank. */
export interface PageRow {
  /** JSON, see `parseChanges`. */
  readonly changes: string | null
  /** The company's rank in the index, which contains its id. */
  readonly rank: number | null
  /** JSON, see `parseRow`; null if only ranks were requested, or if the company is deleted. */
  readonly body: string | null
}

/** The data of a company that a result shows, or that the terms of the query are compared with. */
export interface FoundRow {
  readonly id: number
  readonly kind: string
  readonly name: string
  readonly nameFull: string | null
  /** Names in other languages, one a line. */
  readonly nameOther: string | null
  /** Former names, one a line. */
  readonly nameFormer: string | null
  /** Full name of a sole trader. */
  readonly fio: string | null
  /** Taxpayer number. */
  readonly inn: string | null
  /** State registration number. */
  readonly ogrn: string
  readonly statusName: string
  /** An open procedure such as bankruptcy, and its day. */
  readonly procedure: string | null
  readonly procedureSince: string | null
  /** Day of the company's extract from the state register. */
  readonly asOf: string
  readonly city: string | null
  readonly address: string | null
  /** Full name of the head. */
  readonly leader: string | null
  /** ISO dates. */
  readonly registeredOn: string | null
  readonly closedOn: string | null
  /** Code of the main activity (classifier ОКВЭД). */
  readonly okved: string | null
  readonly okvedName: string | null
  readonly region: string | null
  /** Heads, founders and managing companies, one a line. */
  readonly people: string | null
  /** Names of predecessors, one a line. */
  readonly predecessors: string | null
  /** In kopecks. */
  readonly revenue: number | null
  /** Year of the accounts that state the revenue. */
  readonly revenueYear: number | null
  /** The findings of the stored reliability summary that count most against the company; null if no valid summary is stored. */
  readonly worst: WorstInRow | null
}

/** SQL: a row of `companies` as the JSON text of a `FoundRow`. */
const toRow = (
  wanted: SummaryVersion,
) => sql<string>`json_build_object('id', company.id, 'kind', company.kind, 'name', company.name, 'nameFull', company.name_full, 'nameOther', company.name_other, 'nameFormer', company.name_former,
  'fio', company.fio, 'inn', company.inn, 'ogrn', company.ogrn, 'statusName', company.status_name, 'procedure', company.procedure,
  'procedureSince', company.procedure_since, 'asOf', company.register_as_of, 'city', company.city,
  'address', company.address, 'leader', company.leader, 'registeredOn', company.registered_on, 'closedOn', company.closed_on,
  'okved', company.okved_code, 'okvedName', okved.name, 'region', region.name, 'people', ${selectPeople('company.id')}, 'predecessors', ${selectPredecessors('company.id')},
  'revenue', company.revenue_kopecks, 'revenueYear', company.revenue_year, 'worst', ${worstColumn('company.id', wanted)})::text`

/** Parses `PageRow.body`. */
export const parseRow = (body: string): FoundRow => JSON.parse(body)

/** Parameters: the snapshot of the index that was searched; rules version and day for which a stored summary is valid; the candidates. */
type PageRequest = readonly [snapshot: string, version: string, today: string, ...CandidateColumns]

const selectRows = (db: ReadDb, [snapshot, version, today, ...candidates]: PageRequest, first?: RawBuilder<unknown>) => {
  const rows = sql<PageRow>`(
    select case when row_number() over (order by page.at) = 1 then changed.changes end as changes, page.rank, row.body
    from (select ${changesSince(snapshot)} as changes) as changed
    left join ${selectPage(candidates, first)} as page on true
    left join lateral (
      select ${toRow({ version, today })} as body from companies as company
      left join regions as region on region.code = company.region_code left join okved on okved.code = company.okved_code
      where company.id = page.company_id) as row on true
    order by page.at)`
  return db.selectFrom(rows.as('rows')).modifyFront(prepared).selectAll()
}

/** Reads the changes of the index since `snapshot`, and the rows of a page. */
export const listPage = compiledOnce((db: ReadDb, ...request: PageRequest) => selectRows(db, request))

/** The same, sorted by the order that the user chose. */
export const listSorted = {
  revenue: compiledOnce((db: ReadDb, ...request: PageRequest) => selectRows(db, request, SORTED_BY.revenue)),
  age: compiledOnce((db: ReadDb, ...request: PageRequest) => selectRows(db, request, SORTED_BY.age)),
} as const

/** The same with ranks only, without the rows of companies. */
export const listRanks = compiledOnce((db: ReadDb, snapshot: string, ...candidates: CandidateColumns) => {
  const rows = sql<PageRow>`(
    select case when row_number() over (order by page.at) = 1 then changed.changes end as changes, page.rank, null::text as body
    from (select ${changesSince(snapshot)} as changes) as changed left join ${selectPage(candidates)} as page on true
    order by page.at)`
  return db.selectFrom(rows.as('rows')).modifyFront(prepared).selectAll()
})

/** The rows of these companies in the order of `ids`; unknown ids are left out. */
export const listRows = compiledOnce((db: ReadDb, version: string, today: string, ids: Numbers) => {
  const rows = sql<Pick<PageRow, 'body'>>`(
    select ${toRow({ version, today })} as body
    from unnest(${ids}::integer[]) with ordinality as asked (id, at) join companies as company on company.id = asked.id
    left join regions as region on region.code = company.region_code left join okved on okved.code = company.okved_code
    order by asked.at)`
  return db.selectFrom(rows.as('rows')).modifyFront(prepared).selectAll()
})
