// The calls of the search.
import { searchCompanies } from '@sverka/contract/company-search'
import { searchEverywhere } from '@sverka/contract/company-search.everywhere'
import { searchRegistry } from '@sverka/contract/company-search.registry'
import type { Config } from '../platform/config.ts'
import { readOnly } from '../platform/db/connect.ts'
import { acts, type Bound, reads } from '../platform/http/binding.ts'
import type { CompanySource } from '../registry/registry.ts'
import { answerSearch } from './answer.ts'
import { answerEverywhere } from './everywhere.ts'
import { answerRegistrySearch } from './registry-shape.ts'

export const companySearchRoutes = (config: Config, source: CompanySource): readonly Bound[] => [
  reads(searchCompanies, ({ db, query, clock }) => answerSearch(db, query, clock)),
  acts(searchEverywhere, ({ db, query, clock, log }) => answerEverywhere({ db: readOnly(db), clock, log, source }, query)),
  reads(searchRegistry, ({ db, query, clock }) => answerRegistrySearch({ db, clock, key: config.REGISTRY_SEARCH_KEY ?? '' }, query)),
]
