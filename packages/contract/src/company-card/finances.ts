// The tab «Финансы» of a company card: annual accounts by year and line, links to the filed reports, and the reliability factors found in them
// (specification, sections 2 and 3).
import { type Static, Type } from 'typebox'
import { Bytes, defineOperation, Nullable, StringEnum } from '../http/http.ts'
import { numberQuery } from './company-card.ts'
import { XLSX_TYPE } from './export.ts'
import { polarities } from './reliability.rules.ts'
import { reportLanguages } from './reliability.ts'
import { Evidence } from './reliability-factor.ts'
import { TabSource } from './tab-lists.ts'

/** One line of the accounts of one year: its code in the statutory form (2110 is revenue), its name, rubles. */
const Amount = Type.Object({ code: Type.String(), name: Nullable(Type.String()), value: Type.Number() })

/** A factor of the reliability report found in the accounts, in the requested language. */
export const FinanceFactor = Type.Object({
  code: Type.String(),
  polarity: StringEnum(polarities),
  title: Type.String(),
  fact: Type.Optional(Type.String()),
  evidence: Type.Array(Evidence),
})
export type FinanceFactor = Static<typeof FinanceFactor>

export const CompanyFinances = Type.Object({
  /** Newest year first. */
  finances_years: Type.Array(Type.Object({ year: Type.Integer(), amount: Type.Array(Amount) })),
  /** The same numbers by year and code of the line; `СумОтч` is the sum of the reporting year, the name that the specification gives it. */
  additional_finances: Type.Record(Type.String(), Type.Record(Type.String(), Type.Object({ СумОтч: Nullable(Type.Number()) }))),
  /** A link for every year: the filed report at its source, otherwise our own file for the year. */
  reports: Type.Array(Type.Object({ year: Type.Integer(), url: Type.String() })),
  factors: Type.Array(FinanceFactor),
  /** Where to find the accounts of a company that does not file them with the tax service; null if we have them, or should have. */
  accounts_at: Nullable(Type.Object({ name: Type.String(), url: Type.String() })),
  source: TabSource,
})
export type CompanyFinances = Static<typeof CompanyFinances>

export const getCompanyFinances = defineOperation({
  method: 'GET',
  path: '/api/v1/company-finances/',
  summary: 'Accounts of a company by year and line, in rubles',
  access: 'public',
  limit: 'api',
  query: Type.Object({ ...numberQuery, lang: Type.Optional(StringEnum(reportLanguages)) }),
  response: { 200: CompanyFinances },
  errors: ['number_invalid', 'company_not_found'],
})

export const exportAccounts = defineOperation({
  method: 'GET',
  path: '/api/v1/company-finances/report/',
  summary: 'The accounts of one year as an .xlsx: code, line, rubles; for years whose filed report cannot be linked to',
  access: 'public',
  limit: 'search',
  query: Type.Object({ ...numberQuery, year: Type.Integer({ minimum: 1990, maximum: 2100 }) }),
  response: { 200: Bytes(XLSX_TYPE) },
  errors: ['number_invalid', 'company_not_found', 'not_found'],
})
