// Wires the company search into the application.
import type { Feature } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { CompanySource } from '../registry/registry.ts'
import { companySearchRoutes } from './company-search.routes.ts'
import { searchDays } from './search-days.ts'
import { openIndex } from './search-db.ts'
import { warmUpSearch } from './warm-up.ts'

/** `source` makes the client of the aggregator Checko, which the search of the home page also requests, or of our own database without it. */
export const companySearch =
  (source: (services: Services) => CompanySource): Feature =>
  (services) => ({
    readsReplicas: true,
    routes: () =>
      companySearchRoutes({ index: openIndex(services), source: source(services), countSearch: () => searchDays(services).count() }),
    warm: () => warmUpSearch(openIndex(services)),
    // Writes the counts of searches by day that are still in memory.
    close: () => searchDays(services).write(),
  })
