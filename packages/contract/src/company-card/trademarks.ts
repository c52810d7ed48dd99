// The tab «Товарные знаки» of a company card: registered trademarks with search by registration number (specification, sections 2 and 5).
import { Type } from 'typebox'
import { Trademark } from '../company/company.ts'
import { defineOperation } from '../http/http.ts'
import { TabPage, tabListQuery } from './tab-lists.ts'

export const listTrademarks = defineOperation({
  method: 'GET',
  path: '/api/v1/company-trademarks/',
  summary: 'Trademarks of a company; search is a part of the registration number',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...tabListQuery, search: Type.Optional(Type.String({ maxLength: 50 })) }),
  response: { 200: TabPage(Trademark) },
  errors: ['number_invalid', 'company_not_found'],
})
