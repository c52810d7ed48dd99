// The calls that answer with one company or a list of companies.
import { getCompany, getCompanyById, getEntrepreneur, listCompanies, listEntrepreneurs } from '@sverka/contract/company-card/company-card'
import { getWholeCard } from '@sverka/contract/company-card/whole-card'
import { type Bound, reads } from '../platform/http/binding.ts'
import { accessByNumber, accessCard, accessCompanyById, askedNumber } from './company-card.access.ts'
import { listByFilters, showCompany } from './company-card.ts'
import { exportRoutes } from './export/export.routes.ts'
import { refreshRoutes } from './refresh/refresh.routes.ts'
import type { SourceDeps } from './refresh/refresh.ts'
import { tabRoutes } from './tabs.routes.ts'
import { showWholeCard } from './whole-card.ts'

/** `today` is the product's day: the demo register's fixed day in demo mode. */
export const companyCardRoutes = (deps: SourceDeps, today: () => string): Bound[] => [
  reads(getCompany, async ({ db, query }) => showCompany(db, await accessByNumber(db, askedNumber(query), 'company'))),
  reads(getEntrepreneur, async ({ db, query }) => showCompany(db, await accessByNumber(db, askedNumber(query), 'entrepreneur'))),
  reads(getCompanyById, async ({ db, params }) => showCompany(db, await accessCompanyById(db, params.id))),
  reads(listCompanies, ({ db, query, caller }) => listByFilters(db, 'company', query, caller)),
  reads(listEntrepreneurs, ({ db, query, caller }) => listByFilters(db, 'entrepreneur', query, caller)),
  reads(getWholeCard, async ({ db, query }) => showWholeCard(db, await accessCard(db, query), today(), query.lang ?? 'ru')),
  ...tabRoutes,
  ...refreshRoutes(deps),
  ...exportRoutes,
]
