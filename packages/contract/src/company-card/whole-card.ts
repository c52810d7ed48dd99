// Everything that the page of a company shows around its tabs, in one call: the company, the overview of its tabs, the reliability summary.
import { type Static, Type } from 'typebox'
import { Company } from '../company/company.ts'
import { DisputedFact } from '../disputed-facts/disputed-facts.ts'
import { defineOperation, StringEnum } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { CompanyOverview } from './overview.ts'
import { ReliabilitySummary, reportLanguages } from './reliability.ts'

export const WholeCard = Type.Object({
  company: Company,
  overview: CompanyOverview,
  reliability: ReliabilitySummary,
  /** Facts of the card that the company disputes now; they do not change the verdicts. */
  disputed: Type.Array(DisputedFact),
})
export type WholeCard = Static<typeof WholeCard>

export const getWholeCard = defineOperation({
  method: 'GET',
  path: '/api/v1/company-card/',
  summary: 'A company or sole trader with the overview of its tabs and its reliability summary: everything that its card shows first',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...numberQuery, lang: Type.Optional(StringEnum(reportLanguages)) }),
  response: { 200: WholeCard },
  errors: ['number_invalid', 'company_not_found'],
})
