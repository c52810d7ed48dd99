// Товарные знаки: registered marks with search by registration number (specification §2, §5).
import { type Static, Type } from 'typebox'
import { defineOperation, Id, IsoDate, Nullable } from '../http.ts'
import { TabPage, tabListQuery } from './tab-lists.ts'

export const Trademark = Type.Object({
  id: Id,
  trademark_id: Type.String(),
  registration_date: Nullable(IsoDate),
  end_date: Nullable(IsoDate),
  link: Nullable(Type.String()),
  sections: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), content: Type.String() })),
})
export type Trademark = Static<typeof Trademark>

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
