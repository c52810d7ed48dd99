// The calls of the search.
import { searchCompanies } from '@sverka/contract/company-search/company-search'
import { searchEverywhere } from '@sverka/contract/company-search/everywhere'
import { type Bound, reads } from '../platform/http/binding.ts'
import type { CompanySource } from '../registry/registry.ts'
import { answerEverywhere } from './answer/everywhere.ts'
import { answerSearch } from './company-search.ts'
import type { SearchIndex } from './search-db.ts'

export interface SearchDeps {
  readonly index: SearchIndex
  /** What the home search asks beside our own register. */
  readonly source: CompanySource
  /** Tells of a search that a person made; further pages of it are none. */
  readonly countSearch: () => void
}

export const companySearchRoutes = ({ index, source, countSearch }: SearchDeps): readonly Bound[] => [
  reads(searchCompanies, ({ db, query, clock }) => {
    if ((query.page ?? 1) === 1) countSearch()
    return answerSearch({ register: db, index }, query, clock)
  }),
  // What the source answers is cached: asked once more of the primary, the source is not.
  reads(searchEverywhere, ({ db, query, clock, log }) => answerEverywhere({ db: { register: db, index }, clock, log, source }, query)),
]
