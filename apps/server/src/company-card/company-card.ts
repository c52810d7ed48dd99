// Reads the card of a company as one object of the API, and lists of companies by filters; at the end exports the card's functions for other modules.
import type { Company, CompanyBrief } from '@sverka/contract/company/company'
import { SEARCH_RESULTS_MAX } from '@sverka/contract/company-search/company-search.rules'
import { listRepresentedCompanies, readRepresentative } from '../company-binding/company-binding.ts'
import { statusGroup } from '../company-index/company-index.ts'
import { requireFoundInTime, type SearchDb, searchIds, searchMatching } from '../company-search/company-search.ts'
import type { Caller } from '../platform/auth/session.ts'
import type { Clock } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { refuse } from '../platform/errors.ts'
import { hasShowcase } from '../products/products.ts'
import {
  type CompanyFilters,
  type CompanyKind,
  type CompanyRecord,
  type CompanyRow,
  classifiers,
  findByIds,
  listRows,
  openRecord,
  type TiedCompany,
} from '../registry/registry.ts'
import { readCheckedSubject, renderHtml } from '../reliability/reliability.ts'
import { presentBrief, presentCompany } from './company-card.present.ts'
import { listTiedCompanies } from './connections/connections.ts'
import { listTrademarks } from './trademarks/trademarks.ts'

/** The card of a company, without trademarks and the report as HTML. */
export async function readCompany(db: Reader, row: CompanyRow): Promise<Company> {
  const record = await openRecord(db, row)
  return presentRecord(db, record, await listTiedCompanies(db, record))
}

async function presentRecord(db: Reader, record: CompanyRecord, tied: TiedCompany[]): Promise<Company> {
  const { id } = record.row
  const [names, representative, isSelling, subject] = await Promise.all([
    classifiers(db),
    readRepresentative(db, id),
    hasShowcase(db, id),
    readCheckedSubject(db, record),
  ])
  return presentCompany(subject, tied, names, { representative, hasShowcase: isSelling })
}

/**
 * The card with its trademarks and its reliability report as HTML (`html_checko`), from which some clients of the API read the counts of positive and
 * negative findings. `today`: the day of the report, YYYY-MM-DD.
 */
export async function readCompanyWithReport(db: Reader, row: CompanyRow, today: string): Promise<Company> {
  const record = await openRecord(db, row)
  const tied = await listTiedCompanies(db, record)
  const [company, html] = await Promise.all([presentRecord(db, record, tied), renderHtml(db, row, today, { record, tied })])
  return { ...company, trademarks: listTrademarks(record), html_checko: html }
}

/**
 * Filters of a list. `representative__in`: user ids; `region__in`: codes of regions; `okved__in`: beginnings of activity codes; `status`: the exact
 * name of a status; `search`: text of a search. Pages count from 1.
 */
export interface ListQuery {
  page?: number
  page_size?: number
  representative__in?: number[]
  region__in?: number[]
  okved__in?: string[]
  status?: string
  search?: string
}

/** `count_exact` is false if there may be more companies than `count`; absent if the count is exact. */
export interface CompanyPage {
  count: number
  count_exact?: boolean
  page: number
  page_size: number
  result: CompanyBrief[]
}

/** The databases, the clock and the user of a list request. */
export interface ListDeps {
  readonly db: SearchDb
  readonly clock: Clock
  readonly caller: Caller
}

/** A page of companies of one kind by filters. With `search` they are found and ordered by the company search, else read from the register. */
export async function listByFilters({ db, clock, caller }: ListDeps, kind: CompanyKind, query: ListQuery): Promise<CompanyPage> {
  const filters: CompanyFilters = {
    kind,
    ...(query.region__in ? { regionCodes: query.region__in.map((id) => String(id).padStart(2, '0')) } : {}),
    ...(query.okved__in ? { okvedCodes: query.okved__in } : {}),
    ...(query.status ? { statusName: query.status } : {}),
    ...(query.representative__in?.length ? { ids: await idsRepresentedBy(db.register, query.representative__in, caller) } : {}),
  }
  const page = { number: query.page ?? 1, size: query.page_size ?? 20 }
  const text = query.search?.trim() ?? ''
  const { rows, count, exact } = text
    ? await searchRows({ db, clock }, { text, filters, page })
    : await listRows(db.register, filters, page)
  const names = await classifiers(db.register)
  return {
    count,
    ...(exact ? {} : { count_exact: false }),
    page: page.number,
    page_size: page.size,
    result: rows.map((row) => presentBrief(row, names)),
  }
}

/** A search by text among the companies that pass the filters. */
interface FilteredSearch {
  readonly text: string
  readonly filters: CompanyFilters
  readonly page: { readonly number: number; readonly size: number }
}

async function searchRows({ db, clock }: Pick<ListDeps, 'db' | 'clock'>, { text, filters, page }: FilteredSearch) {
  const { kind, regionCodes, okvedCodes, statusName, ids } = filters
  const group = statusName && statusGroup(statusName)
  const request = { query: text, filters: { kind, regions: regionCodes, okveds: okvedCodes, statuses: group ? [group] : undefined }, clock }
  if (group !== 'other' && ids === undefined) {
    const found = requireFoundInTime(await searchIds(db, { ...request, page: page.number, pageSize: page.size }))
    return { rows: await readRows(db.register, found.ids), count: found.count, exact: found.exact && found.complete }
  }
  // The search index has only groups of statuses (the group «other» has several) and no representatives: these two filters are applied here to rows.
  const hasStatus = (row: CompanyRow) => !statusName || row.statusName === statusName
  const pass = async (found: readonly number[]) => {
    const candidates = ids ? found.filter((id) => ids.includes(id)) : found
    return (await readRows(db.register, candidates)).filter(hasStatus).map(({ id }) => id)
  }
  // One more than may be counted, to find out whether there are more.
  const passed = requireFoundInTime(
    await searchMatching(db, request, { pass, most: Math.min(ids?.length ?? SEARCH_RESULTS_MAX + 1, SEARCH_RESULTS_MAX + 1) }),
  )
  const counted = passed.ids.slice(0, SEARCH_RESULTS_MAX)
  const pageIds = counted.slice((page.number - 1) * page.size, page.number * page.size)
  return {
    rows: await readRows(db.register, pageIds),
    count: counted.length,
    exact: passed.complete && passed.ids.length <= SEARCH_RESULTS_MAX,
  }
}

/** The rows in the order of the ids; deleted companies are left out. */
async function readRows(db: Reader, ids: readonly number[]): Promise<CompanyRow[]> {
  const rows = new Map((await findByIds(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** Ids of the companies that these people represent: staff may request anybody's, others only their own. Throws `unauthorized`. */
async function idsRepresentedBy(db: Reader, people: readonly number[], caller: Caller): Promise<number[]> {
  if (!caller) refuse('unauthorized')
  return listRepresentedCompanies(db, caller.isStaff ? people : people.filter((id) => id === caller.userId))
}

export { readComparison } from './comparison/comparison.ts'
export { readTwoStepGraph } from './connections/second-step.ts'
export { listChanges } from './history/history.sql.ts'
