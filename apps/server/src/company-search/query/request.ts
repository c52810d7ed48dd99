// Turns the URL parameters of a company search into a request: the words, the filters and the page.
import type { searchCompanies } from '@sverka/contract/company-search/company-search'
import { SEARCH_PAGE_SIZE, type SearchSort, type SearchStatus } from '@sverka/contract/company-search/company-search.rules'
import type { OperationInput } from '@sverka/contract/http/http'
import type { StatusGroup } from '../../company-index/company-index.ts'
import { type Clock, moscowDay, yearsBefore } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { codesOfActivity } from './activities.ts'
import type { Filters } from './filters.ts'

/** A search, also for other modules. */
export interface SearchRequest {
  /** The text as typed. */
  readonly query: string
  readonly filters: Filters
  /** Number of the page, from 1. */
  readonly page: number
  readonly pageSize: number
  readonly clock: Clock
  /** The order that the user chose; without it the best match comes first. */
  readonly sort?: SearchSort | undefined
  /** Number of results that are counted and can be paged through; by default 1,000 (`SEARCH_RESULTS_MAX`). */
  readonly end?: number
  /** True if a request without words and filters means all companies; by default it means none. */
  readonly orAll?: boolean
}

export type SearchQuery = OperationInput<typeof searchCompanies>['query']

/**
 * The values of the status filter and the groups that they select: «Действует» active, «Не действует» inactive. «Ликвидирована» (liquidated) selects
 * every other status, as the specification (section 4) says.
 */
export const GROUP_BY_STATUS: Readonly<Record<SearchStatus, StatusGroup>> = {
  Действует: 'active',
  'Не действует': 'closed',
  Ликвидирована: 'other',
}

/** Makes the request. An activity named in words becomes its codes (ОКВЭД), in addition to the codes of `okved__in`. */
export async function buildRequest(db: Reader, request: SearchQuery, clock: Clock): Promise<SearchRequest> {
  const activity = request.activity?.trim() ? await codesOfActivity(db, request.activity) : []
  const filters = buildFilters({ ...request, okved__in: [...(request.okved__in ?? []), ...activity] }, moscowDay(clock.now()))
  return {
    query: request.query ?? '',
    filters,
    page: request.page ?? 1,
    pageSize: request.page_size ?? SEARCH_PAGE_SIZE,
    sort: request.sort,
    clock,
  }
}

/** The filters; a list without values is no filter. Ages are computed as of `today`, the day in Moscow (YYYY-MM-DD). */
function buildFilters(query: SearchQuery, today: string): Filters {
  const list = <T>(values: readonly T[] | undefined) => (values && values.length > 0 ? values : undefined)
  // «At most N full years» old: registered after the day N + 1 years ago.
  const bornFrom = query.age_to === undefined ? undefined : yearsBefore(today, query.age_to + 1, 1)
  return {
    kind: query.kind,
    statuses: list(query.status__in)?.map((name) => GROUP_BY_STATUS[name]),
    regions: list(query.region__in)?.map((id) => String(id).padStart(2, '0')),
    okveds: list(query.okved__in),
    sizes: list(query.size__in),
    bornFrom,
    bornTo: query.age_from ? yearsBefore(today, query.age_from, 0) : bornFrom && yearsBefore(today, -YEARS_AHEAD, 0),
  }
}

/** If the range of registration days has only a beginning, it ends this many years after today: a near end needs fewer terms of the index. */
const YEARS_AHEAD = 1
