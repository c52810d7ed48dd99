// Operations that return one company or a list of companies from our own register.
import { Type } from 'typebox'
import { Company, CompanyBrief } from '../company/company.ts'
import { defineOperation, Id, ItemList, Page, pageQuery } from '../http/http.ts'

/**
 * How a call names its company: by `inn` (taxpayer number), by `ogrn` (state registration number), or by `query`, a text as people type it into
 * the search, with either number or a КПП (code of the tax office where the company is registered).
 */
export const numberQuery = {
  inn: Type.Optional(Type.String({ maxLength: 20 })),
  ogrn: Type.Optional(Type.String({ maxLength: 20 })),
  query: Type.Optional(Type.String({ maxLength: 200 })),
}

export const getCompany = defineOperation({
  method: 'GET',
  path: '/api/v1/company/',
  summary: 'One legal entity by INN or OGRN, with every nested field',
  access: 'public',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: Company },
  errors: ['number_invalid', 'company_not_found'],
})

export const getEntrepreneur = defineOperation({
  method: 'GET',
  path: '/api/v1/entrepreneur/',
  summary: 'One sole trader by INN or OGRNIP',
  access: 'public',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: Company },
  errors: ['number_invalid', 'company_not_found'],
})

/**
 * Filters of a list. `representative__in`: ids of the users who represent the companies; `okved__in`: codes of activities; `status`: the exact
 * name of a status.
 */
const listQuery = Type.Object({
  ...pageQuery,
  representative__in: Type.Optional(ItemList(Id)),
  region__in: Type.Optional(ItemList(Id)),
  okved__in: Type.Optional(ItemList(Type.String({ maxLength: 12 }))),
  status: Type.Optional(Type.String({ maxLength: 100 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
})

export const listCompanies = defineOperation({
  method: 'GET',
  path: '/api/v1/companies/',
  summary: 'Legal entities by filters; counted exactly up to 1,000, where the list ends',
  access: 'public',
  limit: 'search',
  query: listQuery,
  response: { 200: Page(CompanyBrief) },
  errors: ['unauthorized', 'search_late'],
})

export const getCompanyById = defineOperation({
  method: 'GET',
  path: '/api/v1/companies/:id/',
  summary: 'One legal entity by our id',
  access: 'public',
  limit: 'api',
  params: Type.Object({ id: Id }),
  response: { 200: Company },
  errors: ['company_not_found'],
})

export const listEntrepreneurs = defineOperation({
  method: 'GET',
  path: '/api/v1/entrepreneurs/',
  summary: 'Sole traders by filters; counted exactly up to 1,000, where the list ends',
  access: 'public',
  limit: 'search',
  query: listQuery,
  response: { 200: Page(CompanyBrief) },
  errors: ['unauthorized', 'search_late'],
})
