// The operations of the company search: the search of our register, and that of the home page, which also requests an external source.
import { searchCompanies } from '@sverka/contract/company-search/company-search'
import { searchEverywhere } from '@sverka/contract/company-search/everywhere'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import type { CompanySource } from '../registry/registry.ts'
import { answerEverywhere } from './answer/everywhere.ts'
import { answerSearch } from './company-search.ts'
import type { SearchIndex } from './search-db.ts'

/** What the operations need from the application. */
export interface SearchDeps {
  readonly index: SearchIndex
  /** External source of companies (the aggregator Checko) that the search of the home page requests too. */
  readonly source: CompanySource
  /** Called for each search of the search page, but not for its further pages; counts the searches of a day. */
  readonly countSearch: () => void
}

export const companySearchRoutes = ({ index, source, countSearch }: SearchDeps): readonly BoundRoute[] => [
  reads(searchCompanies, ({ db, query, clock }) => {
    if ((query.page ?? 1) === 1) countSearch()
    return answerSearch({ register: db, index }, query, clock)
  }),
  // An operation that reads from a replica may be repeated on the primary database. The source's answer is cached, so the source
  // is not requested twice.
  reads(searchEverywhere, ({ db, query, clock, log }) => answerEverywhere({ db: { register: db, index }, clock, log, source }, query)),
]
