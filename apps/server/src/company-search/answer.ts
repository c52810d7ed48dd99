// The answer of company-search as it goes over the wire: filters of the address read, facets counted.
import type { SearchFacets, searchCompanies } from '@sverka/contract/company-search'
import { SEARCH_END, SEARCH_PAGE_SIZE, type SearchStatus, searchStatuses } from '@sverka/contract/company-search.rules'
import type { InputOf, OutputOf } from '@sverka/contract/http'
import type { Clock } from '../platform/clock.ts'
import type { Reader } from '../platform/db/database.ts'
import { countKindsAndStatuses } from './company-search.sql.ts'
import { searchIds, showFound } from './company-search.ts'
import type { Filters } from './filters.ts'
import { type StatusGroup, statusGroup } from './rank.ts'

type Query = InputOf<typeof searchCompanies>['query']

const GROUP_OF: Readonly<Record<SearchStatus, StatusGroup>> = { Действует: 'active', 'Не действует': 'closed', Ликвидирована: 'other' }

export async function answerSearch(db: Reader, asked: Query, clock: Clock): Promise<OutputOf<typeof searchCompanies>> {
  const filters = filtersOf(asked, clock.now())
  const query = asked.query ?? ''
  const found = await searchIds(db, { query, filters, page: asked.page ?? 1, pageSize: asked.page_size ?? SEARCH_PAGE_SIZE, clock })
  return {
    count: found.count,
    ...(found.exact ? {} : { count_exact: false }),
    complete: found.complete,
    corrected: found.corrected && { query: found.corrected.query, others: [...found.corrected.others] },
    facets: asked.facets ? await countFacets(db, { query, filters, clock }) : null,
    result: await showFound(db, found),
  }
}

function filtersOf(asked: Query, now: Date): Filters {
  const list = <T>(values: readonly T[] | undefined) => (values && values.length > 0 ? values : undefined)
  return {
    kind: asked.kind,
    statuses: list(asked.status__in)?.map((name) => GROUP_OF[name]),
    regions: list(asked.region__in)?.map((id) => String(id).padStart(2, '0')),
    okveds: list(asked.okved__in),
    sizes: list(asked.size__in),
    // «At most N full years» begins the day after the birthday of N + 1.
    bornFrom: asked.age_to === undefined ? undefined : yearsBefore(now, asked.age_to + 1, 1),
    bornTo: asked.age_from === undefined || asked.age_from === 0 ? undefined : yearsBefore(now, asked.age_from, 0),
  }
}

function yearsBefore(now: Date, years: number, days: number): string {
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days)).toISOString().slice(0, 10)
}

/** Counts among the first 1,000 results without the filters of kind and status, each kept for the other's counts. */
async function countFacets(db: Reader, asked: { query: string; filters: Filters; clock: Clock }): Promise<SearchFacets> {
  const { kind, statuses, ...filters } = asked.filters
  const { ids } = await searchIds(db, { ...asked, filters, page: 1, pageSize: SEARCH_END })
  const rows = ids.length > 0 ? await countKindsAndStatuses(db, ids) : []
  const sum = (wanted: (row: { kind: string; group: StatusGroup }) => boolean) =>
    rows.reduce((total, row) => total + (wanted({ kind: row.kind, group: statusGroup(row.statusName) }) ? Number(row.count) : 0), 0)
  const ofStatus = (group: StatusGroup) => !statuses || statuses.includes(group)
  return {
    kind: {
      company: sum((row) => row.kind === 'company' && ofStatus(row.group)),
      entrepreneur: sum((row) => row.kind === 'entrepreneur' && ofStatus(row.group)),
    },
    status: searchStatuses.map((name) => ({ name, count: sum((row) => row.group === GROUP_OF[name] && (!kind || row.kind === kind)) })),
  }
}
