// The tab «Проверки» of a company card: inspections of the company by state bodies, with filters (specification, sections 2 and 3).
import { type Static, Type } from 'typebox'
import { disputedFacts } from '../disputed-facts/disputed-facts.ts'
import { defineOperation, Id, IsoDate, Nullable } from '../http/http.ts'
import { periodQuery, TabPage, tabListQuery } from './tab-lists.ts'

export const Inspection = Type.Object({
  id: Id,
  number: Type.String(),
  start_date: Nullable(IsoDate),
  end_date: Nullable(IsoDate),
  status: Type.String(),
  /** Type in the source's words, such as «Документарная проверка» (of documents). */
  verification_type: Type.String(),
  inspection_objects: Type.Array(Type.Object({ address: Type.String() })),
  control_body: Nullable(Type.Object({ name: Type.String() })),
  /** Why the inspection is carried out. */
  basis_conducting: Nullable(Type.String()),
  /** Whether violations were found; null if the source does not say. */
  violations: Nullable(Type.Boolean()),
  results: Type.Array(Type.String()),
})
export type Inspection = Static<typeof Inspection>

export const listInspections = defineOperation({
  method: 'GET',
  path: '/api/v1/inspection/',
  summary: 'Inspections of a company by state bodies, newest first',
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...tabListQuery,
    ...periodQuery,
    type: Type.Optional(Type.String({ maxLength: 100 })),
    status: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  response: { 200: Type.Object({ ...TabPage(Inspection).properties, ...disputedFacts }) },
  errors: ['number_invalid', 'company_not_found'],
})
