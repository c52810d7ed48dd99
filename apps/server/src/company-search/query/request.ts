// Parses the URL of a search: the words, the filters and the page.
import type { searchCompanies } from '@sverka/contract/company-search/company-search'
import { SEARCH_PAGE_SIZE, type SearchSort, type SearchStatus } from '@sverka/contract/company-search/company-search.rules'
import type { OperationInput } from '@sverka/contract/http/http'
import type { StatusGroup } from '../../company-index/company-index.ts'
import { type Clock, yearsBefore } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { codesOfActivity } from './activities.ts'
import type { Filters } from './filters.ts'

export interface SearchRequest {
  readonly query: string
  readonly filters: Filters
  readonly page: number
  readonly pageSize: number
  readonly clock: Clock
  /** Without it the best match comes first. */
  readonly sort?: SearchSort | undefined
  /** How many results can be paged through; by default as many as a person can. */
  readonly end?: number
  /** True if no words and filters mean all companies instead of none. */
  readonly orAll?: boolean
}

export type SearchQuery = OperationInput<typeof searchCompanies>['query']

export const GROUP_BY_STATUS: Readonly<Record<SearchStatus, StatusGroup>> = {
  Действует: 'active',
  'Не действует': 'closed',
  Ликвидирована: 'other',
}

/** The request of an address; an activity named in words becomes its codes. */
export async function buildRequest(db: Reader, request: SearchQuery, clock: Clock): Promise<SearchRequest> {
  const activity = request.activity?.trim() ? await codesOfActivity(db, request.activity) : []
  const filters = buildFilters({ ...request, okved__in: [...(request.okved__in ?? []), ...activity] }, clock.now())
  return {
    query: request.query ?? '',
    filters,
    page: request.page ?? 1,
    pageSize: request.page_size ?? SEARCH_PAGE_SIZE,
    sort: request.sort,
    clock,
  }
}

function buildFilters(query: SearchQuery, now: Date): Filters {
  const list = <T>(values: readonly T[] | undefined) => (values && values.length > 0 ? values : undefined)
  // «At most N full years» begins the day after the birthday of N + 1.
  const bornFrom = query.age_to === undefined ? undefined : yearsBefore(now, query.age_to + 1, 1)
  return {
    kind: query.kind,
    statuses: list(query.status__in)?.map((name) => GROUP_BY_STATUS[name]),
    regions: list(query.region__in)?.map((id) => String(id).padStart(2, '0')),
    okveds: list(query.okved__in),
    sizes: list(query.size__in),
    bornFrom,
    bornTo: query.age_from ? yearsBefore(now, query.age_from, 0) : bornFrom && yearsBefore(now, -YEARS_AHEAD, 0),
  }
}

/** No company is registered later: an end keeps the number of years to search small. */
const YEARS_AHEAD = 1
