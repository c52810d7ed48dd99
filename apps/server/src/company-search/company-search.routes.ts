// The calls of the search.
import { searchCompanies } from '@sverka/contract/company-search'
import { searchRegistry } from '@sverka/contract/company-search.registry'
import type { Config } from '../platform/config.ts'
import { type Bound, reads } from '../platform/http/binding.ts'
import { answerSearch } from './answer.ts'
import { answerRegistrySearch } from './registry-shape.ts'

export const companySearchRoutes = (config: Config): readonly Bound[] => [
  reads(searchCompanies, ({ db, query, clock }) => answerSearch(db, query, clock)),
  reads(searchRegistry, ({ db, query, clock }) => answerRegistrySearch({ db, clock, key: config.REGISTRY_SEARCH_KEY ?? '' }, query)),
]
