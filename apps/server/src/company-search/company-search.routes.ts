// The calls of the search.
import { searchCompanies } from '@sverka/contract/company-search/company-search'
import { searchEverywhere } from '@sverka/contract/company-search/everywhere'
import { searchRegistry } from '@sverka/contract/company-search/registry'
import type { Config } from '../platform/config.ts'
import { type Bound, reads } from '../platform/http/binding.ts'
import type { CompanySource } from '../registry/registry.ts'
import { answerSearch, registrySearches } from './company-search.ts'
import { answerEverywhere } from './other-searches/everywhere.ts'
import { answerRegistrySearch } from './other-searches/registry-shape.ts'
import type { SearchIndex } from './search-db.ts'

export interface SearchDeps {
  readonly config: Config
  readonly index: SearchIndex
  /** What the home search asks beside our own register. */
  readonly source: CompanySource
  /** Tells of a search that a person made; further pages of it are none. */
  readonly countSearch: () => void
}

export const companySearchRoutes = ({ config, index, source, countSearch }: SearchDeps): readonly Bound[] => [
  reads(searchCompanies, ({ db, query, clock }) => {
    if ((query.page ?? 1) === 1) countSearch()
    return answerSearch({ register: db, index }, query, clock)
  }),
  // What the source answers is cached: asked once more of the primary, the source is not.
  reads(searchEverywhere, ({ db, query, clock, log }) => answerEverywhere({ db: { register: db, index }, clock, log, source }, query)),
  inItsShape(
    reads(searchRegistry, ({ db, query, clock }) =>
      answerRegistrySearch({ db: { register: db, index }, clock, key: config.REGISTRY_SEARCH_KEY ?? '', search: registrySearches }, query),
    ),
  ),
]

/** A client of the external registry reads refusals in its shape too. */
const inItsShape = (bound: Bound): Bound => ({
  ...bound,
  refusal: ({ status, message }) => ({ status, body: { data: { Записи: [] }, meta: { status: 'error', message } } }),
})
