// Computes the facets of the company search: for each choice of the filters «kind» (company, sole trader) and «status» the number of results under
// the other filters, counted up to 1,000.
import type { SearchFacets } from '@sverka/contract/company-search/company-search'
import { SEARCH_RESULTS_MAX, searchStatuses } from '@sverka/contract/company-search/company-search.rules'
import type { Kind } from '../../company-index/company-index.ts'
import type { Filters } from '../query/filters.ts'
import { GROUP_BY_STATUS, type SearchRequest } from '../query/request.ts'
import type { SearchDb } from '../search-db.ts'
import type { SearchAnswer } from './search-answer.ts'
import { readTraits, type Trait } from './traits.ts'

/** The documents found, and the facets. */
export interface AnswerWithFacets {
  readonly found: SearchAnswer
  readonly facets: SearchFacets
  /** Further searches, besides `found`, whose results were counted. */
  readonly facetSearches: readonly SearchAnswer[]
}

/** Finds the documents of a search, without reading their rows. */
export type RunSearch = (request: SearchRequest) => Promise<SearchAnswer>

/**
 * Searches without the filters of kind and status. At most 1,000 results are counted one by one; of more, each kind and status is counted by a
 * separate search. Throws SegmentDeleted if a part of the index was replaced meanwhile; then the caller searches again.
 */
export async function findWithFacets(db: SearchDb, request: SearchRequest, find: RunSearch): Promise<AnswerWithFacets> {
  const { kind, statuses, ...others } = request.filters
  const isNarrowed = Boolean(kind || statuses)
  const all = await find({ ...request, filters: others, page: 1, pageSize: SEARCH_RESULTS_MAX, orAll: isNarrowed })
  const found = isNarrowed ? await find(request) : all
  const facets =
    all.exact && all.complete ? countFacets(await readTraits(db, all, request.clock), request.filters) : await countChoices(request, find)
  if (isNarrowed) return { found, facets, facetSearches: [all] }
  const page = { ...all.page, offset: (request.page - 1) * request.pageSize, size: request.pageSize }
  return { found: { ...all, page }, facets, facetSearches: [] }
}

/** Counts by kind and status the results found without these two filters; each count respects the other filter. */
export function countFacets(traits: readonly Trait[], { kind, statuses }: Filters): SearchFacets {
  const count = (isWanted: (trait: Trait) => boolean) => traits.filter(isWanted).length
  const ofKind = (wanted: Kind) => count((trait) => trait.kind === wanted && (!statuses || statuses.includes(trait.group)))
  return {
    kind: { company: ofKind('company'), entrepreneur: ofKind('entrepreneur') },
    status: searchStatuses.map((name) => ({
      name,
      count: count((trait) => trait.group === GROUP_BY_STATUS[name] && (!kind || trait.kind === kind)),
    })),
  }
}

/** Counts each choice by a search without rows. */
async function countChoices(request: SearchRequest, find: RunSearch): Promise<SearchFacets> {
  const count = async (choice: Filters) =>
    (await find({ ...request, filters: { ...request.filters, ...choice }, page: 1, pageSize: 0 })).count
  const [company, entrepreneur, ...byStatus] = await Promise.all([
    count({ kind: 'company' }),
    count({ kind: 'entrepreneur' }),
    ...searchStatuses.map((name) => count({ statuses: [GROUP_BY_STATUS[name]] })),
  ])
  return {
    kind: { company: company ?? 0, entrepreneur: entrepreneur ?? 0 },
    status: searchStatuses.map((name, i) => ({ name, count: byStatus[i] ?? 0 })),
  }
}
