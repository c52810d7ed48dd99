// The HTTP operation `/search/`, with which client programs search our register in the format of Checko, another service of company data. The
// clients share one key, which belongs to no member, and errors come in the same format.
import { searchRegistry } from '@sverka/contract/api-access/registry'
import type { SearchDb } from '../../company-search/company-search.ts'
import type { Config } from '../../platform/config.ts'
import { type BoundRoute, reads } from '../../platform/http/binding.ts'
import { answerRegistrySearch } from './registry-shape.ts'

/** `index` is called at each request, since the search index opens after the routes are built. */
export const registryRoutes = (index: () => SearchDb['index'], { REGISTRY_SEARCH_KEY }: Config): readonly BoundRoute[] => [
  {
    ...reads(searchRegistry, ({ db, query, clock }) =>
      answerRegistrySearch({ db: { register: db, index: index() }, clock, key: REGISTRY_SEARCH_KEY ?? '' }, query),
    ),
    refusal: ({ status, message }) => ({ status, body: { data: { Записи: [] }, meta: { status: 'error', message } } }),
  },
]
