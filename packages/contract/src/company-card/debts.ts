// The tab «Долги» of a company card: enforcement proceedings against the company, in which state bailiffs collect a debt, and its tax debts
// (specification, section 1: sample data if there are none).
import { type Static, Type } from 'typebox'
import { Provenance } from '../company/company.ts'
import { disputedFacts } from '../disputed-facts/disputed-facts.ts'
import { defineOperation, Id, IsoDate, Nullable } from '../http/http.ts'
import { SourceCheck, TabPage, tabListQuery } from './tab-lists.ts'

const Text = Nullable(Type.String())

export const Proceeding = Type.Object({
  id: Id,
  number: Type.String(),
  date: Nullable(IsoDate),
  /** The writ that is enforced. */
  document: Text,
  document_number: Text,
  document_date: Nullable(IsoDate),
  subject: Text,
  /** The department of the bailiff service. */
  bailiffs: Text,
  bailiffs_address: Text,
  /** The initial debt and the remaining one, in rubles. */
  debt: Nullable(Type.Number()),
  remaining: Nullable(Type.Number()),
  /** Nothing remains to be paid: the proceeding is in no count and no sum of debts. */
  paid: Type.Boolean(),
})
export type Proceeding = Static<typeof Proceeding>

/** The debt of one tax, in rubles. */
export const TaxDebt = Type.Object({
  name: Type.String(),
  tax: Type.Number(),
  penalty: Type.Number(),
  fine: Type.Number(),
  total: Type.Number(),
})
export type TaxDebt = Static<typeof TaxDebt>

/** Debts of taxes and contributions, largest first; empty if the source has none. */
export const TaxDebts = Type.Object({ source: Provenance, total: Type.Number(), debts: Type.Array(TaxDebt) })
export type TaxDebts = Static<typeof TaxDebts>

export const listEnforcement = defineOperation({
  method: 'GET',
  path: '/api/v1/company-enforcement/',
  summary: 'Enforcement proceedings against a company, unpaid ones first, then the newest, and its tax debts; sums are rubles',
  access: 'public',
  limit: 'api',
  query: Type.Object(tabListQuery),
  response: {
    200: Type.Object({
      ...TabPage(Proceeding).properties,
      ...disputedFacts,
      /** Sums of the initial and the remaining debts, in rubles. */
      debt_total: Type.Number(),
      remaining_total: Type.Number(),
      /** Number of proceedings with a remaining debt. */
      owed: Type.Integer({ minimum: 0 }),
      /** Null if the open data on tax debts do not answer for the company: `taxes_checked` says why. */
      taxes: Nullable(TaxDebts),
      taxes_checked: SourceCheck,
    }),
  },
  errors: ['number_invalid', 'company_not_found'],
})
