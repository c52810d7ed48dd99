// The company search as a feature of the application, which passes in the outside source that the search of the home page may request besides
// our own register.
import type { Feature } from '../platform/feature.ts'
import type { Services } from '../platform/services.ts'
import type { CompanySource } from '../registry/registry.ts'
import { companySearchRoutes } from './company-search.routes.ts'
import { searchDays } from './search-days.ts'
import { openIndex } from './search-db.ts'
import { warmSearch } from './warm.ts'

export const companySearch =
  (source: (services: Services) => CompanySource): Feature =>
  (services) => ({
    readsReplicas: true,
    routes: () =>
      companySearchRoutes({ index: openIndex(services), source: source(services), countSearch: () => searchDays(services).count() }),
    warm: () => warmSearch(openIndex(services)),
    close: () => searchDays(services).write(),
  })
