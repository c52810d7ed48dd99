// How many results each choice of kind and status would leave, the other filters kept, up to 1,000.
import type { SearchFacets } from '@sverka/contract/company-search'
import { SEARCH_END, type SearchStatus, searchStatuses } from '@sverka/contract/company-search.rules'
import { type SearchAnswer, type SearchRequest, search } from './company-search.ts'
import type { Filters } from './filters.ts'
import type { Kind, StatusGroup } from './rank.ts'
import type { SearchDb } from './search-db.ts'
import { type Trait, traitsOf } from './traits.ts'

export const GROUP_OF: Readonly<Record<SearchStatus, StatusGroup>> = {
  Действует: 'active',
  'Не действует': 'closed',
  Ликвидирована: 'other',
}

interface Faceted {
  readonly found: SearchAnswer
  readonly facets: SearchFacets
  /** Of what else the counts were made. */
  readonly beside?: readonly SearchAnswer[]
}

/** Up to 1,000 results without the filters of kind and status tell every count; beyond, each choice is searched by itself. Throws SegmentGone. */
export async function searchWithFacets(db: SearchDb, request: SearchRequest): Promise<Faceted> {
  const { kind, statuses, ...others } = request.filters
  const isNarrowed = Boolean(kind || statuses)
  const all = await search(db, { ...request, filters: others, page: 1, pageSize: SEARCH_END, orAll: isNarrowed })
  const found = isNarrowed ? await search(db, request) : all
  const facets =
    all.exact && all.complete ? facetsOf(await traitsOf(db, all, request.clock), request.filters) : await countChoices(db, request)
  if (isNarrowed) return { found, facets, beside: [all] }
  return { found: { ...all, page: { ...all.page, offset: (request.page - 1) * request.pageSize, size: request.pageSize } }, facets }
}

function facetsOf(traits: readonly Trait[], { kind, statuses }: Filters): SearchFacets {
  const count = (isWanted: (trait: Trait) => boolean) => traits.filter(isWanted).length
  const ofKind = (wanted: Kind) => count((trait) => trait.kind === wanted && (!statuses || statuses.includes(trait.group)))
  return {
    kind: { company: ofKind('company'), entrepreneur: ofKind('entrepreneur') },
    status: searchStatuses.map((name) => ({
      name,
      count: count((trait) => trait.group === GROUP_OF[name] && (!kind || trait.kind === kind)),
    })),
  }
}

async function countChoices(db: SearchDb, request: SearchRequest): Promise<SearchFacets> {
  const count = async (choice: Filters) =>
    (await search(db, { ...request, filters: { ...request.filters, ...choice }, page: 1, pageSize: 0 })).count
  const [company, entrepreneur, ...byStatus] = await Promise.all([
    count({ kind: 'company' }),
    count({ kind: 'entrepreneur' }),
    ...searchStatuses.map((name) => count({ statuses: [GROUP_OF[name]] })),
  ])
  return {
    kind: { company: company ?? 0, entrepreneur: entrepreneur ?? 0 },
    status: searchStatuses.map((name, i) => ({ name, count: byStatus[i] ?? 0 })),
  }
}
