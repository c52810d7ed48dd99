// The reliability report that the company source (the data aggregator Checko) makes itself: its HTML, parsed into counts and plain texts
// (specification, section 3, field `html_checko`).
import { type Static, Type } from 'typebox'
import { defineOperation, Nullable } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { TabSource } from './tab-lists.ts'

const Count = Type.Integer({ minimum: 0 })

export const SourceReport = Type.Object({
  /** The counts stated by the report's element `rating`; the lists may be shorter. */
  positive: Count,
  negative: Count,
  /** Plain text, never html. */
  positives: Type.Array(Type.String()),
  negatives: Type.Array(Type.String()),
})
export type SourceReport = Static<typeof SourceReport>

export const getSourceReport = defineOperation({
  method: 'GET',
  path: '/api/v1/company-report/',
  summary: 'The reliability report of a company made by the source itself; null if it has none',
  access: 'public',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: Type.Object({ report: Nullable(SourceReport), source: TabSource }) },
  errors: ['number_invalid', 'company_not_found'],
})
