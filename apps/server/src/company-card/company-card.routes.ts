// The calls that answer with one company or a list of companies.
import { getCompany, getCompanyById, getEntrepreneur, listCompanies, listEntrepreneurs } from '@sverka/contract/company-card/company-card'
import { reads } from '../platform/http/binding.ts'
import { accessByNumber, accessCompanyById } from './company-card.access.ts'
import { askedNumber, listByFilters, showCompany } from './company-card.ts'

export const companyCardRoutes = [
  reads(getCompany, async ({ db, query }) => showCompany(db, await accessByNumber(db, askedNumber(query), 'company'))),
  reads(getEntrepreneur, async ({ db, query }) => showCompany(db, await accessByNumber(db, askedNumber(query), 'entrepreneur'))),
  reads(getCompanyById, async ({ db, params }) => showCompany(db, await accessCompanyById(db, params.id))),
  reads(listCompanies, ({ db, query }) => listByFilters(db, 'company', query)),
  reads(listEntrepreneurs, ({ db, query }) => listByFilters(db, 'entrepreneur', query)),
]
