// Wires the company search into the application. `source` is the external company register that the search of the home page asks besides our own.
import type { Feature } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { CompanySource } from '../registry/registry.ts'
import { companySearchRoutes } from './company-search.routes.ts'
import { searchDays } from './search-days.ts'
import { openIndex } from './search-db.ts'
import { warmUpSearch } from './warm-up.ts'

export const companySearch =
  (source: (services: Services) => CompanySource): Feature =>
  (services) => ({
    readsReplicas: true,
    routes: () =>
      companySearchRoutes({ index: openIndex(services), source: source(services), countSearch: () => searchDays(services).count() }),
    warm: () => warmUpSearch(openIndex(services)),
    close: () => searchDays(services).write(),
  })
