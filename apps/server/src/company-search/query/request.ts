// Turns the URL parameters of a search into a request: the words, the filters and the page.
import type { searchCompanies } from '@sverka/contract/company-search/company-search'
import { SEARCH_PAGE_SIZE, type SearchSort, type SearchStatus } from '@sverka/contract/company-search/company-search.rules'
import type { OperationInput } from '@sverka/contract/http/http'
import type { StatusGroup } from '../../company-index/company-index.ts'
import { type Clock, moscowDay, yearsBefore } from '../../platform/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import { codesOfActivity } from './activities.ts'
import type { Filters } from './filters.ts'

export interface SearchRequest {
  /** As typed. */
  readonly query: string
  readonly filters: Filters
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly clock: Clock
  /** Without it the best match comes first. */
  readonly sort?: SearchSort | undefined
  /** How many results are counted and can be paged through; by default 1,000 (`SEARCH_RESULTS_MAX`). */
  readonly end?: number
  /** True if a request without words and filters means all companies; by default it means none. */
  readonly orAll?: boolean
}

export type SearchQuery = OperationInput<typeof searchCompanies>['query']

/** The values of the status filter and the groups they select; «Ликвидирована» selects every other status, as in the specification. */
export const GROUP_BY_STATUS: Readonly<Record<SearchStatus, StatusGroup>> = {
  Действует: 'active',
  'Не действует': 'closed',
  Ликвидирована: 'other',
}

/** An activity named in words becomes its codes, in addition to the codes of `okved__in`. */
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

/** Ages are counted as of `today`, the day in Moscow. */
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

/** The end of the range where only its beginning is given: nothing is registered later, and a near end needs fewer terms. */
const YEARS_AHEAD = 1
