// The tab «Арбитраж» of a company card: its cases in the commercial (arbitration) courts with filters, and statistics over the stored cases
// (specification, sections 2 and 5).
import { type Static, Type } from 'typebox'
import { disputedFacts } from '../disputed-facts/disputed-facts.ts'
import { defineOperation, Id, IsoDate, Nullable } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { periodQuery, TabPage, TabSource, tabListQuery } from './tab-lists.ts'

/** The company's role in a case; `other` is a third party. */
export const caseRoles = ['plaintiff', 'respondent', 'other'] as const
export type CaseRole = (typeof caseRoles)[number]
const Role = Type.Union([Type.Literal('plaintiff'), Type.Literal('respondent'), Type.Literal('other')])

/** A party of a case: `inn` is its taxpayer number, `ogrn` its state registration number. */
const Side = Type.Object({
  name: Type.String(),
  inn: Nullable(Type.String()),
  ogrn: Nullable(Type.String()),
  address: Nullable(Type.String()),
})

export const Case = Type.Object({
  id: Id,
  number: Type.String(),
  date: IsoDate,
  start_date: Nullable(IsoDate),
  end_date: Nullable(IsoDate),
  /** This company's role in the case. */
  role: Role,
  /** Plaintiffs and respondents. */
  plaints: Type.Array(Side),
  responders: Type.Array(Side),
  court: Nullable(Type.String()),
  /** Rubles. */
  amount_claim: Nullable(Type.Number()),
  /** The sum that the court awarded, in rubles. */
  amount_awarded: Nullable(Type.Number()),
  /** Whether the case is pending; null if the source does not say. */
  active: Nullable(Type.Boolean()),
  /** Subject, stage and outcome, in the source's words. */
  category: Nullable(Type.String()),
  stage: Nullable(Type.String()),
  outcome: Nullable(Type.String()),
  /** Address of the case at the courts' site. */
  link_on_card: Nullable(Type.String()),
})
export type Case = Static<typeof Case>

const Count = Type.Integer({ minimum: 0 })

/** Number of cases, and the claims of those with a known sum, in rubles. */
const CasesAndSum = Type.Object({ cases: Count, claimed: Type.Number() })

/** The cases of one role among all that we have, whatever page or filter is requested. */
export const RoleTotals = Type.Object({
  ...CasesAndSum.properties,
  /** Cases without a known sum. */
  without_sum: Count,
  /** Cases that are pending by the source. */
  pending: CasesAndSum,
  /**
   * For a respondent: cases the plaintiff won, with the sums awarded. For a plaintiff: cases the court refused, with the sums claimed.
   * Null if the source gives the outcome of no finished case.
   */
  lost: Nullable(Type.Object({ cases: Count, sum: Type.Number() })),
  /** Finished cases whose outcome the source does not give. */
  untold: Count,
})
export type RoleTotals = Static<typeof RoleTotals>

export const CaseTotals = Type.Object({
  respondent: RoleTotals,
  plaintiff: RoleTotals,
  /** Newest first; years without cases are left out. */
  years: Type.Array(Type.Object({ year: Type.Integer(), respondent: CasesAndSum, plaintiff: CasesAndSum })),
})
export type CaseTotals = Static<typeof CaseTotals>

export const listLegalCases = defineOperation({
  method: 'GET',
  path: '/api/v1/legal-cases/',
  summary: 'Court cases of a company, newest first, with totals by role over all of them; sums are rubles',
  access: 'public',
  limit: 'api',
  query: Type.Object({
    ...tabListQuery,
    ...periodQuery,
    search: Type.Optional(Type.String({ maxLength: 100 })),
    role: Type.Optional(Role),
    amount_from: Type.Optional(Type.Number({ minimum: 0 })),
    amount_to: Type.Optional(Type.Number({ minimum: 0 })),
    court: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  response: { 200: Type.Object({ ...TabPage(Case).properties, ...disputedFacts, totals: CaseTotals, courts: Type.Array(Type.String()) }) },
  errors: ['number_invalid', 'company_not_found'],
})

export const CaseStatistics = Type.Object({
  total: Type.Integer(),
  plaintiff: Type.Integer(),
  respondent: Type.Integer(),
  /** Sums claimed by the company and from it, in rubles, over the cases with a known sum. */
  claimed_by: Type.Number(),
  claimed_from: Type.Number(),
  /** Cases without a known sum. */
  without_sum: Type.Integer(),
  years: Type.Array(Type.Object({ year: Type.Integer(), plaintiff: Type.Integer(), respondent: Type.Integer(), other: Type.Integer() })),
  courts: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
  totals: CaseTotals,
  source: TabSource,
})
export type CaseStatistics = Static<typeof CaseStatistics>

export const getCaseStatistics = defineOperation({
  method: 'GET',
  path: '/api/v1/legal-cases/statistics/',
  summary: 'Counts and sums of the court cases that we have of a company',
  access: 'public',
  limit: 'api',
  query: Type.Object(numberQuery),
  response: { 200: CaseStatistics },
  errors: ['number_invalid', 'company_not_found'],
})
