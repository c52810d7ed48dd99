// Сводка: what the card's tab bar and summary need of every tab, in one call.
import { type Static, Type } from 'typebox'
import { Connection } from '../company/company.ts'
import { defineOperation, IsoDate, Nullable, StringEnum } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { FoldedContract } from './contracts.ts'
import { FinanceFactor } from './finances.ts'
import { reportLanguages } from './reliability.ts'

/** Specification §9: the summary shows the first five contracts. */
export const SUMMARY_CONTRACTS = 5
/** How many connections the summary names. */
export const SUMMARY_CONNECTIONS = 3

const Count = Type.Integer({ minimum: 0 })

/** A part is null while its source has not been asked: the card then says «нет данных», never «0». */
export const CompanyOverview = Type.Object({
  finances: Nullable(
    Type.Object({
      /** Revenue in rubles by year, oldest first. */
      revenue: Type.Array(Type.Object({ year: Type.Integer(), value: Type.Number() })),
      factors: Type.Array(FinanceFactor),
    }),
  ),
  /** Taxes paid, incomes, headcount or fines by year are held: the tab of finances shows them, with accounts or without. */
  has_yearly_data: Type.Boolean(),
  /** Average number of employees of the newest year that is known. */
  staff: Nullable(Type.Object({ year: Type.Integer(), count: Count })),
  arbitration: Nullable(Type.Object({ total: Count, plaintiff: Count, respondent: Count, last_date: Nullable(IsoDate) })),
  connections: Type.Object({ total: Count, first: Type.Array(Connection) }),
  contracts: Nullable(Type.Object({ total: Count, first: Type.Array(FoldedContract) })),
  /** With violations, and those of which the source does not say whether there were any. */
  inspections: Nullable(Type.Object({ total: Count, warnings: Count, unknown: Count })),
  trademarks: Nullable(Type.Object({ total: Count })),
  /** Proceedings by which something is still owed, and what is left of them in rubles. */
  enforcement: Nullable(Type.Object({ total: Count, remaining: Type.Number() })),
  /** Taxes and contributions that are owed, by kind. */
  tax_debts: Nullable(Type.Object({ total: Count, sum: Type.Number() })),
  sanctions: Nullable(Type.Boolean()),
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
