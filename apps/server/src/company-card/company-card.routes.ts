// The calls that answer with one company or a list of companies.
import { getCompany, getCompanyById, getEntrepreneur, listCompanies, listEntrepreneurs } from '@sverka/contract/company-card/company-card'
import { type Bound, reads } from '../platform/http/binding.ts'
import { accessByNumber, accessCompanyById, askedNumber } from './company-card.access.ts'
import { listByFilters, showCompany } from './company-card.ts'
import { exportRoutes } from './export/export.routes.ts'
import { refreshRoutes } from './refresh/refresh.routes.ts'
import type { SourceDeps } from './refresh/refresh.ts'
import { tabRoutes } from './tabs.routes.ts'

export const companyCardRoutes = (deps: SourceDeps): Bound[] => [
  reads(getCompany, async ({ db, query }) => showCompany(db, await accessByNumber(db, askedNumber(query), 'company'))),
  reads(getEntrepreneur, async ({ db, query }) => showCompany(db, await accessByNumber(db, askedNumber(query), 'entrepreneur'))),
  reads(getCompanyById, async ({ db, params }) => showCompany(db, await accessCompanyById(db, params.id))),
  reads(listCompanies, ({ db, query, caller }) => listByFilters(db, 'company', query, caller)),
  reads(listEntrepreneurs, ({ db, query, caller }) => listByFilters(db, 'entrepreneur', query, caller)),
  ...tabRoutes,
  ...refreshRoutes(deps),
  ...exportRoutes,
]
