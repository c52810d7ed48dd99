// HTTP route of a seller's public page.
import { getShowcase } from '@sverka/contract/company-page/company-page'
import { type BoundRoute, reads } from '../platform/http/binding.ts'
import type { Services } from '../platform/services.ts'
import { readCompanyPage } from './company-page.ts'

export const companyPageRoutes = (services: Services): readonly BoundRoute[] => [
  reads(getShowcase, ({ db, params, query }) => readCompanyPage(db, services, params.id, query)),
]
