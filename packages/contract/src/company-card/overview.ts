// The tab «Сводка» (summary) of a company card: the data that it and the tab bar need from every tab, in one call.
import { type Static, Type } from 'typebox'
import { defineOperation, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { ShownConnection } from './connections.ts'
import { FoldedContract } from './contracts.ts'
import { FinanceFactor } from './finances.ts'
import { overviewSources } from './overview.rules.ts'
import { reportLanguages } from './reliability.ts'
import { checksBySource } from './tab-lists.ts'

/** Specification §9: the summary shows the first five contracts. */
export const SUMMARY_CONTRACTS = 5
/** Most connections that the overview lists. */
export const SUMMARY_CONNECTIONS = 3

const Count = Type.Integer({ minimum: 0 })

/** A part is null until its source was requested: the card then says «нет данных» (no data), never «0». */
export const CompanyOverview = Type.Object({
  finances: Nullable(
    Type.Object({
      /** Revenue in rubles by year, oldest first. */
      revenue: Type.Array(Type.Object({ year: Type.Integer(), value: Type.Number() })),
      factors: Type.Array(FinanceFactor),
    }),
  ),
  /** True if we have taxes paid, income, headcount or fines by year: the finances tab shows them, with or without accounts. */
  has_yearly_data: Type.Boolean(),
  /** Average number of employees in the newest known year. */
  staff: Nullable(Type.Object({ year: Type.Integer(), count: Count })),
  arbitration: Nullable(Type.Object({ total: Count, plaintiff: Count, respondent: Count, last_date: Nullable(IsoDate) })),
  connections: Type.Object({ total: Count, first: Type.Array(ShownConnection) }),
  contracts: Nullable(Type.Object({ total: Count, first: Type.Array(FoldedContract) })),
  /** `warnings`: inspections with violations; `unknown`: those for which the source does not say. */
  inspections: Nullable(Type.Object({ total: Count, warnings: Count, unknown: Count })),
  trademarks: Nullable(Type.Object({ total: Count })),
  /** Enforcement proceedings with a remaining debt, and the sum of these debts in rubles. */
  enforcement: Nullable(Type.Object({ total: Count, remaining: Type.Number() })),
  /** Number of kinds of taxes and contributions with a debt, and the sum in rubles. */
  tax_debts: Nullable(Type.Object({ total: Count, sum: Type.Number() })),
  /** Whether a sanctions list names the company. */
  sanctions: Nullable(Type.Boolean()),
  /** Whether each source was checked, also where its part is null. */
  checked: checksBySource(overviewSources),
})
export type CompanyOverview = Static<typeof CompanyOverview>

export const getCompanyOverview = defineOperation({
  method: 'GET',
  path: '/api/v1/company-overview/',
  summary: 'Counts and first rows of every tab of a company card',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...numberQuery, lang: Type.Optional(StringEnum(reportLanguages)) }),
  response: { 200: CompanyOverview },
  errors: ['number_invalid', 'company_not_found'],
})
